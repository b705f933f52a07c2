import { joinPhone, splitPhone } from '@wisata/kernel/phone';
import type { BookingContact } from './booking.ts';

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

/** Who booked, as the record of every service begins. */
export const contactRecord = (contact: ContactInput & { readonly home_phone: string }) => ({
  title: contact.title,
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: contact.email,
  calling_code: contact.calling_code,
  mobile_phone: contactPhone(contact),
  home_phone: contact.home_phone,
});

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
