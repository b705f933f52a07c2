import type { CalendarDate } from '@wisata/kernel/dates';
import type { ChosenFlight } from '../api/flight.model.ts';
import { flightListPath, parseChoice, type Choice } from '../journey/flight-paths.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { type FlightSearch } from '../journey/flight-search.rules.ts';

/** Everything a checkout needs to find its flights and their price again. */
export interface CheckoutQuery {
  readonly search: FlightSearch;
  readonly choice: Choice;
  /** Outbound first; two for a round trip. */
  readonly flights: readonly ChosenFlight[];
  /** Total that the traveller saw before, in major units; undefined when the address does not say. */
  readonly seenTotal: number | undefined;
}

/** Reads the address of a checkout; undefined when a journey of the trip has no flight yet. */
export function parseCheckoutQuery(query: URLSearchParams, today: CalendarDate): CheckoutQuery | undefined {
  const search = parseFlightSearch(query, today);
  const choice = parseChoice(query);
  const wanted = search.returnDate ? [choice.depart, choice.return] : [choice.depart];
  const flights = wanted.filter((flight) => flight !== undefined);
  if (flights.length < wanted.length) return undefined;
  const seen = query.get('totalPrice');
  const seenTotal = seen && /^\d+(\.\d+)?$/.test(seen) ? Number(seen) : undefined;
  return { search, choice, flights, seenTotal };
}

/** Identifies the chosen flights on this device, so that a second checkout finds their booking. */
export const tripSubject = ({ flights }: Pick<CheckoutQuery, 'flights'>): string =>
  flights.map(({ flightId }) => flightId).join('|');

/** Codes with which an airline says that the chosen flights cannot be had any more. */
export const GONE_CODES: readonly string[] = ['FLIGHT_SOLD_OUT', 'FLIGHT_GONE', 'FLIGHT_CLOSED', 'FLIGHT_NOT_FOUND'];

/** Where else a checkout of flights leads: the flights of its search, or a new one. */
export function checkoutWays(search: FlightSearch) {
  const list = flightListPath(search);
  return { choose: list, other: '/', list };
}
