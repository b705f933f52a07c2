import type { CalendarDate } from '@wisata/kernel/dates';
import { ageOn, TRIP_BANDS } from '@wisata/kernel/passengers';
import { nameFrom, peopleNamed, type TypedPerson } from '@wisata/kernel/typed-person';
import type { CheckoutForm, GuestForm } from './checkout-form.rules.ts';
import { ADULT_AGE } from './saved-guest.rules.ts';

/** Everybody who is named in the form, but for those whom the member has saved. */
export const peopleOf = ({ contact, isGuest, guests }: CheckoutForm): readonly TypedPerson[] =>
  peopleNamed(
    contact,
    guests.filter((_guest, room) => !(isGuest && room === 0)),
    () => ({}),
  );

/** True for a person old enough to be a room's guest. */
export const mayHaveKey = ({ birthDate }: TypedPerson, checkInDate: CalendarDate): boolean =>
  !birthDate || ageOn(birthDate, checkInDate) >= ADULT_AGE;

export const toTypedGuest = (person: TypedPerson): GuestForm => nameFrom(person, TRIP_BANDS, 'ADT');
