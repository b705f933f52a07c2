import type { TransportSearchPayload } from '@wisata/kernel/contracts/transport-requests';
import { TRANSPORT_LIMITS, TRANSPORT_MODES, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import { addDays, parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { listPath } from '@wisata/kernel/services';

/** What is looked for, as addresses carry it; places by their ids. */
export interface TripSearch {
  readonly mode: TransportMode;
  readonly pickUp: string;
  /** Empty for the place of pick-up. */
  readonly dropOff: string;
  readonly pickUpDate: CalendarDate;
  readonly pickUpTime: string;
  /** A transfer has neither; they are kept for who changes the mode. */
  readonly dropOffDate: CalendarDate;
  readonly dropOffTime: string;
  readonly outOfTown: boolean;
  readonly passengers: number;
  readonly bags: number;
  /** `GA 402`; empty where nobody flies. */
  readonly flight: string;
}

/** Where a list begins that nobody has searched for. */
const HOME_PLACE = 'airport:DPS';
const MORNING = '10:00';
const EVENING = '20:00';
const DAYS_AHEAD = 7;
const DAYS = 3;
const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/;
const MOST_LETTERS = 10;

/** Where most people are met. */
export const POPULAR: readonly string[] = ['airport:DPS', 'airport:CGK', 'airport:YIA', 'airport:SUB'];
/** Key of the text that names one of them. */
export const popularName = (id: string): string => `search.popular.${id.replace('airport:', '')}`;
/** Both places of a search, as addresses name them. */
export const PLACES = ['pickUp', 'dropOff'] as const;
/** How a place is written in an address, which may leave it out; anything else is a name. */
export const PLACE_ID = /^($|[a-z-]+:)/i;

/** Every half hour of a day. */
export const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** What the form begins with: a car in Bali for three days, a week from today. */
export const defaultSearch = (today: CalendarDate): TripSearch => ({
  mode: 'self-drive',
  pickUp: HOME_PLACE,
  dropOff: '',
  pickUpDate: addDays(today, DAYS_AHEAD),
  pickUpTime: MORNING,
  dropOffDate: addDays(today, DAYS_AHEAD + DAYS),
  dropOffTime: MORNING,
  outOfTown: false,
  passengers: 2,
  bags: 2,
  flight: '',
});

/** When a hire ends that nobody has given an end: a car after three days, a driver in the evening. */
const endOf = (mode: TransportMode, pickUpDate: CalendarDate, pickUpTime: string) =>
  mode === 'with-driver'
    ? { dropOffDate: pickUpDate, dropOffTime: pickUpTime < EVENING ? EVENING : '23:30' }
    : { dropOffDate: addDays(pickUpDate, DAYS), dropOffTime: pickUpTime };

function countIn(query: URLSearchParams, name: 'passengers' | 'bags', least: number, other: number): number {
  const text = query.get(name) ?? '';
  const count = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return count >= least && count <= TRANSPORT_LIMITS[name] ? count : other;
}

const timeIn = (query: URLSearchParams, name: string, other: string) => {
  const time = query.get(name) ?? '';
  return HALF_HOUR.test(time) ? time : other;
};

/** Reads a search from an address; what is missing or unreadable gets its default. */
export function parseTripSearch(query: URLSearchParams, today: CalendarDate): TripSearch {
  const start = defaultSearch(today);
  const mode = TRANSPORT_MODES.find((each) => each === query.get('mode')) ?? start.mode;
  const pickUpDate = parseCalendarDate(query.get('pickUpDate')) ?? start.pickUpDate;
  const pickUpTime = timeIn(query, 'pickUpTime', start.pickUpTime);
  const end = endOf(mode, pickUpDate, pickUpTime);
  return {
    mode,
    pickUp: query.get('pickUp')?.trim() || start.pickUp,
    dropOff: query.get('dropOff')?.trim() ?? '',
    pickUpDate,
    pickUpTime,
    dropOffDate: parseCalendarDate(query.get('dropOffDate')) ?? end.dropOffDate,
    dropOffTime: timeIn(query, 'dropOffTime', end.dropOffTime),
    outOfTown: query.get('outOfTown') === '1',
    passengers: countIn(query, 'passengers', 1, start.passengers),
    bags: countIn(query, 'bags', 0, start.bags),
    flight: (query.get('flight') ?? '').trim().slice(0, MOST_LETTERS),
  };
}

/** The search as an address carries it; what does not count is left out. */
export function formatTripSearch(search: TripSearch): URLSearchParams {
  const { mode, pickUp, dropOff, pickUpDate, pickUpTime, passengers, bags } = search;
  const query = new URLSearchParams({ mode, pickUp });
  if (dropOff) query.set('dropOff', dropOff);
  query.set('pickUpDate', pickUpDate);
  query.set('pickUpTime', pickUpTime);
  if (mode !== 'transfer') {
    query.set('dropOffDate', search.dropOffDate);
    query.set('dropOffTime', search.dropOffTime);
    if (search.outOfTown) query.set('outOfTown', '1');
  } else if (search.flight) query.set('flight', search.flight);
  query.set('passengers', String(passengers));
  query.set('bags', String(bags));
  return query;
}

/** Equal for two addresses that ask for the same. */
export const searchIdentity = (search: TripSearch): string => formatTripSearch(search).toString();

/** The list of a search, with whatever else its address carries. */
export function tripListPath(search: TripSearch, more: readonly (readonly [string, string])[] = []): string {
  const query = formatTripSearch(search);
  for (const [name, value] of more) query.append(name, value);
  return `${listPath('transport')}?${query}`;
}

/** What the API is asked. */
export function toSearchPayload(search: TripSearch) {
  const { mode, pickUp, dropOff, pickUpDate, pickUpTime, dropOffDate, dropOffTime, outOfTown } = search;
  return {
    mode,
    pickUp,
    ...(dropOff ? { dropOff } : {}),
    pickUpDate,
    pickUpTime,
    ...(mode === 'transfer' ? {} : { dropOffDate, dropOffTime, outOfTown }),
    passengers: search.passengers,
    bags: search.bags,
  } satisfies TransportSearchPayload;
}

/** The same search with its days moved ahead, where they have gone by. */
export function reviveSearch(search: TripSearch, today: CalendarDate): TripSearch {
  if (search.pickUpDate > today) return search;
  const pickUpDate = addDays(today, DAYS_AHEAD);
  return { ...search, pickUpDate, ...endOf(search.mode, pickUpDate, search.pickUpTime) };
}

/** The search in another mode; a driver is hired for a day, and a transfer needs somewhere to go. */
export function withMode(search: TripSearch, mode: TransportMode): TripSearch {
  if (mode === search.mode) return search;
  return { ...search, mode, ...endOf(mode, search.pickUpDate, search.pickUpTime) };
}

/** The search with another beginning; an end before it moves along. */
export function withStart(search: TripSearch, pickUpDate: CalendarDate, pickUpTime: string): TripSearch {
  const moved = { ...search, pickUpDate, pickUpTime };
  const isBefore = `${search.dropOffDate} ${search.dropOffTime}` <= `${pickUpDate} ${pickUpTime}`;
  return isBefore ? { ...moved, ...endOf(search.mode, pickUpDate, pickUpTime) } : moved;
}
