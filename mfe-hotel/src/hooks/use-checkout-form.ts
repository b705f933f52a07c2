import type { KeyValueStore } from '@wisata/kernel/app-context';
import { withMember } from '@wisata/kernel/contact-form';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useDraftForm } from '@wisata/ui/use-draft-form';
import type { Form } from '@wisata/ui/use-form';
import { emptyForm, fitForm, parseDraft, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems } from '../rules/checkout-problems.rules.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';

const DRAFT_KEY = storageKey('checkout_draft', 'hotel');

/** What was typed in an earlier visit of this tab, made to fit the stay. */
export function readDraft(store: KeyValueStore, query: CheckoutQuery): CheckoutForm {
  return fitForm(parseDraft(store.get(DRAFT_KEY)) ?? emptyForm(), query);
}

export function writeDraft(store: KeyValueStore, form: CheckoutForm): void {
  store.set(DRAFT_KEY, JSON.stringify(form));
}

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout; a member's own data is filled in. */
export function useCheckoutForm(query: CheckoutQuery): CheckoutFields {
  const { storage } = useApp();
  return useDraftForm({
    findProblems,
    readDraft: () => readDraft(storage.session, query),
    keepDraft: (values) => writeDraft(storage.session, values),
    owner: useSessionUser(),
    withOwner: withMember,
  });
}
