import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { Booked } from '@wisata/runtime/booking.api';
import { useBookingCall } from '@wisata/runtime/booking-call';
import type { BookingRefusal } from '../rules/booking-refusal.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';

const loadSender = () => import(/* webpackChunkName: "second-step" */ './send-booking.ts').catch(() => undefined);

/** Sends the booking; its code has come with the questions. `accepted` is a new total that the traveller agreed to. */
export function useBookRoom(offer: CheckoutOffer) {
  const app = useApp();
  return useBookingCall(async (form: CheckoutForm, accepted?: Money): Promise<Booked | BookingRefusal> => {
    const sender = await loadSender();
    if (sender) return sender.sendBooking(app, offer, form, accepted);
    return { kind: 'failed', message: app.t('hotel:checkout.unknownError'), retryable: true };
  });
}
