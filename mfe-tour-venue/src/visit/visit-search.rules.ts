import type { VisitService } from './visit-service.ts';

/** The search of spec section 3, Venue search; a number 0 means all of them. */
export interface VisitSearch {
  /** A `LocationId`; empty for everywhere. */
  readonly location: string;
  readonly category: number;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number;
  readonly participants: number;
  readonly children: number;
}

/** Where each service begins: tours in Jakarta, venues in Singapore. */
export const HOME_PLACE: Readonly<Record<VisitService, string>> = { tour: 'JKT', venue: 'SIN' };

export const MOST_PEOPLE = 99;
export const MOST_CHILDREN = 20;
const PEOPLE = 2;
/** How many years the form offers, this one included. */
const YEARS = 3;

function numberIn(query: URLSearchParams, name: string, [least, most]: readonly [number, number], other: number) {
  const text = query.get(name) ?? '';
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : other;
}

/** How a place is written in an address. */
export const PLACE_ID = /^[A-Z]{0,4}$/;
export const isPlaceId = (text: string): boolean => PLACE_ID.test(text.toUpperCase());

/** Reads a search from an address; what is missing or unreadable gets its default. An empty place means everywhere, and nothing is at a place by a name that nobody knows. */
export function parseVisitSearch(
  service: VisitService,
  query: URLSearchParams,
  home = HOME_PLACE[service],
): VisitSearch {
  const location = query.get('location')?.trim().toUpperCase();
  return {
    location: location ?? home,
    category: numberIn(query, 'category', [1, 999], 0),
    month: numberIn(query, 'month', [1, 12], 0),
    year: numberIn(query, 'year', [2000, 2200], 0),
    participants: numberIn(query, 'participants', [1, MOST_PEOPLE], PEOPLE),
    children: numberIn(query, 'children', [1, MOST_CHILDREN], 0),
  };
}

/** The search as an address carries it; what means all is left out. */
export function formatVisitSearch({
  location,
  category,
  month,
  year,
  participants,
  children,
}: VisitSearch): URLSearchParams {
  const query = new URLSearchParams({ location });
  for (const [name, value] of Object.entries({ category, month, year })) if (value) query.set(name, String(value));
  query.set('participants', String(participants));
  if (children) query.set('children', String(children));
  return query;
}

/** Equal for two addresses that ask for the same. */
export const searchIdentity = (search: VisitSearch): string => formatVisitSearch(search).toString();

/** The years that can be asked for. */
export function yearsFrom(today: string): number[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => year + index);
}
