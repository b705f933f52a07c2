import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { fromMajor, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { CheckoutFormRules } from '@wisata/runtime/booking/checkout-form';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import type { TrainPrice } from '../api/train.model.ts';
import { bookTrains } from './book-trains.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import { findProblems, type TripFacts } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';

export interface CheckoutProps {
  readonly query: CheckoutQuery;
  readonly price: TrainPrice;
  /** Whom the member has saved. */
  readonly saved: readonly SavedPassenger[];
  readonly path: string;
  readonly search: URLSearchParams;
}

/** What the traveller saw before: in the list, or at the last look-up. */
function seenTotal({ query, price }: Pick<CheckoutProps, 'query' | 'price'>): Money | undefined {
  if (query.seenTotal !== undefined) return fromMajor(query.seenTotal, price.total.currency);
  return price.isPriceChanged ? price.previousTotal : undefined;
}

const formRules = (trip: TripFacts): CheckoutFormRules<CheckoutForm> => ({
  empty: emptyForm,
  parseDraft,
  bands: TRAIN_BANDS,
  fit: (values) => fitForm(values, trip.counts),
  findProblems: (values) => findProblems(values, trip),
  hasTyped,
});

/** The checkout of trains: its form, and the way from there to the payment. */
export function useTrainCheckout(props: CheckoutProps) {
  const { query, price, path, search } = props;
  const app = useApp();
  const { counts, departDate } = query.search;
  const trip: TripFacts = { counts, departDate: price.trains[0]?.train.departDate ?? departDate };
  const checkout = useCheckout({
    service: 'train',
    rules: formRules(trip),
    quoted: price.total,
    seen: seenTotal(props),
    path,
    search,
    send: (values) => bookTrains(app, query, trip, values, price),
  });
  return { trip, checkout };
}
