import { joinPhone, splitPhone } from '@wisata/kernel/phone';
import * as v from 'valibot';
import { callingCode, contactEmail, contactPhone as phone, shortText } from '../../app/fields.ts';
import type { BookingContact } from './booking.ts';

/** Who is told about a booking, as every service asks for it; `name` is what the service takes for a name. */
export const contactEntries = <Name extends v.GenericSchema<unknown, string>>(name: Name) => ({
  title: v.optional(shortText(10), ''),
  first_name: name,
  last_name: name,
  email: contactEmail,
  calling_code: v.optional(callingCode, '62'),
  phone: v.optional(phone),
  mobile_phone: v.optional(phone),
  home_phone: v.optional(shortText(30), ''),
});

interface ContactInput {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly calling_code: string;
  readonly phone?: string | undefined;
  readonly mobile_phone?: string | undefined;
}

/** `+6281234567890`. */
export function contactPhone(contact: ContactInput): string {
  const { callingCode: code, national } = splitPhone(contact.mobile_phone ?? contact.phone ?? '', contact.calling_code);
  return `+${joinPhone(code, national)}`;
}

export function toBookingContact(contact: ContactInput): BookingContact {
  return {
    email: contact.email,
    firstName: contact.first_name,
    lastName: contact.last_name,
    title: contact.title,
    callingCode: contact.calling_code,
    phone: contactPhone(contact),
  };
}
