import { flagPart, optionsPart, rangePart } from '@wisata/kernel/filter-parts';
import { JOURNEY_ORDERS, TIME_SLOTS } from '@wisata/kernel/journey-orders';
import { createListFilter, type ActivePart, type OptionKind } from '@wisata/kernel/list-filter';

/** Changes on the way: none, one, two or more. */
export const TRANSITS = ['0', '1', '2'] as const;

/** What narrows and orders the list of flights; times are local. */
export const FLIGHT_FILTER = createListFilter({
  parts: {
    transit: optionsPart({ key: 'transit', known: TRANSITS }),
    depart: optionsPart({ key: 'departTime', known: TIME_SLOTS }),
    arrive: optionsPart({ key: 'arriveTime', known: TIME_SLOTS }),
    /** Carrier codes. */
    airline: optionsPart({ key: 'airline' }),
    /** Airports in between; only flights that change at one of them stay. */
    via: optionsPart({ key: 'via' }),
    /** Hours on the ground in between; flights without a change always stay. */
    wait: rangePart({ keys: ['minWait', 'maxWait'], tenths: true }),
    /** Price of one adult in major units. */
    price: rangePart({ keys: ['minPrice', 'maxPrice'], tenths: true }),
    /** Only fares with a checked bag. */
    bag: flagPart('bag'),
  },
  sorts: JOURNEY_ORDERS,
});
export type FlightFilter = typeof FLIGHT_FILTER.none;
export type FlightFilterParts = typeof FLIGHT_FILTER.parts;
export type ActiveFilter = ActivePart<FlightFilterParts>;

/** Filters whose values are picked from a list. */
export type ListFilter = OptionKind<FlightFilterParts>;
