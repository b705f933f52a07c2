import type { Db } from '../../app/schema.ts';
import { TITLE_COLUMNS, withTitles } from '../bookings/index.ts';

/** What happened to a member's requests since then, as steps of the bookings that they are about. */
export async function searchRequestNews(db: Db, userId: string, since: Date) {
  const rows = await db
    .selectFrom('booking_request_events')
    .innerJoin('booking_requests', 'booking_requests.id', 'booking_request_events.request_id')
    .innerJoin('bookings', 'bookings.id', 'booking_requests.booking_id')
    .select([
      'booking_request_events.id',
      'booking_request_events.at',
      'booking_request_events.kind',
      'bookings.id as booking_id',
      ...TITLE_COLUMNS,
    ])
    .where('bookings.user_id', '=', userId)
    .where('booking_request_events.kind', 'not in', ['received', 'reply'])
    .where('booking_request_events.at', '>=', since)
    .orderBy('booking_request_events.at', 'desc')
    .execute();
  return rows.map(withTitles);
}
