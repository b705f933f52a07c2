import { printedName, type ContactForm, type PersonForm } from './contact-form.ts';
import { findTitle, type PassengerBand, type PassengerType } from './passengers.ts';

/** Somebody whom a traveller typed into a checkout. Never their papers. */
export interface TypedPerson extends PersonForm {
  /** `1990-05-17`; left out for an adult who was not asked for it. */
  readonly birthDate?: string;
  /** ISO 3166 alpha-2. */
  readonly nationality?: string;
  /** How the person who books is reached. */
  readonly reach?: Pick<ContactForm, 'email' | 'phone'>;
}

/** Names a person among a few: two of one name are one. */
export function personId(person: PersonForm): string {
  const { first, last } = printedName(person);
  return `${first} ${last}`.toLowerCase();
}

/** Full name, the only name of a mononym once. */
export function personName(person: PersonForm): string {
  const { first, last } = printedName(person);
  return first === last ? first : `${first} ${last}`;
}

/** A name as a form of a service has it; a title that the service does not know has to be chosen. */
export const nameFrom = (person: PersonForm, bands: readonly PassengerBand[], type: PassengerType): PersonForm => ({
  title: findTitle(bands, type, person.title) ?? '',
  firstName: person.firstName,
  lastName: person.lastName,
  oneName: person.oneName,
});

/** The person who books, with what is known of how they are reached where nothing is typed. */
export function contactFrom(contact: ContactForm, person: TypedPerson, bands: readonly PassengerBand[]): ContactForm {
  const { email, phone } = person.reach ?? contact;
  return {
    ...contact,
    ...nameFrom(person, bands, 'ADT'),
    email: contact.email || email,
    phone: contact.phone.national ? contact.phone : phone,
  };
}
