import type { KeyValueStore } from '@wisata/kernel/app-context';
import { withMember } from '@wisata/kernel/contact-form';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useDraftForm } from '@wisata/ui/use-draft-form';
import type { Form } from '@wisata/ui/use-form';
import { emptyForm, fitForm, parseDraft, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';

const DRAFT_KEY = storageKey('checkout_draft', 'flight');

/** What was typed in an earlier visit of this tab, made to fit the party. */
export function readDraft(store: KeyValueStore, counts: TravellerCounts): CheckoutForm {
  return fitForm(parseDraft(store.get(DRAFT_KEY)) ?? emptyForm(), counts);
}

export function writeDraft(store: KeyValueStore, form: CheckoutForm): void {
  store.set(DRAFT_KEY, JSON.stringify(form));
}

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout; a member's own data is filled in. */
export function useCheckoutForm(trip: TripFacts): CheckoutFields {
  const { storage } = useApp();
  return useDraftForm({
    findProblems: (values) => findProblems(values, trip),
    readDraft: () => readDraft(storage.session, trip.counts),
    keepDraft: (values) => writeDraft(storage.session, values),
    owner: useSessionUser(),
    withOwner: withMember,
  });
}
