import { lastNameForMononym } from './identity.ts';
import { findTitle, type PassengerBand } from './passengers.ts';
import { splitPhone, type PhoneParts } from './phone.ts';

/** Somebody's name as it is typed in a booking form. */
export interface PersonForm {
  title: string;
  firstName: string;
  lastName: string;
  /** The ID carries one name only; the last name then repeats the first. */
  oneName: boolean;
}

/** Who books, as typed. */
export interface ContactForm extends PersonForm {
  email: string;
  phone: PhoneParts;
}

/** What is known of a signed-in member. */
export interface Member {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  /** `male` or `female`, where the member has said so. */
  readonly gender?: string;
}

/** Calling code of booking forms until the traveller says another (spec section 3). */
export const DEFAULT_CALLING_CODE = '62';

/** A person of whom nothing is typed yet, but perhaps the title. */
export const emptyPerson = (title = ''): PersonForm => ({ title, firstName: '', lastName: '', oneName: false });

/** A contact of whom nothing is typed yet. */
export const emptyContact = (): ContactForm => ({
  ...emptyPerson(),
  email: '',
  phone: { callingCode: DEFAULT_CALLING_CODE, national: '' },
});

/** The title that goes with what a member has said, as a service spells it; empty without it. */
const titleOf = (bands: readonly PassengerBand[], { gender }: Member): string =>
  (gender && findTitle(bands, 'ADT', gender === 'female' ? 'MRS' : 'MR')) || '';

/**
 * Puts the member's own data where nothing was typed yet; a leading zero of the phone goes (spec section 5). The e-mail is
 * always the member's: another one was typed by somebody else or before signing in, and the booking would go there.
 */
export function withMember<Form extends { readonly contact: ContactForm }>(
  form: Form,
  user: Member,
  bands: readonly PassengerBand[],
): Form {
  const { contact } = form;
  const isNamed = contact.firstName !== '' || contact.lastName !== '';
  const oneName = user.last_name.trim() === '' || user.last_name.trim() === user.first_name.trim();
  const name = isNamed
    ? {}
    : {
        title: contact.title || titleOf(bands, user),
        firstName: user.first_name,
        lastName: oneName ? lastNameForMononym(user.first_name) : user.last_name,
        oneName,
      };
  const phone = contact.phone.national ? contact.phone : splitPhone(user.phone, contact.phone.callingCode);
  return { ...form, contact: { ...contact, ...name, email: user.email, phone } };
}

/** First and last name as they are sent and printed. */
export function printedName({ firstName, lastName, oneName }: Omit<PersonForm, 'title'>): {
  readonly first: string;
  readonly last: string;
} {
  const first = firstName.trim().replace(/\s+/g, ' ');
  return { first, last: oneName ? lastNameForMononym(first) : lastName.trim().replace(/\s+/g, ' ') };
}
