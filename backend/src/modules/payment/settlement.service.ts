import { notFound, unprocessable } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { applyBookingEvent, PAYABLE_STATUSES } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { lockOrders, retryLocks } from './order-locks.ts';
import { sendReceiptMail, sendRefundMail } from './payment.mail.ts';
import {
  findPayment,
  lockPayment,
  PENDING_STATUSES,
  searchBookingIds,
  searchDuePayments,
  searchPendingPaymentIds,
  searchShares,
  totalMinor,
  updatePayment,
} from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import { returnPath, supersedePayments } from './payment.service.ts';
import type { GatewayNotice } from './port.ts';

/** What a notice did; kept with it, and all that the provider learns. */
export type NoticeOutcome = 'paid' | 'refund-due' | 'failed' | 'expired' | 'ignored' | 'duplicate';

const isPending = (payment: Payment) => PENDING_STATUSES.includes(payment.payment_status);
const moneyArrived = (payment: Payment) => payment.paid_at !== null || payment.refund_minor > 0;

/**
 * Bookings first in id order, then the payment: the same order everywhere. A settled notice can replace another
 * pending payment of the same bookings, so that one's bookings are locked too.
 */
async function lockAll(trx: Trx, paymentId: string): Promise<{ payment: Payment; bookings: Booking[] }> {
  const own = await searchBookingIds(trx, [paymentId]);
  const { locked } = await lockOrders(trx, own);
  return { payment: await lockPayment(trx, paymentId), bookings: locked.filter(({ id }) => own.includes(id)) };
}

