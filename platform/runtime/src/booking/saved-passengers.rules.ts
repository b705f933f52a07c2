import { printedName, type ContactForm, type PersonForm } from '@wisata/kernel/contact-form';
import type { CalendarDate } from '@wisata/kernel/dates';
import { classifyPassenger, findTitle, titlesFor, type PassengerBand } from '@wisata/kernel/passengers';
import type { PassengerType } from '@wisata/kernel/passengers';
import { stripLeadingZero } from '@wisata/kernel/phone';
import type { KeptPassenger, SavedPassenger } from './saved-passengers.api.ts';

/** Somebody in a form who may be one of the member's saved passengers, or become one. */
export interface SavablePerson extends PersonForm {
  /** The saved passenger whose data was filled in. */
  savedId?: string;
  /** The member wants this person, or what was changed of them, saved together with the booking. */
  keep?: boolean;
}

type SavedName = Pick<SavedPassenger, 'first_name' | 'last_name'>;

const isMononym = ({ first_name: first, last_name: last }: SavedName): boolean =>
  last.trim() === '' || last.trim() === first.trim();

/** Full name, the only name of a mononym once. */
export const savedName = (saved: SavedName): string =>
  isMononym(saved) ? saved.first_name.trim() : `${saved.first_name} ${saved.last_name}`.trim();

/** Title and name of a saved passenger; a title that the service does not have leaves the typed one. */
export function personFrom(
  saved: SavedPassenger,
  now: PersonForm,
  bands: readonly PassengerBand[],
  type: PassengerType,
) {
  const [first, ...more] = titlesFor(bands, type);
  const only = more.length === 0 ? first : undefined;
  const oneName = isMononym(saved);
  return {
    title: only ?? findTitle(bands, type, saved.title) ?? now.title,
    firstName: saved.first_name,
    lastName: oneName ? saved.first_name : saved.last_name,
    oneName,
    savedId: saved.id,
    keep: false,
  };
}

/** The person who books with what is saved of them; what they typed of how they are reached stays. */
export function contactFromSaved(
  saved: SavedPassenger,
  now: ContactForm,
  bands: readonly PassengerBand[],
): ContactForm {
  const national = stripLeadingZero(saved.phone);
  const isTyped = now.phone.national !== '' || national === '';
  return {
    ...now,
    title: findTitle(bands, 'ADT', saved.title) ?? now.title,
    email: now.email || saved.email,
    phone: isTyped ? now.phone : { callingCode: saved.calling_code || now.phone.callingCode, national },
  };
}

/** True when the saved one bears the name of the person who books. */
export function isSamePerson(saved: SavedName, contact: PersonForm): boolean {
  const { first, last } = printedName(contact);
  const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
  return same(first, saved.first_name) && (same(last, saved.last_name) || saved.last_name.trim() === '');
}

/** The type that a saved passenger does not fit for, or undefined when the place is theirs or their age is not known. */
export function misfitOf(
  saved: Pick<SavedPassenger, 'birthdate'>,
  bands: readonly PassengerBand[],
  type: PassengerType,
  travelDate: CalendarDate,
): PassengerType | 'none' | undefined {
  if (!saved.birthdate) return undefined;
  const actual = classifyPassenger(bands, saved.birthdate, travelDate) ?? 'none';
  return actual === type ? undefined : actual;
}

/** True when the form differs from the saved passenger. */
export const isChanged = (now: SavablePerson, picked: SavablePerson): boolean =>
  JSON.stringify({ ...now, keep: false }) !== JSON.stringify({ ...picked, keep: false });

/** Title and name of somebody as the passenger calls take them; a service adds what else it has asked for. */
export function keptPerson(person: SavablePerson) {
  const { first, last } = printedName(person);
  const { savedId, title } = person;
  const name = { title: title.toUpperCase(), first_name: first, last_name: last };
  return { ...(savedId ? { savedId } : {}), ...name } satisfies KeptPassenger;
}

/** Phone and e-mail of the person who books. */
export const keptReach = ({ phone, email }: ContactForm) =>
  ({ calling_code: phone.callingCode, phone: phone.national, email: email.trim() }) satisfies Partial<KeptPassenger>;
