import type { AppContext } from '@wisata/kernel/app-context';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Booked } from '@wisata/runtime/booking.api';
import { isBooked } from '@wisata/runtime/booking-call';
import { keepPassengers } from '@wisata/runtime/booking/keep-passengers';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import type { CheckedFare } from '../api/flight.model.ts';
import type { CheckoutForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import { GONE_CODES, tripSubject, type CheckoutQuery } from './checkout-query.rules.ts';
import { findFormField, toPayload } from './flight-payload.rules.ts';
import { passengersToKeep } from './saved-passenger.rules.ts';

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
  if (isBooked(answer)) void keepPassengers(app, 'flight', passengersToKeep(form, trip));
  // Only the latest look-up of a fare has its total, so a refusal for the price names none.
  return !isBooked(answer) && answer.kind === 'price' ? { kind: 'price' } : answer;
}
