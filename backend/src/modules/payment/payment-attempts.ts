import { amountsIn } from '../../app/amount.ts';
import type { Db } from '../../app/schema.ts';
import { findMerchant } from './merchants.ts';
import { totalMinor } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';

type Notice = Awaited<ReturnType<typeof searchNotices>>[number];

function searchNotices(db: Db, paymentIds: readonly string[]) {
  return db
    .selectFrom('payment_events')
    .select(['payment_id', 'kind', 'outcome', 'occurred_at'])
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
}

function toAttempt(payment: Payment, notices: readonly Notice[]) {
  const major = amountsIn(payment.currency);
  return {
    id: payment.id,
    number: payment.no_trx,
    status: payment.payment_status,
    channel: findMerchant(payment.bank_code, payment.product_code)?.productName ?? payment.product_code,
    amount: major(totalMinor(payment)),
    fee: major(payment.fee_minor),
    currency: payment.currency,
    created_at: payment.created_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    is_replaced: payment.superseded_by !== null,
    refund: payment.refund_minor === 0 ? null : { amount: major(payment.refund_minor), reason: payment.refund_reason },
    notices: notices
      .filter(({ payment_id: id }) => id === payment.id)
      .map(({ kind, outcome, occurred_at: at }) => ({ kind, outcome, at: at.toISOString() })),
  };
}

/** Every try to pay a booking, the replaced ones too, with what the gateway said of each; oldest first. */
export async function searchPaymentAttempts(db: Db, bookingId: string) {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('payment_bookings', 'payment_bookings.payment_id', 'payments.id')
    .selectAll('payments')
    .where('payment_bookings.booking_id', '=', bookingId)
    .orderBy('payments.created_at')
    .execute();
  if (payments.length === 0) return [];
  const notices = await searchNotices(
    db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => toAttempt(payment, notices));
}
