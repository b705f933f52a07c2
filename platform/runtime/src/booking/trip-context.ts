import { createContext, useContext } from 'react';

/** What every part of one checkout may ask about it. */
export function createTripContext<Trip extends object>() {
  const TripContext = createContext<Trip | undefined>(undefined);
  function useTrip(): Trip {
    const trip = useContext(TripContext);
    if (!trip) throw new Error('A traveller is asked for outside of a checkout');
    return trip;
  }
  return { CheckoutTripProvider: TripContext.Provider, useTrip };
}
