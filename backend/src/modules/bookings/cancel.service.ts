import { amountsIn } from '../../app/amount.ts';
import { conflict } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices } from './registry.ts';
import { payableMinor } from './booking.ts';
import type { Booking } from './booking.ts';
import { PAYABLE_STATUSES } from './booking-state.ts';
import { applyBookingEvent } from './bookings.service.ts';
import { lockBookings } from './bookings.repository.ts';

const REFUSED = 'This booking can no longer be canceled.';

interface CancelTerms {
  readonly paidMinor: number;
  readonly refundMinor: number;
  readonly until: Date | undefined;
}

function findTerms(context: BackendContext, booking: Booking): CancelTerms | undefined {
  if (PAYABLE_STATUSES.includes(booking.paymentStatus)) return { paidMinor: 0, refundMinor: 0, until: undefined };
  if (booking.paymentStatus !== 'paid' || booking.statusIssue === 'process') return undefined;
  const handler = bookingServices(context).get(booking.service);
  const now = context.clock.now();
  const paidMinor = payableMinor(booking);
  if (handler?.estimateRefundMinor?.(booking, now) !== paidMinor) return undefined;
  return { paidMinor, refundMinor: paidMinor, until: handler.freeCancelUntil?.(booking) };
}

/** What one press gives back: nothing was paid yet, or the free deadline still runs. Null where a person has to decide. */
export function describeCancelling(context: BackendContext, booking: Booking) {
  const terms = findTerms(context, booking);
  if (!terms) return null;
  const { currency } = booking;
  return {
    paid: amountsIn(currency)(terms.paidMinor),
    refund: amountsIn(currency)(terms.refundMinor),
    currency,
    until: terms.until?.toISOString() ?? null,
  };
}

/**
 * Gives a booking up at once. Money goes back only when the traveller agreed to exactly the amount that comes back now;
 * throws 409 where the terms are others by now.
 */
export async function cancelBooking(
  context: BackendContext,
  bookingId: string,
  { actor, refund = 0 }: { readonly actor: string; readonly refund?: number },
): Promise<Booking> {
  return context.db.transaction().execute(async (trx) => {
    const [booking] = await lockBookings(trx, [bookingId]);
    const terms = booking && findTerms(context, booking);
    if (!terms) throw conflict(REFUSED, 'BOOKING_NOT_CANCELABLE');
    if (amountsIn(booking.currency)(terms.refundMinor) !== refund) {
      throw conflict('What comes back has changed. Please check it again.', 'CANCEL_TERMS_CHANGED');
    }
    const kind = booking.paymentStatus === 'paid' ? 'refunded' : 'canceled';
    const outcome = await applyBookingEvent(context, trx, bookingId, { kind, actor });
    if (!outcome.ok) throw conflict(REFUSED, 'BOOKING_NOT_CANCELABLE');
    return outcome.data;
  });
}
