import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import type { Booking } from '../bookings/index.ts';
import { sendRefundMail } from './payment.mail.ts';
import { lockPayment, updatePayment } from './payment.repository.ts';

/**
 * Marks what a paid booking cost to go back once it was given up, or the part of it that a person has decided on; the fee
 * of the payment stays with its provider.
 */
export async function refundCanceled(
  context: BackendContext,
  trx: Trx,
  booking: Booking,
  decidedMinor?: number,
): Promise<void> {
  if (booking.paymentStatus !== 'refunded') return;
  const share = await trx
    .selectFrom('payment_bookings')
    .innerJoin('payments', 'payments.id', 'payment_bookings.payment_id')
    .select(['payments.id', 'payment_bookings.amount_minor'])
    .where('payment_bookings.booking_id', '=', booking.id)
    .where('payments.payment_status', '=', 'paid')
    .executeTakeFirst();
  const minor = Math.min(decidedMinor ?? Infinity, share?.amount_minor ?? 0);
  if (!share || minor === 0) return;
  const before = await lockPayment(trx, share.id);
  const payment = await updatePayment(trx, share.id, context.clock.now(), {
    refund_minor: before.refund_minor + minor,
    refund_reason: decidedMinor === undefined ? 'canceled' : 'agreed',
  });
  // Who has asked for it gets the answer itself, with amount and day.
  if (decidedMinor === undefined) await sendRefundMail(context, trx, payment, minor);
}
