import type { Flight } from '../api/flight.model.ts';
import type { FlightOrder } from './flight-sort.rules.ts';

/** Changes on the way: none, one, two or more. */
export const TRANSITS = ['0', '1', '2'] as const;
export type Transit = (typeof TRANSITS)[number];

/** Quarters of a day in local time, spec section 9; each ends where the next begins. */
export const TIME_SLOTS = ['early-morning', 'morning', 'afternoon', 'evening'] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];
const SLOT_HOURS = 6;

/** Filters whose values are picked from a list. */
export const LIST_FILTERS = ['transit', 'depart', 'arrive', 'airline', 'via'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What narrows and orders a result list. An undefined end of a range is open. */
export interface FlightFilter {
  readonly order: FlightOrder;
  readonly transit: readonly Transit[];
  readonly depart: readonly TimeSlot[];
  readonly arrive: readonly TimeSlot[];
  /** Carrier codes. */
  readonly airline: readonly string[];
  /** Airports in between; only flights that change at one of them stay. */
  readonly via: readonly string[];
  /** Hours on the ground in between; flights without a change always stay. */
  readonly minWait: number | undefined;
  readonly maxWait: number | undefined;
  /** Price of one adult in major units. */
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  /** Only fares with a checked bag. */
  readonly bag: boolean;
}

export const NO_FILTER: FlightFilter = {
  order: 'lowest-price',
  transit: [],
  depart: [],
  arrive: [],
  airline: [],
  via: [],
  minWait: undefined,
  maxWait: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  bag: false,
};

/** How the address calls them. */
export const FILTER_KEYS: Readonly<Record<ListFilter, string>> = {
  transit: 'transit',
  depart: 'departTime',
  arrive: 'arriveTime',
  airline: 'airline',
  via: 'via',
};

/** Filters as the address carries them; defaults are left out. */
export function formatFlightFilter(filter: FlightFilter): URLSearchParams {
  const entries: [string, string | number | undefined][] = [
    ['sort', filter.order === NO_FILTER.order ? '' : filter.order],
    ...LIST_FILTERS.map((kind): [string, string] => [FILTER_KEYS[kind], filter[kind].join(',')]),
    ['minWait', filter.minWait],
    ['maxWait', filter.maxWait],
    ['minPrice', filter.minPrice],
    ['maxPrice', filter.maxPrice],
    ['bag', filter.bag ? '1' : ''],
  ];
  return new URLSearchParams(
    entries.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]])),
  );
}

export const transitOf = ({ transits }: Pick<Flight, 'transits'>): Transit => TRANSITS[Math.min(transits, 2)] ?? '0';

/** The quarter of the day of a wall time; `24:00` does not exist, midnight is early morning. */
export function slotOf(time: string): TimeSlot {
  return TIME_SLOTS[Math.floor(Number(time.slice(0, 2)) / SLOT_HOURS)] ?? 'evening';
}

/** The hours of a slot, `00` and `06`. */
export function slotHours(slot: TimeSlot): readonly [string, string] {
  const from = TIME_SLOTS.indexOf(slot) * SLOT_HOURS;
  return [String(from).padStart(2, '0'), String(from + SLOT_HOURS).padStart(2, '0')];
}

const within = (value: number, min: number | undefined, max: number | undefined) =>
  (min === undefined || value >= min) && (max === undefined || value <= max);
const chosen = <T>(values: readonly T[], value: T) => values.length === 0 || values.includes(value);

/** What can rule a flight out, one test each. */
export const TESTS = {
  transit: (flight: Flight, filter: FlightFilter) => chosen(filter.transit, transitOf(flight)),
  depart: (flight: Flight, filter: FlightFilter) => chosen(filter.depart, slotOf(flight.departTime)),
  arrive: (flight: Flight, filter: FlightFilter) => chosen(filter.arrive, slotOf(flight.arriveTime)),
  airline: (flight: Flight, filter: FlightFilter) => chosen(filter.airline, flight.carrierCode),
  via: (flight: Flight, filter: FlightFilter) =>
    filter.via.length === 0 || flight.transitPoints.some((point) => filter.via.includes(point)),
  wait: (flight: Flight, filter: FlightFilter) =>
    flight.transits === 0 || within(flight.transitMinutes / 60, filter.minWait, filter.maxWait),
  price: (flight: Flight, filter: FlightFilter) => within(majorOf(flight), filter.minPrice, filter.maxPrice),
  bag: (flight: Flight, filter: FlightFilter) => !filter.bag || flight.baggage !== '',
} as const;
export type TestName = keyof typeof TESTS;
const TEST_NAMES = Object.keys(TESTS) as TestName[];

/** Price of one adult in major units, as the price filter counts. */
export function majorOf({ perAdult }: Pick<Flight, 'perAdult'>): number {
  return perAdult.currency === 'IDR' ? perAdult.minor : perAdult.minor / 100;
}

/** The tests that a flight fails, at most two: with two it counts nowhere. */
export function failedTests(flight: Flight, filter: FlightFilter): TestName[] {
  const failed: TestName[] = [];
  for (const name of TEST_NAMES) {
    if (!TESTS[name](flight, filter)) failed.push(name);
    if (failed.length === 2) break;
  }
  return failed;
}

/** One thing that narrows the list, to be named on a chip and taken off by it. */
export type ActiveFilter =
  { readonly kind: ListFilter; readonly value: string } | { readonly kind: 'wait' | 'price' | 'bag' };

export function activeFilters(filter: FlightFilter): ActiveFilter[] {
  const isSet = (...ends: (number | undefined)[]) => ends.some((end) => end !== undefined);
  return [
    ...LIST_FILTERS.flatMap((kind) => filter[kind].map((value) => ({ kind, value }))),
    ...(isSet(filter.minWait, filter.maxWait) ? [{ kind: 'wait' } as const] : []),
    ...(isSet(filter.minPrice, filter.maxPrice) ? [{ kind: 'price' } as const] : []),
    ...(filter.bag ? [{ kind: 'bag' } as const] : []),
  ];
}

/** The filter without one of its parts. */
export function withoutFilter(filter: FlightFilter, active: ActiveFilter): FlightFilter {
  switch (active.kind) {
    case 'wait':
      return { ...filter, minWait: undefined, maxWait: undefined };
    case 'price':
      return { ...filter, minPrice: undefined, maxPrice: undefined };
    case 'bag':
      return { ...filter, bag: false };
    default:
      return withValues(
        filter,
        active.kind,
        filter[active.kind].filter((value) => value !== active.value),
      );
  }
}

/** The filter with other values of one list: all of them, or none. */
export function withValues(filter: FlightFilter, kind: ListFilter, values: readonly string[]): FlightFilter {
  return { ...filter, [kind]: [...values] };
}

/** Puts a value in or takes it out. */
export function toggleValue(filter: FlightFilter, kind: ListFilter, value: string): FlightFilter {
  const values: readonly string[] = filter[kind];
  return withValues(
    filter,
    kind,
    values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
  );
}

/** Nothing narrowed; the order stays as chosen. */
export function clearedFilter(filter: FlightFilter): FlightFilter {
  return { ...NO_FILTER, order: filter.order };
}
