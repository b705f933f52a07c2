import { addDays, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { clampCounts } from '@wisata/kernel/traveller-counts';
import { CABINS } from './cabin.rules.ts';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';

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

function countIn(query: URLSearchParams, name: string): number {
  const text = query.get(name)?.trim() ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function codeIn(query: URLSearchParams, name: string, fallback: string): string {
  const text = query.get(name)?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{3}$/.test(text) ? text : fallback;
}

/** How many people an address asks for, also where that is more than one booking takes. */
export function askedPeople(query: URLSearchParams): number {
  const counts = ['ADT', 'CHD', 'INF'].map((type) => query.get(type)?.trim() ?? '');
  return counts.reduce((sum, text) => sum + (/^\d{1,6}$/.test(text) ? Number(text) : 0), 0);
}

/** Reads a search from an address; what is missing or unreadable gets its default, counts are brought within their limits. */
export function parseFlightSearch(query: URLSearchParams, today: CalendarDate): FlightSearch {
  const fallback = defaultSearch(today);
  const [departDate, returnDate] = [query.get('departDate'), query.get('returnDate')];
  const cabin = query.get('cabinClass');
  return {
    origin: codeIn(query, 'origin', fallback.origin),
    destination: codeIn(query, 'destination', fallback.destination),
    departDate: isCalendarDate(departDate) ? departDate : fallback.departDate,
    returnDate: isCalendarDate(returnDate) ? returnDate : undefined,
    counts: clampCounts(
      { ADT: countIn(query, 'ADT'), CHD: countIn(query, 'CHD'), INF: countIn(query, 'INF') },
      FLIGHT_COUNT_RULES,
    ),
    cabin: CABINS.find((each) => each.toLowerCase() === cabin?.toLowerCase()) ?? fallback.cabin,
  };
}

/** What keeps a search from being sent; the page has a sentence for each. */
export type PlaceProblem = 'ORIGIN_MISSING' | 'DESTINATION_MISSING' | 'SAME_PLACE';
export type DateProblem = 'DEPART_PAST' | 'DEPART_TOO_FAR' | 'RETURN_BEFORE_DEPART' | 'RETURN_TOO_FAR';

export function findPlaceProblem({
  origin,
  destination,
}: Pick<FlightSearch, 'origin' | 'destination'>): PlaceProblem | undefined {
  if (!origin) return 'ORIGIN_MISSING';
  if (!destination) return 'DESTINATION_MISSING';
  return origin === destination ? 'SAME_PLACE' : undefined;
}

export function findDateProblem(
  { departDate, returnDate }: Pick<FlightSearch, 'departDate' | 'returnDate'>,
  today: CalendarDate,
): DateProblem | undefined {
  const last = addDays(today, DAYS_AHEAD);
  if (departDate < today) return 'DEPART_PAST';
  if (departDate > last) return 'DEPART_TOO_FAR';
  if (returnDate === undefined) return undefined;
  if (returnDate < departDate) return 'RETURN_BEFORE_DEPART';
  return returnDate > last ? 'RETURN_TOO_FAR' : undefined;
}
