import { createContext, useContext } from 'react';
import type { TripFacts } from './checkout-problems.rules.ts';

/** What every field of one checkout may ask about the trip. */
export interface CheckoutTrip extends TripFacts {
  readonly airline: string;
}

const TripContext = createContext<CheckoutTrip | undefined>(undefined);

export const CheckoutTripProvider = TripContext.Provider;

export function useTrip(): CheckoutTrip {
  const trip = useContext(TripContext);
  if (!trip) throw new Error('A traveller is asked for outside of a checkout');
  return trip;
}
