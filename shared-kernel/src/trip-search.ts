import { addDays, daysBetween, isCalendarDate, type CalendarDate } from './dates.ts';
import type { AddressQuery } from './filter-parts.ts';
import type { TravellerCounts } from './traveller-counts.ts';

/** Where a trip leads. */
export interface TripPlaces {
  readonly origin: string;
  readonly destination: string;
}

/** When it leaves; a return date makes it a round trip. */
export interface TripDates {
  readonly departDate: CalendarDate;
  readonly returnDate: CalendarDate | undefined;
}

/** A search between two places. A return date makes it a round trip. */
export interface TripSearch extends TripPlaces, TripDates {
  readonly counts: TravellerCounts;
}

/** Places are named by codes of letters and digits, which an address may write in small letters; any other text names none. */
function codeIn(query: AddressQuery, name: string, isCode: RegExp, fallback: string): string {
  const text = query.get(name)?.trim().toUpperCase() ?? '';
  if (text === '') return fallback;
  return isCode.test(text) ? text : '';
}

/**
 * Places and days of an address; what is missing is that of the search a form begins with, and so are days that cannot be read. A
 * place that cannot be read is none.
 */
export function parseTrip(query: AddressQuery, start: TripPlaces & TripDates, isCode: RegExp): TripPlaces & TripDates {
  const [departDate, returnDate] = [query.get('departDate'), query.get('returnDate')];
  return {
    origin: codeIn(query, 'origin', isCode, start.origin),
    destination: codeIn(query, 'destination', isCode, start.destination),
    departDate: isCalendarDate(departDate) ? departDate : start.departDate,
    returnDate: isCalendarDate(returnDate) ? returnDate : undefined,
  };
}

/** What keeps a search from being sent; the page has a sentence for each. */
export type PlaceProblem = 'ORIGIN_MISSING' | 'DESTINATION_MISSING' | 'SAME_PLACE';
/** The same of its dates. */
export type DateProblem = 'DEPART_PAST' | 'DEPART_TOO_FAR' | 'RETURN_BEFORE_DEPART' | 'RETURN_TOO_FAR';

/** What is wrong with both ends; undefined when nothing is. */
export function findPlaceProblem({ origin, destination }: TripPlaces): PlaceProblem | undefined {
  if (!origin) return 'ORIGIN_MISSING';
  if (!destination) return 'DESTINATION_MISSING';
  return origin === destination ? 'SAME_PLACE' : undefined;
}

/** What is wrong with the dates, of a service that can be booked so many days ahead. */
export function findDateProblem(
  { departDate, returnDate }: TripDates,
  today: CalendarDate,
  daysAhead: number,
): DateProblem | undefined {
  const last = addDays(today, daysAhead);
  if (departDate < today) return 'DEPART_PAST';
  if (departDate > last) return 'DEPART_TOO_FAR';
  if (returnDate === undefined) return undefined;
  if (returnDate < departDate) return 'RETURN_BEFORE_DEPART';
  return returnDate > last ? 'RETURN_TOO_FAR' : undefined;
}

/** The same search from tomorrow on, as long a trip as before, when its day has gone by; otherwise the search as it is. */
export function rollForward<Search extends TripDates>(search: Search, today: CalendarDate): Search {
  const { departDate, returnDate } = search;
  if (departDate >= today) return search;
  const nights = returnDate ? Math.max(0, daysBetween(departDate, returnDate)) : 0;
  const moved = addDays(today, 1);
  return { ...search, departDate: moved, returnDate: returnDate && addDays(moved, nights) };
}

/** The trip moved so that it leaves on another day; a return keeps its date unless that would be before the departure. */
export function leavingOn<Search extends TripDates>(search: Search, departDate: CalendarDate): Search {
  const { returnDate } = search;
  return { ...search, departDate, returnDate: returnDate && returnDate < departDate ? departDate : returnDate };
}

/** A number of people in an address; 0 for what is none. */
export function countIn(query: AddressQuery, name: string): number {
  const text = query.get(name)?.trim() ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
