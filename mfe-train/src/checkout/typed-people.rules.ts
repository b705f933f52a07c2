import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import { classifyPassenger, titlesFor } from '@wisata/kernel/passengers';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import { nameFrom, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyPassenger, isContact, passengerAt, placesOf } from './checkout-form.rules.ts';
import type { CheckoutForm, PassengerForm, Place } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

/** Everybody who is named in the form; numbers of papers are nobody else's to know. */
export function peopleOf(form: CheckoutForm, { counts }: Pick<TripFacts, 'counts'>): readonly TypedPerson[] {
  const { email, phone, ...name } = form.contact;
  const others = placesOf(counts).flatMap((place): TypedPerson[] => {
    const { title, firstName, lastName, oneName, birth, savedId } = passengerAt(form, place);
    if (isContact(form, place) || savedId) return [];
    const birthDate = findTypedDay(birth);
    return [{ title, firstName, lastName, oneName, ...(birthDate ? { birthDate } : {}) }];
  });
  return [{ ...name, reach: { email, phone } }, ...others];
}

/** True for who may sit in the place on the day of departure. Nobody but an adult is known without a birth date. */
export const maySit = ({ birthDate }: TypedPerson, { type }: Place, departDate: CalendarDate): boolean =>
  birthDate ? classifyPassenger(TRAIN_BANDS, birthDate, departDate) === type : type === 'ADT';

/** A passenger with what was typed of somebody; papers stay to be typed. */
export function toPassenger(person: TypedPerson, { type }: Place): PassengerForm {
  const [first = '', ...more] = titlesFor(TRAIN_BANDS, type);
  const name = nameFrom(person, TRAIN_BANDS, type);
  return {
    ...emptyPassenger(),
    ...name,
    title: more.length === 0 ? first : name.title,
    birth: typedDayOf(person.birthDate),
  };
}
