import { createTripContext } from '@wisata/runtime/booking/trip-context';
import type { TripFacts } from './checkout-problems.rules.ts';

interface CheckoutTrip extends TripFacts {
  readonly airline: string;
}

export const { CheckoutTripProvider, useTrip } = createTripContext<CheckoutTrip>();
