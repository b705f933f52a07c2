import { comparedIn } from '@wisata/kernel/compared';
import { FILTER_KEYS, NO_FILTER, TIME_SLOTS, TRANSITS, type FlightFilter } from './flight-filter.rules.ts';
import { OPEN_PANELS, type ListState } from './flight-list-query.rules.ts';
import { parseChoice } from '../journey/flight-paths.rules.ts';
import { FLIGHT_ORDERS } from './flight-sort.rules.ts';

function listIn(query: URLSearchParams, key: string): string[] {
  const values = query.getAll(key).flatMap((value) => value.split(','));
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, 40);
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const text = query.get(key) ?? '';
  return /^\d{1,9}(\.\d)?$/.test(text) ? Number(text) : undefined;
}

/** Both ends in order: an address may name them the wrong way round. */
function rangeIn(query: URLSearchParams, low: string, high: string): readonly [number | undefined, number | undefined] {
  const [from, to] = [numberIn(query, low), numberIn(query, high)];
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

const known = <T extends string>(values: readonly string[], all: readonly T[]): T[] =>
  all.filter((each) => values.includes(each));

/** Reads filters and order from an address; what it cannot read narrows nothing. */
export function parseFlightFilter(query: URLSearchParams): FlightFilter {
  const [minWait, maxWait] = rangeIn(query, 'minWait', 'maxWait');
  const [minPrice, maxPrice] = rangeIn(query, 'minPrice', 'maxPrice');
  return {
    order: FLIGHT_ORDERS.find((each) => each === query.get('sort')) ?? NO_FILTER.order,
    transit: known(listIn(query, FILTER_KEYS.transit), TRANSITS),
    depart: known(listIn(query, FILTER_KEYS.depart), TIME_SLOTS),
    arrive: known(listIn(query, FILTER_KEYS.arrive), TIME_SLOTS),
    airline: listIn(query, FILTER_KEYS.airline),
    via: listIn(query, FILTER_KEYS.via),
    minWait,
    maxWait,
    minPrice,
    maxPrice,
    bag: query.get('bag') === '1',
  };
}

/** Filters and orders that an address names and nobody knows: `transit 9`. */
export function unknownFilters(query: URLSearchParams): string[] {
  const groups = [
    ['sort', FLIGHT_ORDERS],
    [FILTER_KEYS.transit, TRANSITS],
    [FILTER_KEYS.depart, TIME_SLOTS],
    [FILTER_KEYS.arrive, TIME_SLOTS],
  ] as const;
  return groups.flatMap(([key, all]) =>
    listIn(query, key)
      .filter((value) => !all.some((each) => each === value))
      .map((value) => `${key} ${value}`),
  );
}

/** Reads everything else that the list's address carries. */
export function parseListState(query: URLSearchParams): ListState {
  return {
    filter: parseFlightFilter(query),
    choice: parseChoice(query),
    detail: query.get('detail') ?? '',
    compare: comparedIn(query),
    open: OPEN_PANELS.find((panel) => panel === query.get('open')),
  };
}
