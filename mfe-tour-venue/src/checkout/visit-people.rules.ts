import { isContact } from '@wisata/kernel/party-form';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import { nameFrom, peopleNamed, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyTraveller, placesOf, travellerAt } from './visit-form.rules.ts';
import type { CheckoutForm, Place, TravellerForm } from './visit-form.rules.ts';
import type { OutingFacts } from './visit-problems.rules.ts';

function factsOf({ birth }: TravellerForm): Pick<TypedPerson, 'birthDate'> {
  const birthDate = findTypedDay(birth);
  return birthDate ? { birthDate } : {};
}

/** Everybody who is named in the form. */
export function peopleOf(form: CheckoutForm, { party }: Pick<OutingFacts, 'party'>): readonly TypedPerson[] {
  const others = placesOf(party).filter((place) => !isContact(form, place));
  return peopleNamed(
    form.contact,
    others.map((place) => travellerAt(form, place)),
    factsOf,
  );
}

/** A traveller with what was typed of somebody. */
export const toTraveller = (person: TypedPerson, { type }: Place): TravellerForm => ({
  ...emptyTraveller(),
  ...nameFrom(person, TRIP_BANDS, type),
  birth: typedDayOf(person.birthDate),
});
