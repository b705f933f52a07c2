import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fromMajor, type Money } from '@wisata/kernel/money';
import { useLeaveQuestion, useSessionUser } from '@wisata/runtime';
import { useCheckoutSteps, type CheckoutStep } from '@wisata/runtime/checkout-steps';
import type { CheckedFare } from '../api/flight.model.ts';
import type { SavedPassenger } from '../api/passengers.schema.ts';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import { hasTyped, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { findProblems, type TripFacts } from '../rules/checkout-problems.rules.ts';
import { withSeenTotal, type CheckoutQuery } from '../rules/checkout-query.rules.ts';
import { findFormField } from '../rules/flight-payload.rules.ts';
import { useBookFlights } from './use-book-flights.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

export interface CheckoutProps {
  readonly query: CheckoutQuery;
  readonly fare: CheckedFare;
  readonly saved: readonly SavedPassenger[];
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Ways on and the login belong to the checkout; nobody is asked about them. */
const PART_OF_IT = ['/flight/checkout', '/login', '/payment'];

export function tripOf({ query, fare }: Pick<CheckoutProps, 'query' | 'fare'>): TripFacts {
  const { counts, returnDate } = query.search;
  const { flight } = fare.flights[0] ?? {};
  return {
    counts,
    departDate: flight?.departDate ?? query.search.departDate,
    returnDate,
    requiresPassport: fare.requiresPassport,
  };
}

/** The total that was agreed to: from the list, or accepted since. A fare that costs something else has to be asked about. */
function useAgreedTotal({ query, fare }: Pick<CheckoutProps, 'query' | 'fare'>) {
  const { currency } = fare.total;
  const [agreed, setAgreed] = useState<Money>(() => {
    if (query.seenTotal !== undefined) return fromMajor(query.seenTotal, currency);
    return (fare.isPriceChanged && fare.previousTotal) || fare.total;
  });
  const [isPutOff, setPutOff] = useState(false);
  const isChanged = agreed.minor !== fare.total.minor;
  return { agreed, setAgreed, isChanged, isQuestion: isChanged && !isPutOff, setPutOff };
}

/** What the server objects to, by field of the form. */
function fieldsOf(refusal: BookingRefusal | undefined, form: CheckoutForm, trip: TripFacts): Record<string, string> {
  if (refusal?.kind !== 'fields') return {};
  const found = Object.entries(refusal.fields).flatMap(([name, message]) => {
    const field = findFormField(name, form, trip);
    return field ? [[field, message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
export function useCheckout(props: CheckoutProps) {
  const { query, fare, path, search } = props;
  const trip = tripOf(props);
  const form = useCheckoutForm(trip);
  const steps = useCheckoutSteps(path, search);
  const call = useBookFlights(query, trip);
  const price = useAgreedTotal(props);
  const { revalidate, state: fareState } = useRevalidator();
  const user = useSessionUser();
  const leaving = useLeaveQuestion(PART_OF_IT, () => call.refusal?.kind !== 'gone' && hasTyped(form.values, user));
  const isReviewable = steps.asked === 'review' && findProblems(form.values, trip).length === 0;
  const step: CheckoutStep = isReviewable ? 'review' : 'details';

  async function book() {
    const { values } = form;
    const refusal = await call.book(values, fare);
    if (refusal?.kind === 'price') return revalidate();
    const refused = fieldsOf(refusal, values, trip);
    if (Object.keys(refused).length === 0) return;
    call.dismiss();
    form.refuse(refused);
    steps.goTo('details');
  }

  /** Agrees to the new price; who was about to book goes on at once. */
  function accept() {
    const wasBooking = call.refusal?.kind === 'price';
    price.setAgreed(fare.total);
    steps.rewrite(withSeenTotal(search, fare.total));
    call.dismiss();
    if (wasBooking) void book();
  }

  /** Books, unless the price has to be agreed to first. */
  const bookNow = () => (price.isChanged ? price.setPutOff(false) : void book());

  function onNext(event: FormEvent) {
    event.preventDefault();
    if (step === 'review') bookNow();
    else void form.submit(() => steps.goTo('review'));
  }
  const isPriceMove = call.refusal?.kind === 'price' && fareState === 'idle' && !call.isBusy;
  return { form, trip, steps, step, call, price, isPriceMove, bookNow, leaving, book, accept, onNext };
}
