import { createContext, useContext } from 'react';
import type { TripFacts } from './checkout-problems.rules.ts';

const TripContext = createContext<TripFacts | undefined>(undefined);

export const CheckoutTripProvider = TripContext.Provider;

/** What every field of one checkout may ask about the trip. */
export function useTrip(): TripFacts {
  const trip = useContext(TripContext);
  if (!trip) throw new Error('A passenger is asked for outside of a checkout');
  return trip;
}
