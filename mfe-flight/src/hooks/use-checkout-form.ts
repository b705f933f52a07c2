import { useEffect, useRef, useState } from 'react';
import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
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
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';

const DRAFT_KEY = storageKey('checkout_draft', 'flight');

/** What was typed in an earlier visit of this tab, made to fit the party. */
export function readDraft(store: KeyValueStore, counts: TravellerCounts): CheckoutForm {
  return fitForm(parseDraft(store.get(DRAFT_KEY)) ?? emptyForm(), counts);
}

export function writeDraft(store: KeyValueStore, form: CheckoutForm): void {
  store.set(DRAFT_KEY, JSON.stringify(form));
}

const judgeFor =
  (trip: TripFacts) =>
  (output: CheckoutForm): Verdict<CheckoutForm> => {
    const problems = findProblems(output, trip);
    if (problems.length === 0) return { ok: true, output };
    return { ok: false, errors: Object.fromEntries(problems.map(({ name, key }) => [name, key])) };
  };

const withOwner = (form: CheckoutForm, user: Member | undefined) => (user ? withMember(form, user) : form);

/** What is typed in a checkout, and what is wrong with it. */
export type CheckoutFields = Form<CheckoutForm, CheckoutForm>;

/** The form of a checkout: starts from the draft, keeps it with every change, and takes over what is known of a member. */
export function useCheckoutForm(trip: TripFacts): CheckoutFields {
  const { storage } = useApp();
  const user = useSessionUser();
  const [start] = useState(() => withOwner(readDraft(storage.session, trip.counts), user));
  const keep = (values: CheckoutForm) => writeDraft(storage.session, values);
  const form = useForm({ judge: judgeFor(trip), start, onChange: keep, judgeAgain: 'left' });
  const { fill } = form;
  const known = useRef(user);
  useEffect(() => {
    if (user !== known.current) fill((values) => withOwner(values, user));
    known.current = user;
  }, [fill, user]);
  return form;
}
