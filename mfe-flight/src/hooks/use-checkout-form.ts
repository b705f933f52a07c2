import { useEffect } from 'react';
import { set, useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { useApp, useSessionUser } from '@wisata/runtime';
import { emptyForm, fitForm, parseDraft, withMember, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';

const DRAFT_KEY = storageKey('checkout_draft', 'flight');

/** What was typed in an earlier visit of this tab, made to fit the party. */
export function readDraft(store: KeyValueStore, counts: TravellerCounts): CheckoutForm {
  return fitForm(parseDraft(store.get(DRAFT_KEY)) ?? emptyForm(), counts);
}

export function writeDraft(store: KeyValueStore, form: CheckoutForm): void {
  store.set(DRAFT_KEY, JSON.stringify(form));
}

function resolverOf(trip: TripFacts): Resolver<CheckoutForm> {
  return (values) => {
    const problems = findProblems(values, trip);
    const errors: FieldErrors<CheckoutForm> = {};
    for (const { name, key } of problems) set(errors, name, { type: 'rule', message: key });
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The form of a checkout: starts from the draft, keeps it with every change, and takes over what is known of a member. */
export function useCheckoutForm(trip: TripFacts): UseFormReturn<CheckoutForm> {
  const { storage } = useApp();
  const user = useSessionUser();
  const form = useForm<CheckoutForm>({
    defaultValues: readDraft(storage.session, trip.counts),
    resolver: resolverOf(trip),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(storage.session, values) }),
    [form, storage],
  );
  useEffect(() => {
    if (user) form.reset(withMember(form.getValues(), user), { keepErrors: true, keepSubmitCount: true });
  }, [form, user]);
  return form;
}
