import { useState, type FormEvent } from 'react';
import { fromMajor, toMajor, type Money } from '@wisata/kernel/money';
import { useLeaveQuestion, useSessionUser } from '@wisata/runtime';
import { useCheckoutSteps } from '@wisata/runtime/checkout-steps';
import type { SavedGuest } from '../api/passengers.api.ts';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import { hasTyped } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { findProblems } from '../rules/checkout-problems.rules.ts';
import { findSeenTotal } from '../rules/checkout-query.rules.ts';
import { useBookRoom } from './use-book-room.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

/** Ways on and the login belong to the checkout; nobody is asked about them. */
const PART_OF_IT = ['/hotel/checkout', '/login', '/payment'];

export interface CheckoutProps {
  readonly offer: CheckoutOffer;
  /** Whom the member has saved; nobody for guests. */
  readonly saved: readonly SavedGuest[];
  readonly path: string;
  readonly search: URLSearchParams;
}

/** The total that was agreed to: that of the choice, or accepted since. Another one, also after a new look, has to be asked about. */
function useAgreedTotal({ total }: CheckoutOffer, search: URLSearchParams, rewrite: (query: URLSearchParams) => void) {
  const [agreed, setAgreed] = useState<Money>(() => {
    const seen = findSeenTotal(search);
    return seen === undefined ? total : fromMajor(seen, total.currency);
  });
  const isChanged = agreed.minor !== total.minor;
  const newPrice: BookingRefusal | undefined = isChanged ? { kind: 'price', was: agreed, now: total } : undefined;
  /** The address keeps what the traveller knows, so that a reload does not tell it again. */
  function acknowledge() {
    setAgreed(total);
    const next = new URLSearchParams(search);
    next.set('totalPrice', String(toMajor(total)));
    rewrite(next);
  }
  return { newPrice, acknowledge };
}

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
export function useCheckout({ offer, path, search }: Omit<CheckoutProps, 'saved'>) {
  const form = useCheckoutForm(offer.query);
  const steps = useCheckoutSteps(path, search);
  const call = useBookRoom(offer);
  const { newPrice, acknowledge } = useAgreedTotal(offer, search, steps.rewrite);
  const [accepted, setAccepted] = useState<Money>();
  const user = useSessionUser();
  const leaving = useLeaveQuestion(PART_OF_IT, () => !call.refusal && hasTyped(form.values, user));
  const step = steps.asked === 'review' && findProblems(form.values).length === 0 ? 'review' : 'details';

  async function book(total?: Money) {
    const { values } = form;
    if (total) setAccepted(total);
    const refusal = await call.book(values, total ?? accepted);
    if (refusal?.kind !== 'fields' || Object.keys(refusal.fields).length === 0) return;
    call.dismiss();
    form.refuse(refusal.fields);
    steps.goTo('details');
  }

  function onNext(event: FormEvent) {
    event.preventDefault();
    if (step === 'review') void book();
    else void form.submit(() => steps.goTo('review'));
  }
  const total = accepted ?? offer.total;
  return {
    form,
    steps,
    step,
    call,
    newPrice,
    acknowledgePrice: acknowledge,
    total,
    leaving,
    book,
    onNext,
  } as const;
}

export type CheckoutState = ReturnType<typeof useCheckout>;
