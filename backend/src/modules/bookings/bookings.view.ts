import type { Locale } from '@wisata/kernel/locale';
import { amountsIn } from '../../app/amount.ts';
import type { BackendContext } from '../../app/context.ts';
import { bookingListeners, bookingServices } from './registry.ts';
import { toOrderLine } from './booking.ts';
import type { Booking } from './booking.ts';
import { describeCancelling } from './cancel.service.ts';
import { searchTimeline } from './bookings.repository.ts';

/** The refund for canceling a paid booking now; null where nothing is paid or support has to work it out. */
function refundEstimate(context: BackendContext, booking: Booking) {
  if (booking.paymentStatus !== 'paid') return null;
  const { currency, service } = booking;
  const minor = bookingServices(context).get(service)?.estimateRefundMinor?.(booking, context.clock.now());
  return minor === undefined ? null : { amount: amountsIn(currency)(minor), currency };
}

/** The full record, as its owner reads it: the line, what happened, and what other modules keep beside it. */
export async function describeBooking(context: BackendContext, booking: Booking, locale: Locale) {
  const timeline = await searchTimeline(context.db, booking.id);
  const describers = bookingListeners(context).flatMap(({ describe }) => describe ?? []);
  const parts = await Promise.all(describers.map((describe) => describe(context, booking)));
  const record = {
    ...toOrderLine(booking, locale),
    timeline: timeline.map(({ at, kind, note }) => ({ at: at.toISOString(), kind, note })),
    refund_estimate: refundEstimate(context, booking),
    reservations: bookingListeners(context).flatMap(({ reservations }) => reservations?.(context, booking) ?? []),
    cancellation: describeCancelling(context, booking),
  };
  return Object.assign(record, ...parts) as typeof record;
}
