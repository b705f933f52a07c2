import { printedName } from '@wisata/kernel/contact-form';
import type { CalendarDate } from '@wisata/kernel/dates';
import { ageOn, childTitleFrom, findTitle } from '@wisata/kernel/passengers';
import type { SavedGuest } from '../api/passengers.api.ts';
import type { CheckoutForm, ChildForm, GuestForm } from './checkout-form.rules.ts';

/** From this age on somebody is a guest of a room, before it a child (spec section 3, age bands). */
const ADULT_AGE = 12;

/** Whole years at check-in; undefined when the birth date was not saved. */
export function findAge({ birthdate }: SavedGuest, checkInDate: CalendarDate): number | undefined {
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
  return { ...now, title: findTitle('hotel', 'ADT', saved.title) ?? now.title, ...nameParts(saved) };
}

/** A child with its age at check-in. */
export function toChild(saved: SavedGuest, now: ChildForm, checkInDate: CalendarDate): ChildForm {
  const age = findAge(saved, checkInDate);
  return {
    ...now,
    title: findTitle('hotel', 'CHD', saved.title) ?? (childTitleFrom(saved.title) || now.title),
    ...nameParts(saved),
    age: age === undefined ? now.age : String(age),
  };
}

/** True when the saved one is the person who books. */
export function isContact(saved: SavedGuest, { contact }: CheckoutForm): boolean {
  const { first, last } = printedName(contact);
  const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
  return same(first, saved.first_name) && (same(last, saved.last_name) || saved.last_name.trim() === '');
}

/** Guests of rooms that the member asked to save and that are not saved yet. */
export function guestsToKeep({
  guests,
  isGuest,
}: CheckoutForm): readonly { title: string; first: string; last: string }[] {
  return guests
    .filter((guest, room) => guest.keep && !guest.savedId && !(isGuest && room === 0))
    .map((guest) => ({ title: guest.title, ...printedName(guest) }));
}
