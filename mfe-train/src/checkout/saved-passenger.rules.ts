import { isContact } from '@wisata/kernel/party-form';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import type { KeptPassenger, SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { keptPerson, keptReach, personFrom } from '@wisata/runtime/booking/saved-passengers.rules';
import { emptyPassenger, needsCard, passengerAt, placesOf } from './checkout-form.rules.ts';
import type { CheckoutForm, PassengerForm, Place } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

const ID_TYPES = ['1', '2', '3'] as const;

/** A passenger with everything that is saved of somebody; what was not saved stays as it is. */
export function fillIn(passenger: PassengerForm, saved: SavedPassenger, type: Place['type']): PassengerForm {
  const idType = ID_TYPES.find((value) => value === `${saved.id_type}`);
  return {
    ...passenger,
    ...personFrom(saved, passenger, TRAIN_BANDS, type),
    ...(saved.id_number && idType ? { idType, idNumber: saved.id_number, noCard: false } : {}),
    birth: saved.birthdate ? typedDayOf(saved.birthdate) : passenger.birth,
  };
}

/** A passenger's place, as saved passengers need to know it. */
export function savedPlaceOf(form: CheckoutForm, place: Place) {
  const person = passengerAt(form, place);
  return {
    path: place.path,
    bands: TRAIN_BANDS,
    type: place.type,
    person,
    empty: () => emptyPassenger(),
    fill: (saved: SavedPassenger) => fillIn(person, saved, place.type),
  };
}

/** Those whom the member asked to save, with what the railway looked at; the contact brings phone and e-mail along. */
export function passengersToKeep(form: CheckoutForm, { counts }: Pick<TripFacts, 'counts'>): readonly KeptPassenger[] {
  return placesOf(counts).flatMap((place) => {
    const passenger = passengerAt(form, place);
    if (!passenger.keep) return [];
    return {
      ...keptPerson(passenger),
      ...(isContact(form, place) ? keptReach(form.contact) : {}),
      ...(needsCard(passenger, place)
        ? { id_type: Number(passenger.idType), id_number: passenger.idNumber.trim() }
        : { birthdate: findTypedDay(passenger.birth) ?? null }),
    };
  });
}
