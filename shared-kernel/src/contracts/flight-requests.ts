import {
  codeQuery,
  daysEntries,
  KEYWORD_QUERY,
  placeCode,
  shortText,
  thereAndBack,
  tripEntries,
  wholeNumber,
} from './request-fields.ts';
import * as v from 'valibot';
import { CABINS } from './flight-cabins.ts';

const MAX_SEATED = 7;

const place = placeCode('an airport', /^[A-Z]{3}$/);

/** Who flies: infants sit on a lap. */
export const partyEntries = {
  adult: v.optional(wholeNumber(1, MAX_SEATED), 1),
  child: v.optional(wholeNumber(0, MAX_SEATED), 0),
  infant: v.optional(wholeNumber(0, MAX_SEATED), 0),
};

/** Query of `GET flight/search-airport`. */
export const AIRPORTS_QUERY = KEYWORD_QUERY;
/** Query of `GET flight/get-airport`. */
export const AIRPORT_QUERY = codeQuery('airport');

const cabin = v.optional(v.picklist(CABINS, `Must be one of ${CABINS.join(', ')}`), 'Economy');

/** Body of POST availability (spec section 3, Flight search). */
export const FLIGHT_LIST_REQUEST = v.object({
  ...tripEntries(place),
  trip: v.optional(v.picklist(['one-way', 'round-trip'], 'Must be one-way or round-trip')),
  ...partyEntries,
  cabinClass: cabin,
  fareType: v.optional(shortText(20), 'Default'),
  /** Numbers of the sources to ask; absent means all of them. */
  preferredAirlines: v.optional(v.pipe(v.array(wholeNumber(1, 99)), v.maxLength(20, 'Too many airlines'))),
});
/** What it means once it is read. */
export type FlightListRequest = v.InferOutput<typeof FLIGHT_LIST_REQUEST>;

const chosenFlight = v.object({
  FlightId: v.pipe(v.string('Choose a flight'), v.nonEmpty('Choose a flight'), v.maxLength(120, 'Unknown flight')),
  ClassId: v.pipe(v.string('Choose a class'), v.nonEmpty('Choose a class'), v.maxLength(124, 'Unknown class')),
});
/** A flight with the class that was chosen of it. */
export type ChosenFlight = v.InferOutput<typeof chosenFlight>;

/** Outbound first, then the return. */
export const chosenFlights = thereAndBack('flight', chosenFlight);

/** Body of `POST flight/fare-detail`. */
export const FLIGHT_FARE_REQUEST = v.object({
  flights: chosenFlights,
  ...partyEntries,
  correlation_id: v.nullish(shortText(120)),
});
/** What it means once it is read. */
export type FlightFareRequest = v.InferOutput<typeof FLIGHT_FARE_REQUEST>;

/** Query of `GET flight/price-calendar`. */
export const FLIGHT_PRICE_DAYS_QUERY = v.object({
  ...daysEntries(place),
  ...partyEntries,
  cabinClass: cabin,
});
/** What it means once it is read. */
export type FlightPriceDaysQuery = v.InferOutput<typeof FLIGHT_PRICE_DAYS_QUERY>;
