import type { Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import type { Span } from '@wisata/kernel/day-prices';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import type { TripSearch } from '@wisata/kernel/trip-search';

/** How far ahead airlines open their timetables here. */
export const DAYS_AHEAD = 360;

/** The days whose flights can be booked. */
export const bookableDays = (today: CalendarDate): Span => ({ from: today, to: addDays(today, DAYS_AHEAD) });

/** The flight search query of spec section 3, with upper-case codes of airports or cities. */
export interface FlightSearch extends TripSearch {
  readonly cabin: Cabin;
}

/** The party whose price a calendar shows: one adult, because a day has room for a few digits only. */
export const ONE_ADULT: TravellerCounts = { ADT: 1, CHD: 0, INF: 0 };

/** Seats and price are for these; infants sit on a lap. */
export const partySize = ({ counts }: Pick<FlightSearch, 'counts'>) => counts.ADT + counts.CHD + counts.INF;

/** The search as an address carries it, with the keys and in the order of spec section 3. */
export function formatFlightSearch(search: FlightSearch): URLSearchParams {
  const { origin, destination, departDate, returnDate, counts, cabin } = search;
  const query = new URLSearchParams({ origin, destination, departDate });
  if (returnDate) query.set('returnDate', returnDate);
  for (const type of ['ADT', 'CHD', 'INF'] as const) query.set(type, String(counts[type]));
  query.set('cabinClass', cabin);
  return query;
}

/** Equal for two addresses that ask for the same flights. */
export function searchIdentity(search: FlightSearch): string {
  return formatFlightSearch(search).toString();
}
