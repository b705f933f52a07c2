import { findProvider } from './carriers.ts';
import { isInternational } from './flight.view.ts';
import type { SupplierFlight } from './supplier.ts';

const MINUTE_MS = 60_000;
/** Minutes before departure at which tickets are no longer issued. */
const CUT_OFF_HOME = 120;
const CUT_OFF_ABROAD = 240;
/** The least time to pay: with less, a booking would expire at once. */
const MIN_HOLD = 10;
/** A GDS holds seats three times as long as an airline's own system. */
const GDS_HOLD_FACTOR = 3;

export function cutOffAt(flight: SupplierFlight): number {
  return flight.segments[0]!.departAt - (isInternational(flight) ? CUT_OFF_ABROAD : CUT_OFF_HOME) * MINUTE_MS;
}

/** Whether there is time to book and pay before the airline closes the sale. */
export const isOnSale = (flight: SupplierFlight, now: Date) => cutOffAt(flight) - MIN_HOLD * MINUTE_MS > now.getTime();

/** Until when the booking may be paid: an airline's hold, or the end of sale when that comes first. */
export function timeLimitAt(flights: readonly SupplierFlight[], holdSeconds: number, now: Date): Date {
  const limits = flights.map((flight) => {
    const factor = findProvider(flight.provider)?.kind === 'GDS' ? GDS_HOLD_FACTOR : 1;
    return Math.min(now.getTime() + holdSeconds * factor * 1000, cutOffAt(flight));
  });
  return new Date(Math.min(...limits));
}
