import type { AppContext } from '@wisata/kernel/app-context';
import type { BookingRefusal } from '@wisata/kernel/booking-refusal';
import type { Money } from '@wisata/kernel/money';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { Booked } from '@wisata/runtime/booking.api';
import { isBooked } from '@wisata/runtime/booking-call';
import { keepPassengers } from '@wisata/runtime/booking/keep-passengers';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import { findFormField, toPayload } from './booking-payload.rules.ts';
import type { CheckoutForm } from './checkout-form.rules.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import { GONE_CODES, stayOf } from './checkout-query.rules.ts';
import { guestsToKeep } from './saved-guest.rules.ts';

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
    void keepPassengers(app, 'hotel', guestsToKeep(form));
  }
  return answer;
}
