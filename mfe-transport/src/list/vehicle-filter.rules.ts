import { compareText } from '@wisata/kernel/compare-text';
import { VEHICLE_CLASSES } from '@wisata/kernel/contracts/transport-terms';
import type { Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { boundsOf, countFilter, type Bounds, type FilterAnswers } from '@wisata/kernel/filter-counts';
import { flagPart, optionsPart, rangePart } from '@wisata/kernel/filter-parts';
import { createListFilter, type ActivePart } from '@wisata/kernel/list-filter';

/** Vehicles on one page of the list. */
export const PAGE_SIZE = 10;
const PRICE_STEP = 10_000;

/** What narrows and orders a list of vehicles. */
export const VEHICLE_FILTER = createListFilter({
  parts: {
    class: optionsPart({ key: 'className', known: VEHICLE_CLASSES }),
    brand: optionsPart({ key: 'brandName' }),
    gearbox: optionsPart({ key: 'gearbox', known: ['automatic', 'manual'] }),
    /** Total of the trip in rupiah. */
    price: rangePart({ keys: ['minPrice', 'maxPrice'] }),
    /** Room for every bag of the search. */
    fitsBags: flagPart('fitsBags'),
  },
  sorts: ['price_asc', 'price_desc', 'seats_desc'],
  hasPages: true,
});
export type VehicleFilter = typeof VEHICLE_FILTER.none;
type VehicleFilterParts = typeof VEHICLE_FILTER.parts;
export type ActiveFilter = ActivePart<VehicleFilterParts>;

/** What a visitor picks from lists. */
export const OPTION_KINDS = ['class', 'brand', 'gearbox'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

const answersFor = (bags: number): FilterAnswers<VehicleFilterParts, Vehicle> => ({
  class: ({ className }) => [className],
  brand: ({ brand }) => [brand],
  gearbox: ({ feature }) => [feature.transmission],
  price: ({ totalFare }) => totalFare,
  fitsBags: ({ feature }) => feature.baggageCapacity >= bags,
});

/** What a filter leaves of a list, and how many each further choice would leave. */
export const countVehicles = (vehicles: readonly Vehicle[], filter: VehicleFilter, bags: number) =>
  countFilter(VEHICLE_FILTER.parts, answersFor(bags), vehicles, filter);

type Order = (a: Vehicle, b: Vehicle) => number;
const byPrice: Order = (a, b) => a.totalFare - b.totalFare || compareText(a.id, b.id);
const ORDERS: Readonly<Record<VehicleFilter['sort'], Order>> = {
  price_asc: byPrice,
  price_desc: (a, b) => byPrice(b, a),
  seats_desc: (a, b) => b.feature.paxCapacity - a.feature.paxCapacity || byPrice(a, b),
};

/** In order; equals by total, so that every visitor sees the same list. */
export const sortVehicles = (vehicles: readonly Vehicle[], sort: VehicleFilter['sort']): readonly Vehicle[] =>
  vehicles.toSorted(ORDERS[sort]);

/** One page of a list; one beyond the end is the last. */
export function pageOf(vehicles: readonly Vehicle[], asked: number) {
  const pageCount = Math.max(1, Math.ceil(vehicles.length / PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  return { page, pageCount, vehicles: vehicles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** Both ends of the totals; undefined where all cost the same. */
export function priceScale(vehicles: readonly Vehicle[]): (Bounds & { readonly step: number }) | undefined {
  const bounds = boundsOf(
    vehicles.map(({ totalFare }) => totalFare),
    PRICE_STEP,
  );
  return bounds && bounds.max > bounds.min ? { ...bounds, step: PRICE_STEP } : undefined;
}
