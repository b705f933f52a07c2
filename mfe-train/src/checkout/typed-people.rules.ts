import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { isContact } from '@wisata/kernel/party-form';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import { nameFrom, peopleNamed, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyPassenger, passengerAt, placesOf } from './checkout-form.rules.ts';
import type { CheckoutForm, PassengerForm, Place } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

function factsOf({ birth }: PassengerForm): Pick<TypedPerson, 'birthDate'> {
  const birthDate = findTypedDay(birth);
  return birthDate ? { birthDate } : {};
}

/** Everybody who is named in the form; numbers of papers are nobody else's to know. */
export function peopleOf(form: CheckoutForm, { counts }: Pick<TripFacts, 'counts'>): readonly TypedPerson[] {
  const others = placesOf(counts).filter((place) => !isContact(form, place));
  return peopleNamed(
    form.contact,
    others.map((place) => passengerAt(form, place)),
    factsOf,
  );
}

/** A passenger with what was typed of somebody; papers stay to be typed. */
export const toPassenger = (person: TypedPerson, { type }: Place): PassengerForm => ({
  ...emptyPassenger(),
  ...nameFrom(person, TRAIN_BANDS, type),
  birth: typedDayOf(person.birthDate),
});
