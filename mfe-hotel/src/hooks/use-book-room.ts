import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import type { Money } from '@wisata/kernel/money';
import { storageKey } from '@wisata/kernel/storage-keys';
import { randomKey, useApp } from '@wisata/runtime';
import { bookRoom } from '../api/hotel-booking.api.ts';
import type { Booked } from '../api/hotel-booking.schema.ts';
import { saveGuest } from '../api/passengers.api.ts';
import { toPayload } from '../rules/booking-payload.rules.ts';
import { classifyRefusal, type BookingRefusal } from '../rules/booking-refusal.rules.ts';
import { emptyRequests, type CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { guestsToKeep, withoutKeeping } from '../rules/saved-guest.rules.ts';
import { writeDraft } from './use-checkout-form.ts';

export interface BookingCall {
  readonly isBusy: boolean;
  readonly refusal: BookingRefusal | undefined;
  readonly dismiss: () => void;
  /** `accepted` is a new total that the traveller agreed to. */
  readonly book: (form: CheckoutForm, accepted?: Money) => Promise<BookingRefusal | undefined>;
}

/** What the rest of the site has to know of a new booking. Names stay for the next one, wishes do not. */
function settle(app: AppContext, form: CheckoutForm, { id }: Booked): void {
  const { session } = app.storage;
  forgetAttempt(session, 'hotel');
  writeDraft(session, { ...withoutKeeping(form), requests: emptyRequests() });
  if (!app.session.user()) session.set(storageKey('guest_email'), form.contact.email.trim());
  app.bus.publish('hotel:booking-created', { bookingId: id });
  app.bus.publish('account:cart-changed', { count: null });
  app.toast(app.t('hotel:checkout.booked'), 'success');
  void keepGuests(app, form);
}

/** Saves the guests that the member asked for. The booking stands whether that works or not. */
async function keepGuests(app: AppContext, form: CheckoutForm): Promise<void> {
  if (!app.session.user()) return;
  for (const guest of guestsToKeep(form)) {
    const answer = await saveGuest(app.api, guest);
    if (answer.ok) app.toast(app.t('hotel:checkout.saved.done'), 'success');
    else app.toast(app.t('hotel:checkout.saved.failed', { name: `${guest.first} ${guest.last}` }), 'error');
  }
}

/** Sends the booking, once: presses while a call is on its way are ignored, and a repeat carries the same key. */
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
    const payload = toPayload(offer, form, app.locale, accepted);
    const answer = await bookRoom(app.api, payload, keyForAttempt(app.storage.session, 'hotel', payload, randomKey));
    inFlight.current = false;
    if (answer.ok) {
      settle(app, form, answer.data);
      await navigate(`/payment?booking=${encodeURIComponent(answer.data.id)}`);
      return undefined;
    }
    const refused = classifyRefusal(answer.failure, app.t('hotel:checkout.unknownError'));
    setBusy(false);
    setRefusal(refused);
    return refused;
  }

  return { isBusy, refusal, book, dismiss: () => setRefusal(undefined) };
}
