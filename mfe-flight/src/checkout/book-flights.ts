import type { AppContext } from '@wisata/kernel/app-context';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Booked } from '@wisata/runtime/booking.api';
import { isBooked } from '@wisata/runtime/booking-call';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import type { CheckedFare } from '../api/flight.model.ts';
import { createPassenger, updatePassenger } from '../api/passengers.api.ts';
import type { CheckoutForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import { GONE_CODES, tripSubject, type CheckoutQuery } from './checkout-query.rules.ts';
import { findFormField, toPayload } from './flight-payload.rules.ts';
import { passengersToKeep, type NewPassenger } from './saved-passenger.rules.ts';

/** What this form knows of somebody: a trip that asks for no phone or passport takes none away. */
const known = (passenger: NewPassenger): Partial<NewPassenger> =>
  Object.fromEntries(Object.entries(passenger).filter(([, value]) => value !== '' && value !== null));

/** Saves whom the member asked to save. A booking does not wait for it, and is not undone by it. */
async function keepPassengers(app: AppContext, form: CheckoutForm, trip: TripFacts): Promise<void> {
  const asked = app.session.user() ? passengersToKeep(form, trip) : [];
  const answers = await Promise.all(
    asked.map(({ savedId, ...passenger }) =>
      savedId ? updatePassenger(app.api, savedId, known(passenger)) : createPassenger(app.api, passenger),
    ),
  );
  if (answers.length === 0) return;
  const isSaved = answers.every(({ ok }) => ok);
  app.toast(
    app.t(isSaved ? 'flight:checkout.keep.done' : 'flight:checkout.keep.failed'),
    isSaved ? 'success' : 'error',
  );
}

/** Books the flights at the fare that was looked up and agreed to. */
export async function bookFlights(
  app: AppContext,
  query: CheckoutQuery,
  trip: TripFacts,
  form: CheckoutForm,
  fare: CheckedFare,
): Promise<Booked | BookingRefusal> {
  const answer = await sendBooking(app, {
    service: 'flight',
    subject: tripSubject(query),
    payload: toPayload(query, form, trip, fare),
    email: form.contact.email,
    goneCodes: GONE_CODES,
    fieldOf: (name) => findFormField(name, form, trip),
  });
  if (isBooked(answer)) void keepPassengers(app, form, trip);
  // A fare has one total only: that of its latest look-up.
  return !isBooked(answer) && answer.kind === 'price' ? { kind: 'price' } : answer;
}
