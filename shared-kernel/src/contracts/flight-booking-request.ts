import { country, optionalDate, paxType, shortText, travellerEntries, tripBookingEntries } from './request-fields.ts';
import * as v from 'valibot';
import { chosenFlights, partyEntries } from './flight-requests.ts';

const passenger = v.object({
  ...travellerEntries,
  type: paxType,
  gender: v.optional(shortText(10), ''),
  passport_number: v.optional(v.pipe(shortText(20), v.toUpperCase()), ''),
  passport_origin_country: v.optional(country, ''),
  passport_expire: optionalDate,
});
/** One passenger of the request. */
export type FlightPassengerRequest = v.InferOutput<typeof passenger>;

/** Body of `POST flight/booking`. */
export const FLIGHT_BOOKING_REQUEST = v.object({
  flights: chosenFlights,
  ...partyEntries,
  ...tripBookingEntries('Flights', passenger, 14),
});
/** What it means once it is read. */
export type FlightBookingRequest = v.InferOutput<typeof FLIGHT_BOOKING_REQUEST>;
/** What is sent. */
export type FlightBookingPayload = v.InferInput<typeof FLIGHT_BOOKING_REQUEST>;
