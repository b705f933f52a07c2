import { printedName, type ContactForm, type PersonForm } from './contact-form.ts';
import { passengerName } from './document-name.ts';
import { PLACEHOLDER_EMAIL, PLACEHOLDER_PHONE } from './identity.ts';
import { findTitle, type PassengerBand, type PassengerType } from './passengers.ts';
import { joinPhone } from './phone.ts';

/** One traveller's place in a form, whatever its service calls it: `{ type: 'CHD', path: 'children.1', index: 1, number: 4 }`. */
export interface PartyPlace {
  readonly type: PassengerType;
  readonly path: `${string}.${number}`;
  /** Among those of the same type, from 0. */
  readonly index: number;
  /** In the whole party, from 1. */
  readonly number: number;
}

/** A form in which the contact may be the first adult, whose name is then not typed again. */
export interface PartyForm {
  readonly contact: ContactForm;
  readonly isTravelling: boolean;
}

/** True for the first adult while the contact travels. */
export const isContact = (
  { isTravelling }: Pick<PartyForm, 'isTravelling'>,
  { type, index }: Pick<PartyPlace, 'type' | 'index'>,
): boolean => isTravelling && type === 'ADT' && index === 0;

/** Somebody under the contact's name, with a title only where the service knows it. */
export function underContactsName<P extends PersonForm>(
  person: P,
  { title, firstName, lastName, oneName }: ContactForm,
  bands: readonly PassengerBand[],
): P {
  return { ...person, title: findTitle(bands, 'ADT', title) ?? '', firstName, lastName, oneName };
}

const CONTACT_NAMES = ['title', 'firstName', 'lastName', 'email', 'phone.national'];

/** Every field that may be wrong, in the order of the page: the contact's, `own` ones of the service, and `names` of each place. */
export function partyFields<P extends PartyPlace>(
  places: readonly P[],
  names: readonly string[],
  own: readonly string[] = [],
): { readonly name: string; readonly place: P | undefined }[] {
  return [
    ...CONTACT_NAMES.map((name) => ({ name: `contact.${name}`, place: undefined })),
    ...own.map((name) => ({ name, place: undefined })),
    ...places.flatMap((place) => names.map((name) => ({ name: `${place.path}.${name}`, place }))),
  ];
}

/** Where the person who books is written to and called. */
export const reachOf = ({ email, phone }: ContactForm) => ({
  email: email.trim(),
  phone: joinPhone(phone.callingCode, phone.national),
});

/** How somebody is reached: an adult through the contact, who is younger not at all (spec section 5). */
export const reachAt = (contact: ContactForm, { type }: Pick<PartyPlace, 'type'>) =>
  type === 'ADT' ? reachOf(contact) : { email: PLACEHOLDER_EMAIL, phone: PLACEHOLDER_PHONE };

/** A person's name, as every booking call takes it. */
export function namePayload(person: PersonForm) {
  const { first, last } = printedName(person);
  return { title: person.title, first_name: first, last_name: last };
}

/** Who books, as every booking call takes it. */
export function contactPayload(contact: ContactForm) {
  const { email, phone } = reachOf(contact);
  return { ...namePayload(contact), email, calling_code: contact.phone.callingCode, mobile_phone: phone };
}

/** Fields of a form under the names that calls give them. */
export type FieldNames = Readonly<Record<string, string>>;

/** A person's name. */
export const PERSON_FIELDS: FieldNames = { title: 'title', first_name: 'firstName', last_name: 'lastName' };

const CONTACT_FIELDS: FieldNames = {
  ...PERSON_FIELDS,
  email: 'email',
  calling_code: 'phone.national',
  phone: 'phone.national',
  mobile_phone: 'phone.national',
  home_phone: 'phone.national',
};

/** The form field that a call's name of the contact's means; undefined when there is none. */
export const contactField = (name = ''): string | undefined =>
  CONTACT_FIELDS[name] && `contact.${CONTACT_FIELDS[name]}`;

/** What a service says of the people in its call. */
interface PeopleFields<P extends PartyPlace> {
  /** Name of their list: `passengers`. */
  readonly list: string;
  readonly places: readonly P[];
  /** The field of a place beside its name; undefined where nothing was asked. */
  readonly fieldOf: (name: string, place: P) => string | undefined;
}

/** The form field that a server's field path means, `passengers.1.birth_date` for the second traveller; undefined when there is none. */
export function findPartyField<P extends PartyPlace>(
  path: string,
  form: PartyForm,
  { list, places, fieldOf }: PeopleFields<P>,
): string | undefined {
  const [group, at, name = ''] = path.split('.');
  if (group === 'contact') return contactField(at);
  const place = group === list ? places[Number(at)] : undefined;
  if (!place) return undefined;
  const own = PERSON_FIELDS[name];
  if (own && isContact(form, place)) return `contact.${own}`;
  const field = own ?? fieldOf(name, place);
  return field && `${place.path}.${field}`;
}

/** What an airline or a railway prints for somebody in a form; empty without a name. */
export function ticketName(person: PersonForm): string {
  const { first, last } = printedName(person);
  return passengerName({ title: person.title, first_name: first, last_name: last });
}
