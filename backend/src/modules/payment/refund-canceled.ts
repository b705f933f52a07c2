import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import type { Booking } from '../bookings/index.ts';
import { sendRefundMail } from './payment.mail.ts';
import { findSettlingPayment, lockPayment, searchShares, updatePayment } from './payment.repository.ts';

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
  const settling = await findSettlingPayment(trx, booking.id);
  if (!settling) return;
  const shares = await searchShares(trx, settling);
  const minor = Math.min(decidedMinor ?? Infinity, shares.get(booking.id) ?? 0);
  if (minor === 0) return;
  const before = await lockPayment(trx, settling.id);
  const payment = await updatePayment(trx, settling.id, context.clock.now(), {
    refund_minor: before.refund_minor + minor,
    refund_reason: decidedMinor === undefined ? 'canceled' : 'agreed',
  });
  // Who has asked for it gets the answer itself, with amount and day.
  if (decidedMinor === undefined) await sendRefundMail(context, trx, payment, minor);
}
