import { orderTitles, upgradeRecord, type BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { Db } from '../../app/schema.ts';
import { PAYABLE_STATUSES } from './booking-state.ts';

/** What a row that was joined to its booking needs to be told in any language: the columns, and its titles out of them. */
export const TITLE_COLUMNS = ['bookings.service', 'bookings.title', 'bookings.detail'] as const;

interface TitleRow {
  readonly service: string;
  readonly title: string;
  readonly detail: BookingRecord;
}

/** A row with {@link TITLE_COLUMNS} as it is told. */
export const withTitles = <R extends TitleRow>({ title, detail, ...row }: R) => ({
  ...row,
  titles: orderTitles(row.service, upgradeRecord(row.service, detail), title),
});

/** Steps of these kinds in a member's bookings since then, the newest first. */
export async function searchBookingNews(db: Db, query: { userId: string; kinds: readonly string[]; since: Date }) {
  const rows = await db
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.id', 'booking_events.booking_id')
    .select([
      'booking_events.id',
      'booking_events.at',
      'booking_events.kind',
      'bookings.id as booking_id',
      ...TITLE_COLUMNS,
    ])
    .where('bookings.user_id', '=', query.userId)
    .where('booking_events.kind', 'in', [...query.kinds])
    .where('booking_events.at', '>=', query.since)
    .orderBy('booking_events.at', 'desc')
    .execute();
  return rows.map(withTitles);
}

/** A member's bookings that have to be paid between these instants, the next first. */
export async function searchDueSoon(db: Db, userId: string, between: { from: Date; to: Date }) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id as booking_id', 'time_limit_at', ...TITLE_COLUMNS])
    .where('user_id', '=', userId)
    .where('payment_status', 'in', PAYABLE_STATUSES)
    .where('time_limit_at', '>', between.from)
    .where('time_limit_at', '<=', between.to)
    .orderBy('time_limit_at')
    .execute();
  return rows.map(withTitles);
}
