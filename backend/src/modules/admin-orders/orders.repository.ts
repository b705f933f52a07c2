import { ORDER_FIELDS } from '@wisata/kernel/contracts/admin-orders';
import type { OrderField, OrdersQuery, OrderState } from '@wisata/kernel/contracts/admin-orders';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '../../app/schema.ts';
import { ENDED_STATUSES, hasWords, PAYABLE_STATUSES, toBooking } from '../bookings/index.ts';

type Found = SelectQueryBuilder<Database, 'bookings', object>;

/** Who looks for an order among more than so many types another letter. */
const COUNT_TO = 1000;

const NARROW: Record<OrderState, (found: Found) => Found> = {
  unpaid: (found) => found.where('payment_status', 'in', PAYABLE_STATUSES),
  issuing: (found) => found.where('payment_status', '=', 'paid').where('status_issue', 'in', ['waiting', 'process']),
  issued: (found) => found.where('payment_status', '=', 'paid').where('status_issue', '=', 'issued'),
  failed: (found) => found.where('payment_status', '=', 'paid').where('status_issue', '=', 'failed'),
  request: (found) =>
    found.where('id', 'in', (sub) =>
      sub.selectFrom('booking_requests').select('booking_id').where('status', '!=', 'answered'),
    ),
  ended: (found) => found.where('payment_status', 'in', ENDED_STATUSES),
};

function matching(db: Db, keyword: string, fields: readonly OrderField[], state: OrderState | ''): Found {
  const words = hasWords(keyword, fields);
  const found: Found = words ? db.selectFrom('bookings').where(words) : db.selectFrom('bookings');
  return state ? NARROW[state](found) : found;
}

async function countUpTo(db: Db, found: Found): Promise<number> {
  const { total } = await db
    .selectFrom(found.select('id').limit(COUNT_TO).as('some'))
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The newest activity first. */
export async function searchOrders(db: Db, { keyword, field, state, page, limit }: OrdersQuery) {
  const found = matching(db, keyword, field ? [field] : ORDER_FIELDS, state);
  const [total, rows] = await Promise.all([
    countUpTo(db, found),
    found
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { bookings: rows.map(toBooking), total };
}

/** How many the keyword finds in each field; null where nothing was typed. */
export async function countByField(db: Db, { keyword, state }: OrdersQuery) {
  if (!hasWords(keyword, ORDER_FIELDS)) return null;
  const count = (field: OrderField) => countUpTo(db, matching(db, keyword, [field], state));
  const [name, email, order, voucher] = await Promise.all([
    count('name'),
    count('email'),
    count('order'),
    count('voucher'),
  ]);
  return { name, email, order, voucher };
}

export async function countWaiting(db: Db) {
  const [failed, request] = await Promise.all([
    countUpTo(db, matching(db, '', ORDER_FIELDS, 'failed')),
    countUpTo(db, matching(db, '', ORDER_FIELDS, 'request')),
  ]);
  return { failed, request };
}

/** Kinds of requests that wait for an answer, by booking. */
export async function searchOpenRequests(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('booking_requests')
    .select(['booking_id', 'type'])
    .where('booking_id', 'in', [...bookingIds])
    .where('status', '!=', 'answered')
    .orderBy('type')
    .execute();
}

/** Addresses of the accounts with these ids. */
export async function searchEmails(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
