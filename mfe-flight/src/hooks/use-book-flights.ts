import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';
import { book, settleBooking, type Booked } from '@wisata/runtime/booking.api';
import { useBookingCall } from '@wisata/runtime/booking-call';
import type { CheckedFare } from '../api/flight.model.ts';
import { createPassenger, updatePassenger } from '../api/passengers.api.ts';
import { classifyRefusal, type BookingRefusal } from '../rules/booking-refusal.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { TripFacts } from '../rules/checkout-problems.rules.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';
import { toPayload } from '../rules/flight-payload.rules.ts';
import { passengersToKeep, type NewPassenger } from '../rules/saved-passenger.rules.ts';

const SERVICE = 'flight';

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

/** What the rest of the site has to know of a new booking. */
function settle(app: AppContext, form: CheckoutForm, trip: TripFacts, booked: Booked): void {
  settleBooking(app, SERVICE, form.contact.email, booked);
  app.toast(app.t('flight:checkout.booked'), 'success');
  void keepPassengers(app, form, trip);
}

/** Sends the booking; a repeat carries the same key. */
export function useBookFlights(query: CheckoutQuery, trip: TripFacts) {
  const app = useApp();
  return useBookingCall(async (form: CheckoutForm, fare: CheckedFare): Promise<Booked | BookingRefusal> => {
    const answer = await book(app, SERVICE, toPayload(query, form, trip, fare));
    if (!answer.ok) {
      const own = app.t('flight:checkout.unknownError');
      const refusal = classifyRefusal(answer.failure, failureWords(app, answer.failure, { remote: SERVICE, own }));
      return refusal.kind === 'fields' ? { ...refusal, fields: refusedFields(app, answer.failure) } : refusal;
    }
    settle(app, form, trip, answer.data);
    return answer.data;
  });
}
