import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { calendarDate, contactEntries, guestName, personTitle, shortText } from './request-fields.ts';
import { TRANSPORT_CHOICE } from './transport-requests.ts';

/** The driver of a rented car; the counter compares it with the licence. */
const driver = v.object({
  title: personTitle,
  first_name: guestName,
  last_name: guestName,
  birth_date: calendarDate,
  licence_number: v.pipe(shortText(30), v.regex(/^[A-Za-z0-9 -]{6,30}$/, 'Fill in the number of the licence')),
  licence_since: calendarDate,
  licence_expires: calendarDate,
});
/** The driver of a rental once it is read. */
export type TransportDriver = v.InferOutput<typeof driver>;

/** Body of `POST transport/booking`. */
export const TRANSPORT_BOOKING_REQUEST = v.object({
  ...TRANSPORT_CHOICE,
  /** The total that the traveller has seen or agreed to, in major units. */
  total_price: v.number('Must be an amount'),
  contact: v.object(contactEntries(guestName)),
  /** Of self-drive, and of nothing else. */
  driver: v.nullish(driver),
  /** `GA 402`; the driver waits for a flight that is late. */
  flight_number: v.optional(
    v.pipe(
      shortText(10),
      v.toUpperCase(),
      v.regex(/^([A-Z0-9]{2} ?\d{1,4}[A-Z]?)?$/, 'Must be a flight number, such as GA 402'),
    ),
    '',
  ),
  /** What the driver's sign says; the contact's name by default. */
  sign_name: v.optional(shortText(60), ''),
  remark: v.optional(shortText(300), ''),
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What it means once it is read. */
export type TransportBookingRequest = v.InferOutput<typeof TRANSPORT_BOOKING_REQUEST>;
/** What is sent. */
export type TransportBookingPayload = v.InferInput<typeof TRANSPORT_BOOKING_REQUEST>;
