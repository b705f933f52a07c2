import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import type { CheckoutFormRules } from '@wisata/runtime/booking/checkout-form';
import { useCheckout, type CheckoutAddress } from '@wisata/runtime/booking/use-checkout';
import { grandTotal } from '../visit/breakdown-lines.rules.ts';
import { bookVisit } from './book-visit.ts';
import type { Outing } from './checkout-facts.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './visit-form.rules.ts';
import { findProblems } from './visit-problems.rules.ts';

export interface CheckoutProps extends CheckoutAddress {
  readonly outing: Outing;
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
export function useVisitCheckout({ outing, ...address }: CheckoutProps) {
  const app = useApp();
  return useCheckout({
    service: outing.service,
    rules: rulesFor(outing),
    quoted: grandTotal(outing.priced.breakdown),
    ...address,
    send: (values, total) => bookVisit(app, outing, values, total),
  });
}
