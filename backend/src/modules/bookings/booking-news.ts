import type { Db } from '../../app/schema.ts';
import { PAYABLE_STATUSES } from './booking-state.ts';

/** Steps of these kinds in a member's bookings since then, the newest first. */
export async function searchBookingNews(db: Db, query: { userId: string; kinds: readonly string[]; since: Date }) {
  return db
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.id', 'booking_events.booking_id')
    .select([
      'booking_events.id',
      'booking_events.at',
      'booking_events.kind',
      'bookings.id as booking_id',
      'bookings.title',
      'bookings.service',
    ])
    .where('bookings.user_id', '=', query.userId)
    .where('booking_events.kind', 'in', [...query.kinds])
    .where('booking_events.at', '>=', query.since)
    .orderBy('booking_events.at', 'desc')
    .execute();
}

/** A member's bookings that have to be paid between these instants, the next first. */
export async function searchDueSoon(db: Db, userId: string, between: { from: Date; to: Date }) {
  return db
    .selectFrom('bookings')
    .select(['id as booking_id', 'title', 'service', 'time_limit_at'])
    .where('user_id', '=', userId)
    .where('payment_status', 'in', PAYABLE_STATUSES)
    .where('time_limit_at', '>', between.from)
    .where('time_limit_at', '<=', between.to)
    .orderBy('time_limit_at')
    .execute();
}
