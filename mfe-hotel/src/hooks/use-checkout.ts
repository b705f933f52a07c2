import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { fromMajor, toMajor, type Money } from '@wisata/kernel/money';
import { useLeaveQuestion } from '@wisata/runtime';
import type { SavedGuest } from '../api/passengers.api.ts';
import { findFormField } from '../rules/booking-payload.rules.ts';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import { hasTyped, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { isComplete } from '../rules/checkout-form.schema.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { findSeenTotal } from '../rules/checkout-query.rules.ts';
import { useBookRoom } from './use-book-room.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import { SERVER_ERROR } from './use-field-problem.ts';

/** Ways on and the login belong to the checkout; nobody is asked about them. */
const PART_OF_IT = ['/hotel/checkout', '/login', '/payment'];

export interface CheckoutProps {
  readonly offer: CheckoutOffer;
  /** Whom the member has saved; nobody for guests. */
  readonly saved: readonly SavedGuest[];
  readonly path: string;
  readonly search: URLSearchParams;
}

interface FieldRefusal {
  readonly field: FieldPath<CheckoutForm>;
  readonly message: string;
}

function fieldsOf(refusal: BookingRefusal | undefined, form: CheckoutForm): FieldRefusal[] {
  if (refusal?.kind !== 'fields') return [];
  return Object.entries(refusal.fields).flatMap(([name, message]) => {
    const field = findFormField(name, form);
    return field ? [{ field: field as FieldPath<CheckoutForm>, message }] : [];
  });
}

/** The price rose or fell between the choice and the checkout: the traveller hears of it before typing. */
function findNewPrice(offer: CheckoutOffer, search: URLSearchParams): BookingRefusal | undefined {
  const seen = findSeenTotal(search);
  const was = seen === undefined ? offer.total : fromMajor(seen, offer.total.currency);
  return was.minor === offer.total.minor ? undefined : { kind: 'price', was, now: offer.total };
}

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
export function useCheckout({ offer, path, search }: Omit<CheckoutProps, 'saved'>) {
  const form = useCheckoutForm(offer.query);
  const steps = useCheckoutSteps(path, search);
  const call = useBookRoom(offer);
  /** The total that was agreed to; the address says so too, but only when the page has loaded again. */
  const [agreed, setAgreed] = useState<Money>();
  const newPrice = agreed?.minor === offer.total.minor ? undefined : findNewPrice(offer, search);
  const [accepted, setAccepted] = useState<Money>();
  const [isAsking, setAsking] = useState(false);
  /** How often the server sent the form back; moves the focus to the summary each time. */
  const [refusals, setRefusals] = useState(0);
  const leaving = useLeaveQuestion(PART_OF_IT, () => !call.refusal && hasTyped(form.getValues()));
  const step = steps.asked === 'review' && isComplete(form.getValues()) ? 'review' : 'details';

  async function book(total?: Money) {
    const values = form.getValues();
    setAsking(false);
    if (total) setAccepted(total);
    const refused = fieldsOf(await call.book(values, total ?? accepted), values);
    if (refused.length === 0) return;
    call.dismiss();
    for (const { field, message } of refused) form.setError(field, { type: SERVER_ERROR, message });
    setRefusals((count) => count + 1);
    steps.goTo('details');
  }

  function acknowledgePrice() {
    setAgreed(offer.total);
    steps.setTotal(toMajor(offer.total));
  }
  const onNext = step === 'details' ? form.handleSubmit(() => steps.goTo('review')) : () => setAsking(true);
  const total = accepted ?? offer.total;
  return {
    form,
    steps,
    step,
    call,
    newPrice,
    acknowledgePrice,
    total,
    isAsking,
    setAsking,
    refusals,
    leaving,
    book,
    onNext,
  } as const;
}
