import { expressionBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Db, Trx } from '../../app/schema.ts';
import { isUuid, PAYABLE_STATUSES } from '../bookings/index.ts';
import type { PaymentStatus } from '../bookings/index.ts';
import type { PaymentRow } from './tables.ts';

export type Payment = Selectable<PaymentRow>;

/** Statuses in which the gateway may still bring the money in the ordinary way. */
export const PENDING_STATUSES: readonly PaymentStatus[] = ['unpaid', 'process'];

export const totalMinor = (payment: Payment) => payment.amount_minor - payment.discount_minor + payment.fee_minor;

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPaymentByNumber(db: Db, number: string): Promise<Payment | undefined> {
  const text = number.replace(/\s/g, '').toUpperCase();
  return db.selectFrom('payments').selectAll().where('no_trx', '=', text).executeTakeFirst();
}

export async function lockPayment(trx: Trx, id: string): Promise<Payment> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Which bookings a payment is for never changes, so no lock is needed to read it. */
export async function searchBookingIds(db: Db, paymentIds: readonly string[]): Promise<string[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('payment_bookings')
    .select('booking_id')
    .distinct()
    .where('payment_id', 'in', [...paymentIds])
    .execute();
  return rows.map((row) => row.booking_id);
}

/** Pending payments that include any of the bookings. */
export async function searchPendingPaymentIds(db: Db, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_bookings', 'payment_bookings.payment_id', 'payments.id')
    .select('payments.id')
    .distinct()
    .where('payment_bookings.booking_id', 'in', [...bookingIds])
    .where('payments.payment_status', 'in', PENDING_STATUSES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments of these bookings, newest first; those replaced by another method are left out unless money came for them. */
export async function searchPaymentsOf(db: Db, bookingIds: readonly string[]): Promise<Payment[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('payment_bookings')
        .select('payment_id')
        .where('booking_id', 'in', [...bookingIds]),
    )
    .where((is) => is.or([is('superseded_by', 'is', null), is('refund_minor', '>', 0)]))
    .orderBy('created_at', 'desc')
    .execute();
}

/** The payment whose money paid a booking, as the booking's timeline names it; undefined while none did. */
export async function findSettlingPayment(db: Db, bookingId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('booking_events', 'booking_events.note', 'payments.no_trx')
    .selectAll('payments')
    .where('booking_events.booking_id', '=', bookingId)
    .where('booking_events.kind', '=', 'payment-settled')
    .executeTakeFirst();
}

/** What the payment asked for each of its bookings when it was made. */
export async function searchShares(db: Db, { id }: Payment): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('payment_bookings')
    .select(['booking_id', 'amount_minor'])
    .where('payment_id', '=', id)
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row.amount_minor]));
}

export async function updatePayment(
  trx: Trx,
  id: string,
  at: Date,
  change: Partial<Omit<Payment, 'contact'>>,
): Promise<Payment> {
  return trx
    .updateTable('payments')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function searchDuePayments(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_status', 'in', PENDING_STATUSES)
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments whose page was opened, the most urgent first. */
export async function searchOpenPayments(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_status', '=', 'process')
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Pending payments none of whose bookings can be paid any more, because the traveller canceled them. */
export async function searchOrphanPayments(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('payments.id')
    .where('payments.payment_status', 'in', PENDING_STATUSES)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payment_bookings')
            .innerJoin('bookings', 'bookings.id', 'payment_bookings.booking_id')
            .select('payment_bookings.payment_id')
            .whereRef('payment_bookings.payment_id', '=', 'payments.id')
            .where('bookings.payment_status', 'in', PAYABLE_STATUSES),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface TransactionFilter {
  readonly userId: string;
  readonly keyword: string;
  readonly services: readonly string[];
  readonly fromAt?: Date;
  readonly untilAt?: Date;
  readonly page: number;
  readonly limit: number;
}

const likePattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The member's payments that count, before keyword and services narrow them. */
function matching(db: Db, filter: TransactionFilter) {
  const { userId, keyword, services, fromAt, untilAt } = filter;
  let found = db.selectFrom('payments').where('user_id', '=', userId).where('superseded_by', 'is', null);
  if (fromAt) found = found.where('created_at', '>=', fromAt);
  if (untilAt) found = found.where('created_at', '<', untilAt);
  const lines = expressionBuilder<Database, 'payments'>()
    .selectFrom('payment_bookings')
    .innerJoin('bookings', 'bookings.id', 'payment_bookings.booking_id')
    .select('payment_bookings.payment_id')
    .whereRef('payment_bookings.payment_id', '=', 'payments.id');
  if (services.length > 0) found = found.where((is) => is.exists(lines.where('bookings.service', 'in', [...services])));
  if (!keyword) return found;
  const pattern = likePattern(keyword);
  const named = lines.where((is) =>
    is.or([
      is('bookings.title', 'ilike', pattern),
      is('bookings.code', 'ilike', pattern),
      // What is named in every language is found by either name.
      sql<boolean>`exists (select from jsonb_path_query(bookings.detail, '$.**.words.*.title') as name
        where name #>> '{}' ilike ${pattern})`,
    ]),
  );
  return found.where((is) =>
    is.or([is('payments.no_trx', 'ilike', pattern), is('payments.title', 'ilike', pattern), is.exists(named)]),
  );
}

export async function searchTransactions(
  db: Db,
  filter: TransactionFilter,
): Promise<{ payments: Payment[]; total: number }> {
  const found = matching(db, filter);
  const { total } = await found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const payments = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  return { payments, total };
}
