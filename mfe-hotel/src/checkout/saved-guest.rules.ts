import { ageOn, TRIP_BANDS } from '@wisata/kernel/passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { KeptPassenger, SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { keptPerson, personFrom } from '@wisata/runtime/booking/saved-passengers.rules';
import type { CheckoutForm, GuestForm } from './checkout-form.rules.ts';

/** From this age on somebody is a guest of a room, before it a child (spec section 3, age bands). */
export const ADULT_AGE = 12;

/** The age at check-in of somebody who is too young for the key of a room; undefined where no birth date was saved. */
export function findChildAge({ birthdate }: SavedPassenger, checkInDate: CalendarDate): number | undefined {
  const age = birthdate ? ageOn(birthdate, checkInDate) : ADULT_AGE;
  return age >= 0 && age < ADULT_AGE ? age : undefined;
}

/** A room's guest with everything that is saved of somebody; a title that hotels do not have leaves the typed one. */
export function toGuest(saved: SavedPassenger, now: GuestForm): GuestForm {
  const { calling_code: callingCode, phone, email, birthdate } = saved;
  const person = personFrom(saved, now, TRIP_BANDS, 'ADT');
  const name = `${person.firstName} ${person.lastName}`;
  return { ...now, ...person, reach: { name, callingCode, phone, email, birthDate: birthdate ?? '' } };
}

/** Guests of rooms that the member asked to save. */
export const guestsToKeep = ({ guests, isGuest }: CheckoutForm): readonly KeptPassenger[] =>
  guests.filter((guest, room) => guest.keep && !(isGuest && room === 0)).map(keptPerson);
