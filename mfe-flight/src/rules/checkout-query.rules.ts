import type { CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { toMajor } from '@wisata/kernel/money';
import type { ChosenFlight } from '../api/flight.model.ts';
import { parseChoice, type Choice } from './flight-paths.rules.ts';
import { parseFlightSearch } from './flight-search-input.rules.ts';
import { type FlightSearch } from './flight-search.rules.ts';

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

/** Keys that change without another fare being asked for. */
const OWN_KEYS = ['step', 'totalPrice'];

/** True when two addresses are about the same flights for the same party. */
export function isSameCheckout(one: URLSearchParams, other: URLSearchParams): boolean {
  const bare = (query: URLSearchParams) => {
    const copy = new URLSearchParams(query);
    for (const key of OWN_KEYS) copy.delete(key);
    copy.sort();
    return copy.toString();
  };
  return bare(one) === bare(other);
}

/** The same checkout after the traveller agreed to a new total. */
export function withSeenTotal(query: URLSearchParams, total: Money): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('totalPrice', String(toMajor(total)));
  return next;
}
