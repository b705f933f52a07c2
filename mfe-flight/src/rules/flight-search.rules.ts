import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampCounts, countRules, type TravellerCounts } from '@wisata/kernel/traveller-counts';
import { CABINS, type Cabin } from './cabin.rules.ts';

/** How far ahead airlines open their timetables here. */
export const DAYS_AHEAD = 360;

/** Who may fly together: at most seven on seats, as many infants as adults. */
export const FLIGHT_COUNT_RULES = countRules('flight');

/** The flight search query of spec section 3. A return date makes it a round trip. */
export interface FlightSearch {
  /** Airport or city code, upper case. */
  readonly origin: string;
  readonly destination: string;
  readonly departDate: CalendarDate;
  readonly returnDate: CalendarDate | undefined;
  readonly counts: TravellerCounts;
  readonly cabin: Cabin;
}

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

/** Seats and price are for these; infants sit on a lap. */
export const partySize = ({ counts }: Pick<FlightSearch, 'counts'>) => counts.ADT + counts.CHD + counts.INF;

function countIn(query: URLSearchParams, name: string): number {
  const text = query.get(name)?.trim() ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : 0;
}

function codeIn(query: URLSearchParams, name: string, fallback: string): string {
  const text = query.get(name)?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{3}$/.test(text) ? text : fallback;
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

/** The search as an address carries it, with the keys and in the order of spec section 3. */
export function formatFlightSearch(search: FlightSearch): URLSearchParams {
  const { origin, destination, departDate, returnDate, counts, cabin } = search;
  const query = new URLSearchParams({ origin, destination, departDate });
  if (returnDate) query.set('returnDate', returnDate);
  for (const type of ['ADT', 'CHD', 'INF'] as const) query.set(type, String(counts[type]));
  query.set('cabinClass', cabin);
  return query;
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

/** The same search from tomorrow on, as long a trip as before, when its day has gone by; otherwise the search as it is. */
export function rollForward(search: FlightSearch, today: CalendarDate): FlightSearch {
  const { departDate, returnDate } = search;
  if (departDate >= today) return search;
  const nights = returnDate ? Math.max(0, daysBetween(departDate, returnDate)) : 0;
  const moved = addDays(today, 1);
  return { ...search, departDate: moved, returnDate: returnDate && addDays(moved, nights) };
}

/** The trip moved so that it leaves on another day; a return keeps its date unless that would be before the departure. */
export function leavingOn(search: FlightSearch, departDate: CalendarDate): FlightSearch {
  const { returnDate } = search;
  return { ...search, departDate, returnDate: returnDate && returnDate < departDate ? departDate : returnDate };
}

/** Equal for two addresses that ask for the same flights. */
export function searchIdentity(search: FlightSearch): string {
  return formatFlightSearch(search).toString();
}
