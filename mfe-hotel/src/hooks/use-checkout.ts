import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Money } from '@wisata/kernel/money';
import { findFormField } from '../rules/booking-payload.rules.ts';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import { hasTyped, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import { isComplete } from '../rules/checkout-form.schema.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { useBookRoom } from './use-book-room.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import { SERVER_ERROR } from './use-field-problem.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

export interface CheckoutProps {
  readonly offer: CheckoutOffer;
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

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
export function useCheckout({ offer, path, search }: CheckoutProps) {
  const form = useCheckoutForm(offer.query);
  const steps = useCheckoutSteps(path, search);
  const call = useBookRoom(offer);
  const [accepted, setAccepted] = useState<Money>();
  const [isAsking, setAsking] = useState(false);
  /** How often the server sent the form back; moves the focus to the summary each time. */
  const [refusals, setRefusals] = useState(0);
  const leaving = useLeaveQuestion(() => !call.refusal && hasTyped(form.getValues()));
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

  const onNext = step === 'details' ? form.handleSubmit(() => steps.goTo('review')) : () => setAsking(true);
  const total = accepted ?? offer.total;
  return { form, steps, step, call, total, isAsking, setAsking, refusals, leaving, book, onNext } as const;
}
