import { useEffect } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { emptyForm, fitForm, parseDraft, withMember, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { checkoutSchema } from '../rules/checkout-form.schema.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';

const DRAFT_KEY = storageKey('checkout_draft', 'hotel');

/** What was typed in an earlier visit of this tab, made to fit the stay. */
export function readDraft(store: KeyValueStore, query: CheckoutQuery): CheckoutForm {
  return fitForm(parseDraft(store.get(DRAFT_KEY)) ?? emptyForm(), query);
}

export function writeDraft(store: KeyValueStore, form: CheckoutForm): void {
  store.set(DRAFT_KEY, JSON.stringify(form));
}

const resolver: Resolver<CheckoutForm> = (values, context, options) => {
  return valibotResolver(checkoutSchema(values))(values, context, options);
};

/** The form of a checkout: starts from the draft, keeps it with every change, and takes over what is known of a member. */
export function useCheckoutForm(query: CheckoutQuery): UseFormReturn<CheckoutForm> {
  const { storage } = useApp();
  const user = useSessionUser();
  const form = useForm<CheckoutForm>({
    defaultValues: readDraft(storage.session, query),
    resolver,
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
