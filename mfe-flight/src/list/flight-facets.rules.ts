import type { Flight } from '../api/flight.model.ts';
import { hasBag } from './fare-class.rules.ts';
import {
  failedTests,
  majorOf,
  slotOf,
  TIME_SLOTS,
  transitOf,
  TRANSITS,
  type FlightFilter,
  type ListFilter,
} from './flight-filter.rules.ts';

/** Prices in the slider move by this many rupiah. */
export const PRICE_STEP = 1000;

/** One value that can be picked, and how many flights it would leave with everything else as it is. */
export interface FacetOption {
  readonly value: string;
  /** Airline's name; the value itself where the page has words of its own. */
  readonly name: string;
  readonly count: number;
}

/** Both ends of what the flights of a search have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What a filter leaves, and what each further choice would leave. */
export interface Facets {
  readonly flights: readonly Flight[];
  readonly options: Readonly<Record<ListFilter, readonly FacetOption[]>>;
  readonly bags: number;
  /** Price of one adult in major units, rounded outwards to whole steps. */
  readonly price: Bounds;
  /** Hours in tenths, the lower end rounded down and the upper one up; undefined when no flight has a change. */
  readonly wait: Bounds | undefined;
  /** Flights by equal slices of the price range, the price filter left aside. */
  readonly histogram: readonly number[];
}

const SLICES = 14;

function valuesOf(flight: Flight, kind: ListFilter): readonly string[] {
  switch (kind) {
    case 'transit':
      return [transitOf(flight)];
    case 'depart':
      return [slotOf(flight.departTime)];
    case 'arrive':
      return [slotOf(flight.arriveTime)];
    case 'airline':
      return [flight.carrierCode];
    case 'via':
      return [...new Set(flight.transitPoints)];
  }
}

export function priceBounds(flights: readonly Flight[]): Bounds {
  let [min, max] = [Infinity, 0];
  for (const flight of flights) {
    const amount = majorOf(flight);
    min = Math.min(min, amount);
    max = Math.max(max, amount);
  }
  if (min === Infinity) return { min: 0, max: 0 };
  return { min: Math.floor(min / PRICE_STEP) * PRICE_STEP, max: Math.ceil(max / PRICE_STEP) * PRICE_STEP };
}

export function waitBounds(flights: readonly Flight[]): Bounds | undefined {
  const minutes = flights.filter(({ transits }) => transits > 0).map(({ transitMinutes }) => transitMinutes);
  if (minutes.length === 0) return undefined;
  const [least, most] = minutes.reduce(([low, high], each) => [Math.min(low, each), Math.max(high, each)], [
    Infinity,
    0,
  ] as [number, number]);
  return { min: Math.floor(least / 6) / 10, max: Math.ceil(most / 6) / 10 };
}

type Counts = Map<string, number>;

/** Names of airlines are plain Latin letters; making a collator for them takes a slow phone a long task. */
const byAirline = (a: Flight, b: Flight) => (a.airline < b.airline ? -1 : Number(a.airline > b.airline));

function emptyCounts(flights: readonly Flight[]): Record<ListFilter, Counts> {
  const of = (values: readonly string[]): Counts => new Map(values.map((value) => [value, 0]));
  const names = [...flights].sort(byAirline);
  return {
    transit: of(TRANSITS),
    depart: of(TIME_SLOTS),
    arrive: of(TIME_SLOTS),
    airline: of(names.map(({ carrierCode }) => carrierCode)),
    via: of(flights.flatMap(({ transitPoints }) => transitPoints).sort()),
  };
}

function toOptions(counts: Record<ListFilter, Counts>, names: ReadonlyMap<string, string>): Facets['options'] {
  const list = (kind: ListFilter) =>
    [...counts[kind]].map(([value, count]) => ({
      value,
      count,
      name: kind === 'airline' ? (names.get(value) ?? value) : value,
    }));
  return {
    transit: list('transit'),
    depart: list('depart'),
    arrive: list('arrive'),
    airline: list('airline'),
    via: list('via'),
  };
}

function sliceOf(amount: number, { min, max }: Bounds): number {
  return max > min ? Math.min(SLICES - 1, Math.floor(((amount - min) / (max - min)) * SLICES)) : 0;
}

/**
 * Filters and counts in one pass: a flight that passes every test counts everywhere, one that fails a single test counts
 * among the options of that test alone, because choosing there could bring it back.
 */
export function findFacets(flights: readonly Flight[], filter: FlightFilter): Facets {
  const counts = emptyCounts(flights);
  const price = priceBounds(flights);
  const histogram = Array.from({ length: SLICES }, () => 0);
  const left: Flight[] = [];
  let bags = 0;
  for (const flight of flights) {
    const failed = failedTests(flight, filter);
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) left.push(flight);
    for (const kind of Object.keys(counts) as ListFilter[]) {
      if (only !== undefined && only !== kind) continue;
      for (const value of valuesOf(flight, kind)) counts[kind].set(value, (counts[kind].get(value) ?? 0) + 1);
    }
    if ((only === undefined || only === 'bag') && hasBag(flight)) bags += 1;
    if (only === undefined || only === 'price') {
      const slice = sliceOf(majorOf(flight), price);
      histogram[slice] = (histogram[slice] ?? 0) + 1;
    }
  }
  const names = new Map(flights.map(({ carrierCode, airline }) => [carrierCode, airline]));
  return { flights: left, options: toOptions(counts, names), bags, price, wait: waitBounds(flights), histogram };
}
