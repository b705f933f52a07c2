import { useApp } from '@wisata/runtime';
import type { TripCheckoutProps } from '@wisata/runtime/booking/trip-checkout';
import { useTripCheckout } from '@wisata/runtime/booking/use-trip-checkout';
import type { CheckedFare } from '../api/flight.model.ts';
import { rulesFor } from './checkout-form.rules.ts';
import { findProblems, type TripFacts } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';
import { bookFlights } from './book-flights.ts';

export type CheckoutProps = TripCheckoutProps<CheckoutQuery, CheckedFare>;

function tripOf({ query, offer: fare }: CheckoutProps): TripFacts {
  const { counts, returnDate } = query.search;
  const { flight } = fare.flights[0] ?? {};
  return {
    counts,
    departDate: flight?.departDate ?? query.search.departDate,
    returnDate,
    requiresPassport: fare.requiresPassport,
  };
}

/** The checkout of flights, from its form to the payment. */
export function useFlightCheckout(props: CheckoutProps) {
  const app = useApp();
  const trip = tripOf(props);
  const rules = rulesFor(trip.counts, (values) => findProblems(values, trip));
  const checkout = useTripCheckout('flight', props, rules, (values) =>
    bookFlights(app, props.query, trip, values, props.offer),
  );
  return { trip, checkout };
}
