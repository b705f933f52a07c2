import { createTripContext } from '@wisata/runtime/booking/trip-context';
import type { TripFacts } from './checkout-problems.rules.ts';

export const { CheckoutTripProvider, useTrip } = createTripContext<TripFacts>();
