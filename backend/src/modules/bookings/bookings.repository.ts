import type { BookingTime } from '@wisata/kernel/contracts/booking-requests';
import { randomInt } from 'node:crypto';
import { checkRecord, orderTitles, upgradeRecord } from '@wisata/kernel/contracts/booking-records';
import type { BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../app/schema.ts';
import type { Booking } from './booking.ts';
import { ENDED_STATUSES, PAYABLE_STATUSES } from './booking-state.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingRow } from './tables.ts';

/** Without 0, O, 1, I, L, S, 5, B and 8, which people mix up when they read a code to each other. */
const CODE_ALPHABET = '234679ACDEFGHJKMNPQRTUVWXYZ';

export function newOrderCode(prefix: string): string {
  return prefix + Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

export function toBooking(row: Selectable<BookingRow>): Booking {
  const detail = upgradeRecord(row.service, row.detail);
  return {
    id: row.id,
    code: row.code,
    service: row.service,
    userId: row.user_id,
    contact: row.contact,
    titles: orderTitles(row.service, detail, row.title),
    amountMinor: row.amount_minor,
    discountMinor: row.discount_minor,
    promoCode: row.promo_code,
    currency: row.currency,
    timeLimitAt: row.time_limit_at,
    detail,
    search: row.search,
    locale: row.locale,
    paymentStatus: row.payment_status,
    statusCheckout: row.status_checkout,
    statusIssue: row.status_issue,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export async function findBooking(db: Db, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toBooking(row);
}

/** Every booking of these ids that exists, in no order. */
export async function searchBookingsById(db: Db, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(toBooking);
}

/** By the order ID a guest types; case and spaces do not matter. */
export async function findBookingByCode(db: Db, code: string): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('code', '=', code.replace(/\s/g, '').toUpperCase())
    .executeTakeFirst();
  return row && toBooking(row);
}

/** Locks the bookings in the order of their ids, so that two callers can never wait for each other. */
export async function lockBookings(trx: Trx, ids: readonly string[]): Promise<Booking[]> {
  if (!ids.every(isUuid) || ids.length === 0) return [];
  const rows = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toBooking);
}

/** The record as its column takes it; throws for one that its service's schema does not allow. */
export const toStored = (service: string, record: BookingRecord) => JSON.stringify(checkRecord(service, record));

export async function saveState(
  trx: Trx,
  booking: Booking,
  state: BookingState,
  at: Date,
  detailPatch?: BookingRecord,
): Promise<Booking> {
  const row = await trx
    .updateTable('bookings')
    .set({
      payment_status: state.paymentStatus,
      status_checkout: state.statusCheckout,
      status_issue: state.statusIssue,
      updated_at: at,
      ...(detailPatch ? { detail: toStored(booking.service, { ...booking.detail, ...detailPatch }) } : {}),
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBooking(row);
}

/** Adds to a record what a service learned while it booked, inside the transaction that made the booking. */
export async function patchDetail(trx: Trx, { id, service, detail }: Booking, patch: BookingRecord): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ detail: toStored(service, { ...detail, ...patch }) })
    .where('id', '=', id)
    .execute();
}

export async function addTimelineEntry(
  trx: Trx,
  entry: { bookingId: string; at: Date; kind: string; actor: string; note?: string },
): Promise<void> {
  const { bookingId, note = null, ...rest } = entry;
  await trx
    .insertInto('booking_events')
    .values({ booking_id: bookingId, note, ...rest })
    .execute();
}

export async function searchTimeline(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_events')
    .select(['at', 'kind', 'note', 'actor'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

/** Ids of bookings whose time limit has passed and that are still open. */
export async function searchDueBookings(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('payment_status', 'in', PAYABLE_STATUSES)
    .where('time_limit_at', '<=', now)
    .orderBy('time_limit_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface BookingPage {
  readonly bookings: Booking[];
  readonly total: number;
}

export interface MemberBookingQuery {
  readonly userId: string;
  readonly services?: readonly string[];
  readonly open?: boolean;
  readonly when?: BookingTime;
  /** The day that parts what is ahead from what is past. */
  readonly today?: string;
  readonly page: number;
  readonly limit: number;
}

function narrowByTime(found: SelectQueryBuilder<Database, 'bookings', object>, when: BookingTime, today: string) {
  if (when === 'cancelled') return found.where('payment_status', 'in', ENDED_STATUSES);
  const standing = found.where('payment_status', 'not in', ENDED_STATUSES);
  if (when === 'past') return standing.where('ends_on', '<', today);
  return standing.where((each) => each.or([each('ends_on', '>=', today), each('ends_on', 'is', null)]));
}

export async function searchMemberBookings(db: Db, query: MemberBookingQuery): Promise<BookingPage> {
  const { when, today = '' } = query;
  let found: SelectQueryBuilder<Database, 'bookings', object> = db
    .selectFrom('bookings')
    .where('user_id', '=', query.userId);
  if (when) found = narrowByTime(found, when, today);
  if (query.services?.length) found = found.where('service', 'in', [...query.services]);
  if (query.open) found = found.where('payment_status', 'in', PAYABLE_STATUSES);
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .$if(when === 'upcoming', (list) => list.orderBy(sql`ends_on asc nulls last`))
    .$if(when === 'past', (list) => list.orderBy('ends_on', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { bookings: rows.map(toBooking), total };
}
