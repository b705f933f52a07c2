import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import { toMajor, type Money } from '@wisata/kernel/money';
import { useLeaveQuestion } from '@wisata/runtime';
import type { Booked, UnnamedBooking } from './booking.api.ts';
import { useBookingCall } from './booking-call.ts';
import { offerOf, useCheckoutSteps, type CheckoutStep } from './checkout-steps.ts';
import { useCheckoutForm, type CheckoutFormRules, type CheckoutValues } from './checkout-form.ts';
import { findSeenTotal } from './price-state.rules.ts';
import { usePrice } from './use-price.ts';
import { loadsFor } from '../page/loads-for.ts';

/** Where a checkout is: its path, and what it is about. */
export interface CheckoutAddress {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** What a service tells of its checkout. */
export interface CheckoutOptions<Values extends CheckoutValues> extends CheckoutAddress {
  readonly service: string;
  readonly rules: CheckoutFormRules<Values>;
  /** What is asked for now. */
  readonly quoted: Money;
  /** What the offer cost at an earlier look; counts where the address carries no total. */
  readonly before?: Money | undefined;
  /** Sends the booking at the total that was agreed to; fields of a refusal are named as in the form. */
  readonly send: (values: Values, total: Money) => Promise<Booked | UnnamedBooking | BookingRefusal>;
}

const LEADS_ON = ['gone', 'duplicate'];

/** The whole checkout between choosing and paying: form, review, booking and dialogs. */
export function useCheckout<Values extends CheckoutValues>(options: CheckoutOptions<Values>) {
  const { service, quoted, before, path, search } = options;
  const { form, isComplete, hasTyped } = useCheckoutForm(service, options.rules);
  const steps = useCheckoutSteps(path, search);
  const call = useBookingCall(options.send);
  const price = usePrice(quoted, findSeenTotal(search, quoted.currency) ?? before);
  const { revalidate, state: quoteState } = useRevalidator();
  const isLeadOn = LEADS_ON.includes(call.refusal?.kind ?? '');
  const leaving = useLeaveQuestion([path, '/login', '/payment'], () => !isLeadOn && !call.isMade() && hasTyped());
  const step: CheckoutStep = steps.asked === 'review' && isComplete ? 'review' : 'details';

  async function book() {
    price.tell('agree');
    const refusal = await call.book(form.values, price.asked);
    if (refusal?.kind === 'gone') return price.tell('sold');
    if (refusal?.kind === 'price') {
      price.tell('refused', refusal.now);
      return refusal.now ? undefined : revalidate();
    }
    if (refusal?.kind !== 'fields' || Object.keys(refusal.fields).length === 0) return;
    call.dismiss();
    form.refuse(refusal.fields);
    steps.goTo('details');
  }

  /** Agrees to the new total; who was about to book goes on at once. */
  function accept() {
    const wasBooking = call.refusal?.kind === 'price';
    price.tell('agree');
    // The address keeps what the traveller knows, so that a reload does not tell it again.
    const next = new URLSearchParams(search);
    next.set('totalPrice', String(toMajor(price.asked)));
    steps.rewrite(next);
    call.dismiss();
    if (wasBooking) void book();
  }

  /** The question about the price, or the word that it is gone, is closed. */
  function putOff() {
    price.tell('put-off');
    if (price.kind === 'gone') call.dismiss();
  }

  /** Books, unless a new total has to be agreed to first. */
  const bookNow = () => (price.kind === 'changed' ? price.tell('ask-again') : void book());

  function onNext(event: FormEvent) {
    event.preventDefault();
    if (step === 'review') bookNow();
    else void form.submit(() => steps.goTo('review'));
  }
  return {
    form,
    step,
    steps,
    call: { isBusy: call.isBusy, refusal: call.refusal, dismiss: call.dismiss },
    price,
    leaving,
    /** The answer to a booking doubted the total, and the look that followed says the same one again. */
    isAskedAgain: price.kind === 'doubted' && quoteState === 'idle' && !call.isBusy,
    accept,
    putOff,
    bookNow,
    onNext,
  } as const;
}

/** A checkout as {@link useCheckout} gives it. */
export type CheckoutState<Values extends CheckoutValues> = ReturnType<typeof useCheckout<Values>>;

/** What a checkout is beside its form. */
export type CheckoutProgress = Omit<CheckoutState<CheckoutValues>, 'form'>;

/** Going from the form to the review and back, or agreeing to a price, does not load the offer again. */
export const shouldRevalidate = loadsFor(offerOf);
