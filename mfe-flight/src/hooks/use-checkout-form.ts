import type { AppContext } from '@wisata/kernel/app-context';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { useApp, useSessionUser } from '@wisata/runtime';
import { findDraft, keepDraft } from '@wisata/runtime/drafts';
import { useDraftForm } from '@wisata/ui/use-draft-form';
import type { Form } from '@wisata/ui/use-form';
import { emptyForm, fitForm, parseDraft, withOwner, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';

/** What was typed in an earlier visit, made to fit the party. */
function readDraft(app: AppContext, counts: TravellerCounts) {
  const draft = findDraft(app, 'flight');
  return { values: fitForm(parseDraft(draft?.values) ?? emptyForm(), counts), isOwn: draft?.isOwn ?? false };
}

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout; a member's own data is filled in. */
export function useCheckoutForm(trip: TripFacts): CheckoutFields {
  const app = useApp();
  return useDraftForm({
    findProblems: (values) => findProblems(values, trip),
    readDraft: () => readDraft(app, trip.counts),
    keepDraft: (values) => keepDraft(app, 'flight', values),
    owner: useSessionUser(),
    withOwner,
  });
}
