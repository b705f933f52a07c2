import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { CABINS } from '@wisata/kernel/contracts/flight-cabins';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { clampCounts } from '@wisata/kernel/traveller-counts';
import { countIn, parseTrip } from '@wisata/kernel/trip-search';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** Jakarta to Denpasar tomorrow, one adult in Economy. */
export function defaultSearch(today: CalendarDate): FlightSearch {
  return {
    origin: 'CGK',
    destination: 'DPS',
    departDate: addDays(today, 1),
    returnDate: undefined,
    counts: { ADT: 1, CHD: 0, INF: 0 },
    cabin: 'Economy',
  };
}

export const tripOf = ({ returnDate }: Pick<FlightSearch, 'returnDate'>) => (returnDate ? 'round-trip' : 'one-way');

/** What a code of an airport or a city looks like. */
export const AIRPORT_CODE = /^[A-Z0-9]{3}$/;

/** How many people an address asks for, also where that is more than one booking takes. */
export function askedPeople(query: URLSearchParams): number {
  return ['ADT', 'CHD', 'INF'].reduce((sum, type) => sum + countIn(query, type), 0);
}

/** Reads a search from an address; what is missing or unreadable gets its default, counts are brought within their limits. */
export function parseFlightSearch(query: URLSearchParams, today: CalendarDate): FlightSearch {
  const fallback = defaultSearch(today);
  const cabin = query.get('cabinClass');
  return {
    ...parseTrip(query, fallback, AIRPORT_CODE),
    counts: clampCounts(
      { ADT: countIn(query, 'ADT'), CHD: countIn(query, 'CHD'), INF: countIn(query, 'INF') },
      FLIGHT_COUNT_RULES,
    ),
    cabin: CABINS.find((each) => each.toLowerCase() === cabin?.toLowerCase()) ?? fallback.cabin,
  };
}
