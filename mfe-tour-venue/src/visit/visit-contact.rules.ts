import { emptyContact, printedName, type ContactForm } from '@wisata/kernel/contact-form';
import { joinPhone } from '@wisata/kernel/phone';

/** Calling code of the contact of tours and venues until the traveller says another (spec sections 3 and 9). */
const CALLING_CODE = '65';

/** A contact of whom nothing is typed yet. */
export const emptyVisitContact = (): ContactForm => ({
  ...emptyContact(),
  phone: { callingCode: CALLING_CODE, national: '' },
});

/** Where somebody who books is written to and called. */
export const reachOf = ({ email, phone }: ContactForm) => ({
  email: email.trim(),
  phone: joinPhone(phone.callingCode, phone.national),
});

/** Who books, as it is sent. */
export function contactPayload(contact: ContactForm, notes: string) {
  const { first, last } = printedName(contact);
  const { email, phone } = reachOf(contact);
  const reach = { email, calling_code: contact.phone.callingCode, mobile_phone: phone };
  return { title: contact.title, first_name: first, last_name: last, ...reach, notes: notes.trim() };
}
