import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { fromMajor, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { CheckoutFormRules } from '@wisata/runtime/booking/checkout-form';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import type { CheckedFare } from '../api/flight.model.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import { findProblems, type TripFacts } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';
import { bookFlights } from './book-flights.ts';

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
function seenTotal({ query, fare }: Pick<CheckoutProps, 'query' | 'fare'>): Money | undefined {
  if (query.seenTotal !== undefined) return fromMajor(query.seenTotal, fare.total.currency);
  return fare.isPriceChanged ? fare.previousTotal : undefined;
}

const formRules = (trip: TripFacts): CheckoutFormRules<CheckoutForm> => ({
  empty: emptyForm,
  parseDraft,
  bands: FLIGHT_BANDS,
  fit: (values) => fitForm(values, trip.counts),
  findProblems: (values) => findProblems(values, trip),
  hasTyped,
});

/** The checkout of flights: its form, and the way from there to the payment. */
export function useFlightCheckout(props: CheckoutProps) {
  const { query, fare, path, search } = props;
  const app = useApp();
  const trip = tripOf(props);
  const checkout = useCheckout({
    service: 'flight',
    rules: formRules(trip),
    quoted: fare.total,
    seen: seenTotal(props),
    path,
    search,
    send: (values) => bookFlights(app, query, trip, values, fare),
  });
  return { trip, checkout };
}