/** True the first time an event id is seen; a concurrent copy of the event waits here until the first has committed. */
async function recordNotice(context: BackendContext, trx: Trx, notice: GatewayNotice): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values({
      event_id: notice.eventId,
      payment_id: notice.paymentId,
      kind: notice.kind,
      outcome: 'ignored',
      occurred_at: notice.occurredAt,
      received_at: context.clock.now(),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

const canTake = (booking: Booking, paidAt: Date) =>
  PAYABLE_STATUSES.includes(booking.paymentStatus) && paidAt.getTime() <= booking.timeLimitAt.getTime();

async function shareOf(trx: Trx, payment: Payment, bookings: readonly Booking[]): Promise<number> {
  const shares = await searchShares(trx, payment);
  return bookings.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
}

/** Marks what can still be paid as paid and gives the bookings that could not take their share. */
async function settleBookings(
  context: BackendContext,
  trx: Trx,
  payment: Payment,
  bookings: readonly Booking[],
  paidAt: Date,
): Promise<Booking[]> {
  const shares = await searchShares(trx, payment);
  const refused: Booking[] = [];
  for (const booking of bookings) {
    const taken = canTake(booking, paidAt)
      ? await applyBookingEvent(context, trx, booking.id, {
          kind: 'payment-settled',
          actor: 'gateway',
          note: payment.no_trx,
          chargedMinor: shares.get(booking.id),
        })
      : undefined;
    if (taken?.ok) continue;
    refused.push(booking);
    if (booking.timeLimitAt.getTime() <= context.clock.now().getTime())
      await applyBookingEvent(context, trx, booking.id, { kind: 'expired' });
  }
  return refused;
}

async function takeMoney(
  context: BackendContext,
  trx: Trx,
  payment: Payment,
  bookings: readonly Booking[],
  paidAt: Date,
): Promise<NoticeOutcome> {
  const at = context.clock.now();
  const refused = await settleBookings(context, trx, payment, bookings, paidAt);
  if (refused.length === bookings.length) {
    const reason = bookings.some(({ paymentStatus }) => paymentStatus === 'paid') ? 'duplicate' : 'late';
    const status = isPending(payment) ? 'expired' : payment.payment_status;
    const late = await updatePayment(trx, payment.id, at, {
      payment_status: status,
      refund_minor: totalMinor(payment),
      refund_reason: reason,
    });
    await sendRefundMail(context, trx, late);
    return 'refund-due';
  }
  const refundMinor = await shareOf(trx, payment, refused);
  const paid = await updatePayment(trx, payment.id, at, {
    payment_status: 'paid',
    paid_at: paidAt,
    superseded_by: null,
    ...(refundMinor > 0 ? { refund_minor: refundMinor, refund_reason: 'partial' } : {}),
  });
  const settledIds = bookings.filter((booking) => !refused.includes(booking)).map(({ id }) => id);
  const rivals = (await searchPendingPaymentIds(trx, settledIds)).filter((id) => id !== payment.id);
  await supersedePayments(context, trx, rivals, { id: payment.id, bookingIds: settledIds });
  await sendReceiptMail(context, trx, paid);
  if (refundMinor > 0) await sendRefundMail(context, trx, paid);
  return 'paid';
}

async function closePayment(
  context: BackendContext,
  trx: Trx,
  payment: Payment,
  bookings: readonly Booking[],
  status: 'failed' | 'expired',
): Promise<NoticeOutcome> {
  if (!isPending(payment)) return 'ignored';
  await updatePayment(trx, payment.id, context.clock.now(), { payment_status: status });
  for (const booking of bookings) {
    if (booking.paymentStatus !== 'process') continue;
    await applyBookingEvent(context, trx, booking.id, {
      kind: 'payment-failed',
      actor: 'gateway',
      note: payment.no_trx,
    });
  }
  return status;
}

async function act(context: BackendContext, trx: Trx, notice: GatewayNotice): Promise<NoticeOutcome> {
  const { payment, bookings } = await lockAll(trx, notice.paymentId);
  if (!(await recordNotice(context, trx, notice))) return 'duplicate';
  if (notice.kind !== 'settled') return closePayment(context, trx, payment, bookings, notice.kind);
  if (moneyArrived(payment)) return 'duplicate';
  if (notice.amountMinor !== totalMinor(payment) || notice.currency !== payment.currency) {
    throw unprocessable('The amount differs from the payment.', 'PAYMENT_AMOUNT');
  }
  return takeMoney(context, trx, payment, bookings, notice.occurredAt);
}

/**
 * Takes one genuine message of the gateway. Messages may come twice, at once and in any order: each counts once, a
 * settled charge counts over a failed one, and money that no booking can take any more is marked to go back.
 */
export async function receiveNotice(context: BackendContext, notice: GatewayNotice): Promise<NoticeOutcome> {
  if (!(await findPayment(context.db, notice.paymentId))) throw notFound('Transaction not found', 'PAYMENT_NOT_FOUND');
  const transaction = context.db.transaction();
  return retryLocks(() =>
    transaction.execute(async (trx) => {
      const outcome = await act(context, trx, notice);
      if (outcome !== 'duplicate') {
        await trx.updateTable('payment_events').set({ outcome }).where('event_id', '=', notice.eventId).execute();
      }
      return outcome;
    }),
  );
}

/** Settles a payment with nothing to pay inside the transaction that made it; no provider is called. */
export async function settleUncharged(context: BackendContext, trx: Trx, payment: Payment): Promise<Payment> {
  const { id: paymentId, currency } = payment;
  const eventId = `uncharged ${paymentId}`;
  const occurredAt = context.clock.now();
  await act(context, trx, { eventId, paymentId, kind: 'settled', amountMinor: 0, currency, occurredAt });
  await trx.updateTable('payment_events').set({ outcome: 'paid' }).where('event_id', '=', eventId).execute();
  return updatePayment(trx, paymentId, occurredAt, { redirect_url: returnPath(payment) });
}

/** Ends a payment whose deadline is over; its bookings with a later limit can be paid in another way. */
export async function expirePaymentIfDue(context: BackendContext, id: string): Promise<void> {
  const isLive = ({ timeLimitAt }: Booking) => timeLimitAt.getTime() > context.clock.now().getTime();
  const expire = async (trx: Trx) => {
    const { payment, bookings } = await lockAll(trx, id);
    if (payment.deadline_at.getTime() > context.clock.now().getTime()) return;
    await closePayment(context, trx, payment, bookings.filter(isLive), 'expired');
  };
  await retryLocks(() => context.db.transaction().execute(expire));
}

const SWEEP_SIZE = 200;

export async function sweepDuePayments(context: BackendContext): Promise<void> {
  for (;;) {
    const ids = await searchDuePayments(context.db, context.clock.now(), SWEEP_SIZE);
    for (const id of ids) await expirePaymentIfDue(context, id);
    if (ids.length < SWEEP_SIZE) return;
  }
}

export async function refreshPayment(context: BackendContext, payment: Payment): Promise<Payment> {
  if (!isPending(payment) || payment.deadline_at.getTime() > context.clock.now().getTime()) return payment;
  await expirePaymentIfDue(context, payment.id);
  return (await findPayment(context.db, payment.id)) ?? payment;
}
