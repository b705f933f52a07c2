import type { AppContext } from '@wisata/kernel/app-context';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Money } from '@wisata/kernel/money';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { Booked } from '@wisata/runtime/booking.api';
import { isBooked } from '@wisata/runtime/booking-call';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import { saveGuest } from '../api/passengers.api.ts';
import { findFormField, toPayload } from './booking-payload.rules.ts';
import type { CheckoutForm } from './checkout-form.rules.ts';
import { GONE_CODES, type CheckoutOffer } from './checkout-offer.rules.ts';
import { stayOf } from './checkout-query.rules.ts';
import { guestsToKeep } from './saved-guest.rules.ts';

/** Saves the guests that the member asked for. The booking stands whether that works or not. */
async function keepGuests(app: AppContext, form: CheckoutForm): Promise<void> {
  if (!app.session.user()) return;
  for (const guest of guestsToKeep(form)) {
    const answer = await saveGuest(app.api, guest);
    if (answer.ok) app.toast(app.t('hotel:checkout.keep.done'), 'success');
    else app.toast(app.t('hotel:checkout.keep.failed', { name: `${guest.first} ${guest.last}` }), 'error');
  }
}

/** Books the room at the total that was agreed to. */
export async function bookRoom(
  app: AppContext,
  offer: CheckoutOffer,
  form: CheckoutForm,
  total: Money,
): Promise<Booked | BookingRefusal> {
  const said = { locale: app.locale, childName: app.t('hotel:checkout.child.one') };
  const accepted = total.minor === offer.total.minor ? undefined : total;
  const answer = await sendBooking(app, {
    service: 'hotel',
    subject: stayOf(offer.query),
    payload: toPayload(offer, form, said, accepted),
    email: form.contact.email,
    goneCodes: GONE_CODES,
    fieldOf: (name) => findFormField(name, form),
  });
  if (isBooked(answer)) {
    app.storage.session.remove(storageKey('selected_hotel'));
    void keepGuests(app, form);
  }
  return answer;
}
