import { printedName, type ContactForm, type PersonForm } from './contact-form.ts';
import type { CalendarDate } from './dates.ts';
import { classifyPassenger, findTitle, titlesFor, type PassengerBand, type PassengerType } from './passengers.ts';

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

/** A name as a form of a service has it; a title that the service does not know has to be chosen, but where there is one only. */
export function nameFrom(person: PersonForm, bands: readonly PassengerBand[], type: PassengerType): PersonForm {
  const { title, firstName, lastName, oneName } = person;
  const [first = '', ...more] = titlesFor(bands, type);
  const only = more.length === 0 ? first : '';
  return { title: findTitle(bands, type, title) ?? only, firstName, lastName, oneName };
}

/** Who books and everybody else who is named in a form, with what is asked of each; whom the member has saved is known already. */
export function peopleNamed<P extends PersonForm & { readonly savedId?: string }>(
  { email, phone, ...name }: ContactForm,
  others: readonly P[],
  factsOf: (person: P) => Pick<TypedPerson, 'birthDate' | 'nationality'>,
): readonly TypedPerson[] {
  const typed = others.filter(({ savedId }) => !savedId);
  return [
    { ...name, reach: { email, phone } },
    ...typed.map((person) => {
      const { title, firstName, lastName, oneName } = person;
      return { title, firstName, lastName, oneName, ...factsOf(person) };
    }),
  ];
}

/** True where a person may travel as this type on a day; without a birth date only as an adult. */
export const mayTravelAs = (
  { birthDate }: TypedPerson,
  bands: readonly PassengerBand[],
  type: PassengerType,
  travelDate: CalendarDate,
): boolean => (birthDate ? classifyPassenger(bands, birthDate, travelDate) === type : type === 'ADT');

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
