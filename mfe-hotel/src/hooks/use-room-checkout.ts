import { fromMajor, type Money } from '@wisata/kernel/money';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import { useApp, useSessionUser } from '@wisata/runtime';
import type { Booked } from '@wisata/runtime/booking.api';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import type { SavedGuest } from '../api/passengers.api.ts';
import { hasTyped, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { findProblems } from '../rules/checkout-problems.rules.ts';
import { findSeenTotal } from '../rules/checkout-query.rules.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

export interface CheckoutProps {
  readonly offer: CheckoutOffer;
  /** Whom the member has saved; nobody for guests. */
  readonly saved: readonly SavedGuest[];
  readonly path: string;
  readonly search: URLSearchParams;
}

const loadSender = () => import(/* webpackChunkName: "second-step" */ './book-room.ts').catch(() => undefined);

/** Sends the booking; its code has come with the questions. */
function useBookRoom(offer: CheckoutOffer) {
  const app = useApp();
  return async (form: CheckoutForm, total: Money): Promise<Booked | BookingRefusal> => {
    const sender = await loadSender();
    if (sender) return sender.bookRoom(app, offer, form, total);
    return { kind: 'failed', message: app.t('hotel:checkout.unknownError'), retryable: true };
  };
}

/** The checkout of a room: its form, and the way from there to the payment. */
export function useRoomCheckout({ offer, path, search }: Omit<CheckoutProps, 'saved'>) {
  const form = useCheckoutForm(offer.query);
  const user = useSessionUser();
  const seen = findSeenTotal(search);
  const checkout = useCheckout({
    service: 'hotel',
    form,
    isComplete: findProblems(form.values).length === 0,
    hasTyped: () => hasTyped(form.values, user),
    quoted: offer.total,
    seen: seen === undefined ? offer.total : fromMajor(seen, offer.total.currency),
    path,
    search,
    send: useBookRoom(offer),
  });
  return { form, checkout };
}
