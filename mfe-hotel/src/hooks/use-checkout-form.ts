import { useEffect, useRef, useState } from 'react';
import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useForm, type Form, type Verdict } from '@wisata/ui/use-form';
import {
  emptyForm,
  fitForm,
  parseDraft,
  withMember,
  type CheckoutForm,
  type Member,
} from '../rules/checkout-form.rules.ts';
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

function judge(output: CheckoutForm): Verdict<CheckoutForm> {
  const problems = findProblems(output);
  if (problems.length === 0) return { ok: true, output };
  return { ok: false, errors: Object.fromEntries(problems.map(({ name, key }) => [name, key])) };
}

const withOwner = (form: CheckoutForm, user: Member | undefined) => (user ? withMember(form, user) : form);

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout: starts from the draft, keeps it with every change, and takes over what is known of a member. */
export function useCheckoutForm(query: CheckoutQuery): CheckoutFields {
  const { storage } = useApp();
  const user = useSessionUser();
  const [start] = useState(() => withOwner(readDraft(storage.session, query), user));
  const keep = (values: CheckoutForm) => writeDraft(storage.session, values);
  const form = useForm({ judge, start, onChange: keep, judgeAgain: 'left' });
  const { fill } = form;
  const known = useRef(user);
  useEffect(() => {
    if (user !== known.current) fill((values) => withOwner(values, user));
    known.current = user;
  }, [fill, user]);
  return form;
}
