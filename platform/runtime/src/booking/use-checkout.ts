import type { FormEvent } from 'react';
import { useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Money } from '@wisata/kernel/money';
import type { PassengerService } from '@wisata/kernel/passengers';
import { useLeaveQuestion } from '@wisata/runtime';
import type { Booked } from './booking.api.ts';
import { useBookingCall } from './booking-call.ts';
import { useCheckoutSteps, type CheckoutStep } from './checkout-steps.ts';
import { useCheckoutForm, type CheckoutFormRules, type CheckoutValues } from './checkout-form.ts';
import { useAgreedTotal } from './use-agreed-total.ts';

/** What a service tells of its checkout. */
export interface CheckoutOptions<Values extends CheckoutValues> {
  readonly service: PassengerService;
  readonly rules: CheckoutFormRules<Values>;
  /** What is asked for now, and what the traveller saw. */
  readonly quoted: Money;
  readonly seen: Money;
  /** Address of the checkout: its path, and what it is about. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** Sends the booking at the total that was agreed to; fields of a refusal are named as in the form. */
  readonly send: (values: Values, total: Money) => Promise<Booked | BookingRefusal>;
}

const LEADS_ON = ['gone', 'duplicate'];

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
export function useCheckout<Values extends CheckoutValues>(options: CheckoutOptions<Values>) {
  const { service, quoted, seen, path, search } = options;
  const { form, isComplete, hasTyped } = useCheckoutForm(service, options.rules);
  const steps = useCheckoutSteps(path, search);
  const call = useBookingCall(options.send);
  const price = useAgreedTotal({ quoted, seen, search, rewrite: steps.rewrite });
  const { revalidate, state: quoteState } = useRevalidator();
  const isLeadOn = LEADS_ON.includes(call.refusal?.kind ?? '');
  const leaving = useLeaveQuestion([`/${service}/checkout`, '/login', '/payment'], () => !isLeadOn && hasTyped());
  const step: CheckoutStep = steps.asked === 'review' && isComplete ? 'review' : 'details';

  async function book(total: Money) {
    const refusal = await call.book(form.values, total);
    if (refusal?.kind === 'price') return refusal.now ? price.refuse(refusal.now) : revalidate();
    if (refusal?.kind !== 'fields' || Object.keys(refusal.fields).length === 0) return;
    call.dismiss();
    form.refuse(refusal.fields);
    steps.goTo('details');
  }

  /** Agrees to the new total; who was about to book goes on at once. */
  function accept() {
    const wasBooking = call.refusal?.kind === 'price';
    const total = price.agree();
    call.dismiss();
    if (wasBooking) void book(total);
  }

  /** Books, unless a new total has to be agreed to first. */
  const bookNow = () => (price.isChanged ? price.askAgain() : void book(price.agreed));

  function onNext(event: FormEvent) {
    event.preventDefault();
    if (step === 'review') bookNow();
    else void form.submit(() => steps.goTo('review'));
  }
  const isLookedUp = call.refusal?.kind === 'price' && !call.refusal.now && quoteState === 'idle' && !call.isBusy;
  return {
    form,
    step,
    steps,
    call: { isBusy: call.isBusy, refusal: call.refusal, dismiss: call.dismiss },
    price,
    leaving,
    /** Another total was asked for, and is not any more. */
    isAskedAgain: isLookedUp && !price.isChanged,
    accept,
    bookNow,
    onNext,
  } as const;
}

/** A checkout as {@link useCheckout} gives it. */
export type CheckoutState<Values extends CheckoutValues> = ReturnType<typeof useCheckout<Values>>;

/** What a checkout is beside its form. */
export type CheckoutProgress = Omit<CheckoutState<CheckoutValues>, 'form'>;

/** Keys of a checkout's address that change without another offer being asked for. */
const OWN_KEYS = ['step', 'totalPrice'];

/** Going from the form to the review and back, or agreeing to a price, asks nobody for the offer again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const bare = ({ searchParams }: URL) => {
    const copy = new URLSearchParams(searchParams);
    for (const key of OWN_KEYS) copy.delete(key);
    copy.sort();
    return copy.toString();
  };
  const isStep = currentUrl.search !== nextUrl.search && bare(currentUrl) === bare(nextUrl);
  return isStep ? false : defaultShouldRevalidate;
}
