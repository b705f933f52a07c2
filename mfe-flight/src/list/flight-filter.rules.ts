import { flagPart, optionsPart, rangePart } from '@wisata/kernel/filter-parts';
import { createListFilter, type ActivePart, type OptionKind } from '@wisata/kernel/list-filter';
import { FLIGHT_ORDERS } from './flight-sort.rules.ts';

/** Changes on the way: none, one, two or more. */
export const TRANSITS = ['0', '1', '2'] as const;

/** Quarters of a day in local time, spec section 9; each ends where the next begins. */
export const TIME_SLOTS = ['early-morning', 'morning', 'afternoon', 'evening'] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];
const SLOT_HOURS = 6;

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
  sorts: FLIGHT_ORDERS,
});
export type FlightFilter = typeof FLIGHT_FILTER.none;
export type FlightFilterParts = typeof FLIGHT_FILTER.parts;
export type ActiveFilter = ActivePart<FlightFilterParts>;

/** Filters whose values are picked from a list. */
export type ListFilter = OptionKind<FlightFilterParts>;

/** The quarter of the day of a wall time; `24:00` does not exist, midnight is early morning. */
export function slotOf(time: string): TimeSlot {
  return TIME_SLOTS[Math.floor(Number(time.slice(0, 2)) / SLOT_HOURS)] ?? 'evening';
}

/** The hours of a slot, `00` and `06`. */
export function slotHours(slot: TimeSlot): readonly [string, string] {
  const from = TIME_SLOTS.indexOf(slot) * SLOT_HOURS;
  return [String(from).padStart(2, '0'), String(from + SLOT_HOURS).padStart(2, '0')];
}
