import {
  contactEntries,
  country,
  optionalDate,
  optionalEmail,
  paxType,
  personName,
  personTitle,
  shortText,
} from './request-fields.ts';
import { LOCALES } from '../locale.ts';
import * as v from 'valibot';
import { chosenFlights, partyEntries } from './flight-requests.ts';

const contact = v.object(contactEntries(personName));

const passenger = v.object({
  index: v.optional(v.number()),
  type: paxType,
  title: personTitle,
  first_name: personName,
  last_name: personName,
  birth_date: optionalDate,
  gender: v.optional(shortText(10), ''),
  nationality: v.optional(country, 'ID'),
  id_type: v.nullish(v.union([v.number(), v.string()])),
  id_number: v.optional(shortText(30), ''),
  passport_number: v.optional(v.pipe(shortText(20), v.toUpperCase()), ''),
  passport_origin_country: v.optional(country, ''),
  passport_expire: optionalDate,
  email: optionalEmail,
  phone: v.optional(shortText(30), ''),
});
/** One passenger of the request. */
export type FlightPassengerRequest = v.InferOutput<typeof passenger>;

/** Body of `POST flight/booking`. */
export const FLIGHT_BOOKING_REQUEST = v.object({
  flights: chosenFlights,
  ...partyEntries,
  correlation_id: v.nullish(shortText(120)),
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  currency: v.optional(v.literal('IDR', 'Flights are paid in IDR'), 'IDR'),
  contact,
  passengers: v.pipe(
    v.array(passenger, 'Fill in the passengers'),
    v.minLength(1, 'At least one passenger'),
    v.maxLength(14, 'Too many passengers'),
  ),
  /** An agent's customer (spec section 3); of nobody else. */
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What it means once it is read. */
export type FlightBookingRequest = v.InferOutput<typeof FLIGHT_BOOKING_REQUEST>;
/** What is sent. */
export type FlightBookingPayload = v.InferInput<typeof FLIGHT_BOOKING_REQUEST>;
