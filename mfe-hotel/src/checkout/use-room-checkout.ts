import type { AppContext } from '@wisata/kernel/app-context';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import type { Money } from '@wisata/kernel/money';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import { useApp } from '@wisata/runtime';
import type { Booked } from '@wisata/runtime/booking.api';
import { findChildBed } from '@wisata/runtime/child-bed';
import type { CheckoutFormRules } from '@wisata/runtime/booking/checkout-form';
import type { TripCheckoutProps } from '@wisata/runtime/booking/trip-checkout';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import { findProblems } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';

export type CheckoutProps = Omit<TripCheckoutProps<CheckoutQuery, CheckoutOffer>, 'query'>;

const loadSender = () => import(/* webpackChunkName: "second-step" */ './book-room.ts').catch(() => undefined);

/** Sends the booking; its code is in the chunk of the dialogs. */
function useBookRoom(offer: CheckoutOffer) {
  const app = useApp();
  return async (form: CheckoutForm, total: Money): Promise<Booked | BookingRefusal> => {
    const sender = await loadSender();
    if (sender) return sender.bookRoom(app, offer, form, total);
    return { kind: 'failed', message: app.t('hotel:checkout.unknownError'), retryable: true };
  };
}

/** What was typed before, with what was last chosen for the children in this visit. */
function parseKept(app: AppContext, kept: unknown): CheckoutForm {
  const form = parseDraft(kept) ?? emptyForm();
  const childBed = findChildBed(app) ?? form.requests.childBed;
  return { ...form, requests: { ...form.requests, childBed } };
}

const formRules = (app: AppContext, query: CheckoutQuery): CheckoutFormRules<CheckoutForm> => ({
  empty: emptyForm,
  parseDraft: (kept) => parseKept(app, kept),
  bands: TRIP_BANDS,
  fit: (values) => fitForm(values, query),
  findProblems,
  hasTyped,
});

/** The checkout of a room, from its form to the payment. */
export function useRoomCheckout({ offer, path, search }: CheckoutProps) {
  return useCheckout({
    service: 'hotel',
    rules: formRules(useApp(), offer.query),
    quoted: offer.total,
    path,
    search,
    send: useBookRoom(offer),
  });
}
