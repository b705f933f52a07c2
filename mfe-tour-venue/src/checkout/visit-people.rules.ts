import type { CalendarDate } from '@wisata/kernel/dates';
import { classifyPassenger, titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import { nameFrom, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyTraveller, isContact, placesOf, travellerAt } from './visit-form.rules.ts';
import type { CheckoutForm, Place, TravellerForm } from './visit-form.rules.ts';
import type { OutingFacts } from './visit-problems.rules.ts';

/** Everybody who is named in the form. */
export function peopleOf(form: CheckoutForm, { party }: Pick<OutingFacts, 'party'>): readonly TypedPerson[] {
  const { email, phone, ...name } = form.contact;
  const others = placesOf(party).flatMap((place): TypedPerson[] => {
    if (isContact(form, place)) return [];
    const { title, firstName, lastName, oneName, birth } = travellerAt(form, place);
    const birthDate = findTypedDay(birth);
    return [{ title, firstName, lastName, oneName, ...(birthDate ? { birthDate } : {}) }];
  });
  return [{ ...name, reach: { email, phone } }, ...others];
}

/** True for who may stand in the place on the first day. Nobody but an adult is known without a birth date. */
export const mayCome = ({ birthDate }: TypedPerson, { type }: Place, date: CalendarDate): boolean =>
  birthDate ? classifyPassenger(TRIP_BANDS, birthDate, date) === type : type === 'ADT';

/** A traveller with what was typed of somebody. */
export function toTraveller(person: TypedPerson, { type }: Place): TravellerForm {
  const [first = '', ...more] = titlesFor(TRIP_BANDS, type);
  const name = nameFrom(person, TRIP_BANDS, type);
  return {
    ...emptyTraveller(),
    ...name,
    title: more.length === 0 ? first : name.title,
    birth: typedDayOf(person.birthDate),
  };
}
