import { conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import {
  findBooking,
  lockBookings,
  mayAccess,
  payableMinor,
  refreshBooking,
  setBookingDiscount,
  writeBookingDiscount,
} from '../bookings/index.ts';
import type { Booking, BookingDiscount, BookingListener } from '../bookings/index.ts';
import { toPromoOrder } from './promo-order.ts';
import { findUse, insertUse, lockPromo, returnUse } from './promo.repository.ts';
import { findPromoFailures, PROMO_MESSAGES, promoDiscount } from './promo.rules.ts';

export interface Viewer {
  readonly userId?: string;
  readonly email?: string;
}

const orderUnknown = () => notFound('Orders not found', 'BOOKING_NOT_FOUND');

/** The viewer's booking as it is now, ended first when its time limit is over. */
export async function getPromoBooking(context: BackendContext, id: string, viewer: Viewer): Promise<Booking> {
  const booking = await findBooking(context.db, id);
  if (!booking || !mayAccess(booking, viewer)) throw orderUnknown();
  return refreshBooking(context, booking);
}

function checkOpen({ statusCheckout, paymentStatus }: Booking): void {
  if (statusCheckout === 'locked') {
    throw conflict('A payment for this order is pending, so its voucher code stays as it is.', 'PROMO_LOCKED');
  }
  if (paymentStatus === 'expired') throw conflict('Payment deadline has expired', 'BOOKING_EXPIRED');
  if (statusCheckout === 'done') throw conflict('This order can no longer take a voucher code.', 'BOOKING_CLOSED');
}

async function writeDiscount(trx: Trx, booking: Booking, discount: BookingDiscount | null): Promise<Booking> {
  const written = await setBookingDiscount(trx, booking.id, discount);
  if (!written.ok) throw conflict(written.failure.message, 'BOOKING_STATE');
  return written.data;
}

/**
 * Puts a code on an unpaid order in place of the one before, or takes it off with null; asking for what is already so
 * changes nothing. Locks the booking, then the code: nothing else ever waits for a booking while it holds a code.
 */
export async function applyPromo(
  context: BackendContext,
  trx: Trx,
  { bookingId, code }: { bookingId: string; code: string | null },
  viewer: Viewer,
): Promise<Booking> {
  const [booking] = await lockBookings(trx, [bookingId]);
  if (!booking || !mayAccess(booking, viewer)) throw orderUnknown();
  checkOpen(booking);
  const now = context.clock.now();
  if (code === null) {
    await returnUse(trx, bookingId, now);
    return writeDiscount(trx, booking, null);
  }
  const promo = await lockPromo(trx, code, bookingId);
  if (!promo) throw notFound('Voucher code not available', 'PROMO_NOT_FOUND');
  if (booking.promoCode === promo.code) return booking;
  const order = toPromoOrder(context, booking);
  const [failure] = findPromoFailures(promo, order, { now, uses: promo.uses });
  if (failure) throw conflict(PROMO_MESSAGES[failure], failure);
  const { minor: discountMinor } = promoDiscount(promo, order);
  await returnUse(trx, bookingId, now);
  await insertUse(trx, { promoId: promo.id, bookingId, discountMinor, at: now });
  return writeDiscount(trx, booking, { code: promo.code, amountMinor: discountMinor });
}

/**
 * A payment that had failed, or was replaced, can bring its money after the code was changed. Then the order is what
 * was paid for: the discount of that payment, with the code that gave it.
 */
async function recordSettlement(
  context: BackendContext,
  trx: Trx,
  booking: Booking,
  chargedMinor: number,
): Promise<void> {
  if (chargedMinor === payableMinor(booking)) return;
  const amountMinor = Math.max(0, booking.amountMinor - chargedMinor);
  const at = context.clock.now();
  const use = amountMinor > 0 ? await findUse(trx, booking.id, amountMinor) : undefined;
  await returnUse(trx, booking.id, at);
  if (use) await insertUse(trx, { promoId: use.promo_id, bookingId: booking.id, discountMinor: amountMinor, at });
  await writeBookingDiscount(trx, booking, use ? { code: use.code, amountMinor } : null);
}

/** Keeps the uses true to what becomes of the bookings. */
export const promoListener: BookingListener = {
  async ended(context, trx, booking) {
    // A refunded order was paid, so it has used its code.
    if (booking.paymentStatus !== 'refunded') await returnUse(trx, booking.id, context.clock.now());
  },
  settled: recordSettlement,
};
