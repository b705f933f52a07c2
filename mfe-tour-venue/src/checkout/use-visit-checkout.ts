import { fromMajor, type Money } from '@wisata/kernel/money';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import type { CheckoutFormRules } from '@wisata/runtime/booking/checkout-form';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import { grandTotal } from '../visit/breakdown-lines.rules.ts';
import { bookVisit } from './book-visit.ts';
import type { Outing } from './checkout-facts.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './visit-form.rules.ts';
import { findProblems } from './visit-problems.rules.ts';

export interface CheckoutProps {
  readonly outing: Outing;
  readonly path: string;
  readonly search: URLSearchParams;
}

/** The total that the traveller saw where the choice was made; undefined when the address carries none. */
function seenTotal({ outing, search }: CheckoutProps): Money | undefined {
  const seen = Number(search.get('totalPrice'));
  return seen > 0 && Number.isFinite(seen) ? fromMajor(seen, outing.priced.price.Currency) : undefined;
}

const rulesFor = ({ facts }: Outing): CheckoutFormRules<CheckoutForm> => ({
  empty: emptyForm,
  parseDraft,
  bands: TRIP_BANDS,
  fit: (values) => fitForm(values, facts.party),
  findProblems: (values) => findProblems(values, facts),
  hasTyped,
});

/** The checkout of a tour or venue: its form, and the way from there to the payment. */
export function useVisitCheckout(props: CheckoutProps) {
  const { outing, path, search } = props;
  const app = useApp();
  return useCheckout({
    service: outing.service,
    rules: rulesFor(outing),
    quoted: grandTotal(outing.priced.breakdown),
    seen: seenTotal(props),
    path,
    search,
    send: (values, total) => bookVisit(app, outing, values, total),
  });
}
