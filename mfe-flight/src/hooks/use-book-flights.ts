import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import { storageKey } from '@wisata/kernel/storage-keys';
import { randomKey, useApp } from '@wisata/runtime';
import { bookFlights } from '../api/flight-booking.api.ts';
import type { CheckedFare } from '../api/flight.model.ts';
import { createPassenger } from '../api/passengers.api.ts';
import { classifyRefusal, type BookingRefusal } from '../rules/booking-refusal.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { TripFacts } from '../rules/checkout-problems.rules.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';
import { toPayload } from '../rules/flight-payload.rules.ts';
import { passengersToKeep } from '../rules/saved-passenger.rules.ts';
import { writeDraft } from './use-checkout-form.ts';

const SERVICE = 'flight';

/** Saves whom the member asked to save. A booking does not wait for it, and is not undone by it. */
async function keepPassengers(app: AppContext, form: CheckoutForm, trip: TripFacts): Promise<void> {
  const asked = app.session.user() ? passengersToKeep(form, trip) : [];
  const answers = await Promise.all(asked.map((passenger) => createPassenger(app.api, passenger)));
  if (answers.length === 0) return;
  const isSaved = answers.every(({ ok }) => ok);
  app.toast(
    app.t(isSaved ? 'flight:checkout.keep.done' : 'flight:checkout.keep.failed'),
    isSaved ? 'success' : 'error',
  );
}

/** What the rest of the site has to know of a new booking. The names stay in the draft for the next one. */
function settle(app: AppContext, form: CheckoutForm, trip: TripFacts): void {
  const { session } = app.storage;
  forgetAttempt(session, SERVICE);
  writeDraft(session, form);
  if (!app.session.user()) session.set(storageKey('guest_email'), form.contact.email.trim());
  app.bus.publish('account:cart-changed', { count: null });
  app.toast(app.t('flight:checkout.booked'), 'success');
  void keepPassengers(app, form, trip);
}

/** Sends the booking, once: presses while a call is on its way are ignored, and a repeat carries the same key. */
export function useBookFlights(query: CheckoutQuery, trip: TripFacts) {
  const app = useApp();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const inFlight = useRef(false);

  async function book(form: CheckoutForm, fare: CheckedFare): Promise<BookingRefusal | undefined> {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setBusy(true);
    setRefusal(undefined);
    const payload = toPayload(query, form, trip, fare);
    const answer = await bookFlights(app.api, payload, keyForAttempt(app.storage.session, SERVICE, payload, randomKey));
    inFlight.current = false;
    if (answer.ok) {
      settle(app, form, trip);
      await navigate(`/payment?booking=${encodeURIComponent(answer.data.id)}`);
      return undefined;
    }
    const refused = classifyRefusal(answer.failure, app.t('flight:checkout.unknownError'));
    setBusy(false);
    setRefusal(refused);
    return refused;
  }

  return { isBusy, refusal, book, dismiss: () => setRefusal(undefined) } as const;
}
