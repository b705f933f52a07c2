import type { AppContext } from '@wisata/kernel/app-context';
import { useApp, useSessionUser } from '@wisata/runtime';
import { findDraft, keepDraft } from '@wisata/runtime/drafts';
import { useDraftForm } from '@wisata/ui/use-draft-form';
import type { Form } from '@wisata/ui/use-form';
import { emptyForm, fitForm, parseDraft, withOwner, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems } from '../rules/checkout-problems.rules.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';

/** What was typed in an earlier visit, made to fit the stay. */
function readDraft(app: AppContext, query: CheckoutQuery) {
  const draft = findDraft(app, 'hotel');
  return { values: fitForm(parseDraft(draft?.values) ?? emptyForm(), query), isOwn: draft?.isOwn ?? false };
}

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout; a member's own data is filled in. */
export function useCheckoutForm(query: CheckoutQuery): CheckoutFields {
  const app = useApp();
  return useDraftForm({
    findProblems,
    readDraft: () => readDraft(app, query),
    keepDraft: (values) => keepDraft(app, 'hotel', values),
    owner: useSessionUser(),
    withOwner,
  });
}
