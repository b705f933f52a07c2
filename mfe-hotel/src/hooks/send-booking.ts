import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import type { AppContext } from '@wisata/kernel/app-context';
import type { Money } from '@wisata/kernel/money';
import { storageKey } from '@wisata/kernel/storage-keys';
import { book, settleBooking, type Booked } from '@wisata/runtime/booking.api';
import { findOwnBooking, rememberOwnBooking } from '@wisata/runtime/own-bookings';
import { saveGuest } from '../api/passengers.api.ts';
import { findFormField, toPayload } from '../rules/booking-payload.rules.ts';
import { classifyRefusal, type BookingRefusal } from '../rules/booking-refusal.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { stayOf } from '../rules/checkout-query.rules.ts';
import { guestsToKeep } from '../rules/saved-guest.rules.ts';

/** What the rest of the site has to know of a new booking. */
function settle(app: AppContext, { query }: CheckoutOffer, form: CheckoutForm, booked: Booked): void {
  rememberOwnBooking(app, stayOf(query), booked.id);
  app.storage.session.remove(storageKey('selected_hotel'));
  settleBooking(app, 'hotel', form.contact.email, booked);
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

/** The fields that the server objects to, by their names in the form. */
function inForm(refusal: BookingRefusal, form: CheckoutForm): BookingRefusal {
  if (refusal.kind !== 'fields') return refusal;
  const fields = Object.entries(refusal.fields).flatMap(([name, message]) => {
    const field = findFormField(name, form);
    return field ? [[field, message] as const] : [];
  });
  return { ...refusal, fields: Object.fromEntries(fields) };
}

/** Sends a booking and tells the site of it; a repeat carries the same key. Gives the booking, or why there is none. */
export async function sendBooking(
  app: AppContext,
  offer: CheckoutOffer,
  form: CheckoutForm,
  accepted?: Money,
): Promise<Booked | BookingRefusal> {
  const said = { locale: app.locale, childName: app.t('hotel:checkout.child.one') };
  const answer = await book(app, 'hotel', toPayload(offer, form, said, accepted));
  if (!answer.ok) {
    const own = app.t('hotel:checkout.unknownError');
    const words = failureWords(app, answer.failure, { remote: 'hotel', own });
    const refusal = classifyRefusal(answer.failure, words);
    if (refusal.kind === 'duplicate') {
      const bookingId = refusal.bookingId ?? findOwnBooking(app, stayOf(offer.query));
      return { kind: 'duplicate', ...(bookingId ? { bookingId } : {}) };
    }
    return inForm(
      refusal.kind === 'fields' ? { ...refusal, fields: refusedFields(app, answer.failure) } : refusal,
      form,
    );
  }
  settle(app, offer, form, answer.data);
  return answer.data;
}
