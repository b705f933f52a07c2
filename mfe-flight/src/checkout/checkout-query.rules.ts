import type { CalendarDate } from '@wisata/kernel/dates';
import { parseTripCheckout, type TripCheckoutQuery } from '@wisata/runtime/booking/trip-query';
import type { ChosenFlight } from '../api/flight.model.ts';
import { FLIGHT_ADDRESSES } from '../journey/flight-paths.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';

/** Everything a checkout needs to find its flights and their price again. */
export type CheckoutQuery = TripCheckoutQuery<FlightSearch, ChosenFlight>;

/** Reads the address of a checkout; undefined when a journey of the trip has no flight yet. */
export const parseCheckoutQuery = (query: URLSearchParams, today: CalendarDate): CheckoutQuery | undefined =>
  parseTripCheckout(parseFlightSearch(query, today), FLIGHT_ADDRESSES.parseChoice(query));

/** Identifies the chosen flights on this device, so that a second checkout finds their booking. */
export const tripSubject = ({ chosen }: Pick<CheckoutQuery, 'chosen'>): string =>
  chosen.map(({ flightId }) => flightId).join('|');

/** Codes with which an airline says that the chosen flights cannot be had any more. */
export const GONE_CODES: readonly string[] = ['FLIGHT_SOLD_OUT', 'FLIGHT_GONE', 'FLIGHT_CLOSED', 'FLIGHT_NOT_FOUND'];
