import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';

const loadSender = () => import(/* webpackChunkName: "second-step" */ './send-booking.ts').catch(() => undefined);

export interface BookingCall {
  readonly isBusy: boolean;
  readonly refusal: BookingRefusal | undefined;
  readonly dismiss: () => void;
  /** `accepted` is a new total that the traveller agreed to. */
  readonly book: (form: CheckoutForm, accepted?: Money) => Promise<BookingRefusal | undefined>;
}

/** Sends the booking, once: presses while a call is on its way are ignored. Its code has come with the questions. */
export function useBookRoom(offer: CheckoutOffer): BookingCall {
  const app = useApp();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const inFlight = useRef(false);

  async function book(form: CheckoutForm, accepted?: Money): Promise<BookingRefusal | undefined> {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setBusy(true);
    setRefusal(undefined);
    const sender = await loadSender();
    const unsent = { kind: 'failed', message: app.t('hotel:checkout.unknownError'), retryable: true } as const;
    const answer = sender ? await sender.sendBooking(app, offer, form, accepted) : unsent;
    inFlight.current = false;
    if ('id' in answer) {
      await navigate(`/payment?booking=${encodeURIComponent(answer.id)}`);
      return undefined;
    }
    setBusy(false);
    setRefusal(answer);
    return answer;
  }

  return { isBusy, refusal, book, dismiss: () => setRefusal(undefined) };
}
