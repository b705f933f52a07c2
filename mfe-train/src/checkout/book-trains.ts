import type { AppContext } from '@wisata/kernel/app-context';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Booked } from '@wisata/runtime/booking.api';
import { isBooked } from '@wisata/runtime/booking-call';
import { keepPassengers } from '@wisata/runtime/booking/keep-passengers';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import type { TrainPrice } from '../api/train.model.ts';
import { findQueueToken } from '../queue/queue-token.ts';
import { findChosenSeats, forgetSeatHold } from '../seats/kept-seats.ts';
import type { CheckoutForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import { GONE_CODES, tripSubject, type CheckoutQuery } from './checkout-query.rules.ts';
import { passengersToKeep } from './saved-passenger.rules.ts';
import { findFormField, toPayload } from './train-payload.rules.ts';

/** Books the trains at the price that was looked up and agreed to, with the seats that are kept for the party. */
export async function bookTrains(
  app: AppContext,
  query: CheckoutQuery,
  trip: TripFacts,
  form: CheckoutForm,
  price: TrainPrice,
): Promise<Booked | BookingRefusal> {
  const subject = tripSubject(query);
  const tokens = { hold: findChosenSeats(app, subject)?.token, queue: findQueueToken(app) };
  const answer = await sendBooking(app, {
    service: 'train',
    subject,
    payload: toPayload(query, form, price, tokens),
    email: form.contact.email,
    goneCodes: GONE_CODES,
    fieldOf: (name) => findFormField(name, form, trip),
  });
  if (isBooked(answer)) {
    forgetSeatHold(app);
    void keepPassengers(app, 'train', passengersToKeep(form, trip));
  }
  // Seats that somebody else has would be refused again: the next press has those that the railway gives.
  if (!isBooked(answer) && answer.kind === 'failed' && !answer.retryable) forgetSeatHold(app);
  // The price has one total only: that of its latest look-up.
  return !isBooked(answer) && answer.kind === 'price' ? { kind: 'price' } : answer;
}
