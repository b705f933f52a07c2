import { printedName, type ContactForm } from '@wisata/kernel/contact-form';
import type { CalendarDate } from '@wisata/kernel/dates';
import { ageOn, findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';
import { stripLeadingZero } from '@wisata/kernel/phone';
import type { KeptGuest, SavedGuest } from '../api/passengers.api.ts';
import type { CheckoutForm, GuestForm } from './checkout-form.rules.ts';

/** From this age on somebody is a guest of a room, before it a child (spec section 3, age bands). */
export const ADULT_AGE = 12;

/** Whole years at check-in; undefined when the birth date was not saved. */
function findAge({ birthdate }: SavedGuest, checkInDate: CalendarDate): number | undefined {
  const age = birthdate ? ageOn(birthdate, checkInDate) : undefined;
  return age !== undefined && age >= 0 ? age : undefined;
}

/** The age of somebody who is too young for the key of a room. */
export function findChildAge(saved: SavedGuest, checkInDate: CalendarDate): number | undefined {
  const age = findAge(saved, checkInDate);
  return age !== undefined && age < ADULT_AGE ? age : undefined;
}

/** Full name, the only name of a mononym once. */
export function savedName({ first_name: first, last_name: last }: SavedGuest): string {
  return first.trim() === last.trim() ? first.trim() : `${first} ${last}`.trim();
}

function nameParts({ first_name: first, last_name: last, id }: SavedGuest) {
  const oneName = last.trim() === '' || last.trim() === first.trim();
  return { firstName: first, lastName: oneName ? first : last, oneName, savedId: id, keep: false };
}

/** A room's guest with everything that is saved of somebody; a title that is not a hotel's stays as it was. */
export function toGuest(saved: SavedGuest, now: GuestForm): GuestForm {
  const { calling_code: callingCode, phone, email, birthdate } = saved;
  const name = nameParts(saved);
  const reach = {
    name: `${name.firstName} ${name.lastName}`,
    callingCode,
    phone,
    email,
    birthDate: birthdate ?? '',
  };
  return { ...now, title: findTitle(TRIP_BANDS, 'ADT', saved.title) ?? now.title, ...name, reach };
}

/** The person who books with what is saved of them; what they typed of how they are reached stays. */
export function toContact(saved: SavedGuest, now: ContactForm): ContactForm {
  const { calling_code: callingCode, phone, email } = saved;
  const national = stripLeadingZero(phone);
  return {
    ...now,
    title: findTitle(TRIP_BANDS, 'ADT', saved.title) ?? now.title,
    email: now.email || email,
    phone:
      now.phone.national || !national ? now.phone : { callingCode: callingCode || now.phone.callingCode, national },
  };
}

/** True when the saved one is the person who books. */
export function isContact(saved: SavedGuest, { contact }: CheckoutForm): boolean {
  const { first, last } = printedName(contact);
  const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
  return same(first, saved.first_name) && (same(last, saved.last_name) || saved.last_name.trim() === '');
}

/** True when title or name are no longer those of the saved one. */
export function isChanged(guest: GuestForm, saved: SavedGuest): boolean {
  const own = toGuest(saved, guest);
  return guest.title !== own.title || JSON.stringify(printedName(guest)) !== JSON.stringify(printedName(own));
}

/** Guests of rooms that the member asked to save. */
export function guestsToKeep({ guests, isGuest }: CheckoutForm): readonly KeptGuest[] {
  return guests
    .filter((guest, room) => guest.keep && !(isGuest && room === 0))
    .map(({ savedId, title, ...guest }) => ({ ...(savedId ? { savedId } : {}), title, ...printedName(guest) }));
}
