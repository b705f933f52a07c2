import { useApp } from '@wisata/runtime';
import type { TripCheckoutProps } from '@wisata/runtime/booking/trip-checkout';
import { useTripCheckout } from '@wisata/runtime/booking/use-trip-checkout';
import type { TrainPrice } from '../api/train.model.ts';
import { bookTrains } from './book-trains.ts';
import { rulesFor } from './checkout-form.rules.ts';
import { findProblems, type TripFacts } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';

export type CheckoutProps = TripCheckoutProps<CheckoutQuery, TrainPrice>;

/** The checkout of trains, from its form to the payment. */
export function useTrainCheckout(props: CheckoutProps) {
  const { query, offer: price } = props;
  const app = useApp();
  const { counts, departDate } = query.search;
  const trip: TripFacts = { counts, departDate: price.trains[0]?.train.departDate ?? departDate };
  const rules = rulesFor(trip.counts, (values) => findProblems(values, trip));
  const checkout = useTripCheckout('train', props, rules, (values) => bookTrains(app, query, trip, values, price));
  return { trip, checkout };
}
