import { fromMajor, type Money } from '@wisata/kernel/money';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import type { CheckedFare } from '../api/flight.model.ts';
import type { SavedPassenger } from '../api/passengers.schema.ts';
import { hasTyped } from '../rules/checkout-form.rules.ts';
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';
import { bookFlights } from './book-flights.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

export interface CheckoutProps {
  readonly query: CheckoutQuery;
  readonly fare: CheckedFare;
  readonly saved: readonly SavedPassenger[];
  readonly path: string;
  readonly search: URLSearchParams;
}

function tripOf({ query, fare }: Pick<CheckoutProps, 'query' | 'fare'>): TripFacts {
  const { counts, returnDate } = query.search;
  const { flight } = fare.flights[0] ?? {};
  return {
    counts,
    departDate: flight?.departDate ?? query.search.departDate,
    returnDate,
    requiresPassport: fare.requiresPassport,
  };
}

/** What the traveller saw before: in the list, or at the last look-up. */
function seenTotal({ query, fare }: Pick<CheckoutProps, 'query' | 'fare'>): Money {
  if (query.seenTotal !== undefined) return fromMajor(query.seenTotal, fare.total.currency);
  return (fare.isPriceChanged && fare.previousTotal) || fare.total;
}

/** The checkout of flights: its form, and the way from there to the payment. */
export function useFlightCheckout(props: CheckoutProps) {
  const { query, fare, path, search } = props;
  const app = useApp();
  const user = useSessionUser();
  const trip = tripOf(props);
  const form = useCheckoutForm(trip);
  const checkout = useCheckout({
    service: 'flight',
    form,
    isComplete: findProblems(form.values, trip).length === 0,
    hasTyped: () => hasTyped(form.values, user),
    quoted: fare.total,
    seen: seenTotal(props),
    path,
    search,
    send: (values) => bookFlights(app, query, trip, values, fare),
  });
  return { trip, form, checkout };
}
