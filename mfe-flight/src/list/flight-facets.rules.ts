import { boundsOf, countBySlice, countFilter, type Bounds, type FilterAnswers } from '@wisata/kernel/filter-counts';
import { toMajor } from '@wisata/kernel/money';
import type { Flight } from '../api/flight.model.ts';
import { hasBag } from './fare-class.rules.ts';
import { slotOf } from '@wisata/kernel/journey-orders';
import { FLIGHT_FILTER, TRANSITS, type FlightFilter, type FlightFilterParts } from './flight-filter.rules.ts';

/** Prices in the slider move by this many rupiah. */
export const PRICE_STEP = 1000;

/** Minutes on the ground are shown in tenths of an hour. */
const WAIT_STEP = 6;
const SLICES = 14;

const majorOf = ({ perAdult }: Flight) => toMajor(perAdult);

const ANSWERS: FilterAnswers<FlightFilterParts, Flight> = {
  transit: ({ transits }) => [TRANSITS[Math.min(transits, 2)] ?? '0'],
  depart: ({ departTime }) => [slotOf(departTime)],
  arrive: ({ arriveTime }) => [slotOf(arriveTime)],
  airline: ({ carrierCode }) => [carrierCode],
  via: ({ transitPoints }) => [...new Set(transitPoints)],
  wait: ({ transits, transitMinutes }) => (transits === 0 ? undefined : transitMinutes / 60),
  price: majorOf,
  bag: hasBag,
};

/** Price of one adult in major units, rounded outwards to whole steps. */
export function priceBounds(flights: readonly Flight[]): Bounds {
  return boundsOf(flights.map(majorOf), PRICE_STEP) ?? { min: 0, max: 0 };
}

/** Hours in tenths, the lower end rounded down and the upper one up; undefined when no flight has a change. */
export function waitBounds(flights: readonly Flight[]): Bounds | undefined {
  const minutes = flights.filter(({ transits }) => transits > 0).map(({ transitMinutes }) => transitMinutes);
  const bounds = boundsOf(minutes, WAIT_STEP);
  return bounds && { min: bounds.min / 60, max: bounds.max / 60 };
}

/** What a filter leaves of a search, and what each further choice would leave. */
export function findFacets(flights: readonly Flight[], filter: FlightFilter) {
  const counts = countFilter(FLIGHT_FILTER.parts, ANSWERS, flights, filter);
  const airlines = new Map(flights.map(({ carrierCode, airline }) => [carrierCode, airline]));
  // Compared by code unit: airline names are plain Latin letters, and creating a collator is a long task on a slow phone.
  const nameOf = ({ value }: { value: string }) => airlines.get(value) ?? value;
  const airline = counts.options.airline.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const price = priceBounds(flights);
  return {
    ...counts,
    options: { ...counts.options, airline },
    /** Names of the airlines that a search has found, by code. */
    airlines,
    price,
    wait: waitBounds(flights),
    /** Flights by equal slices of the price range, the price filter left aside. */
    histogram: countBySlice(counts.amounts.price, price, SLICES),
  };
}
export type Facets = ReturnType<typeof findFacets>;
