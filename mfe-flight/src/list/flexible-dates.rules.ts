import { addDays, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import { sumMoney, type Money } from '@wisata/kernel/money';
import { addMonths } from '@wisata/kernel/months';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';

/** Lowest totals of the party by day, one way; days without a flight are not in it. */
export type DayTotals = Readonly<Record<CalendarDate, Money>>;

/** Both ways of a trip; a one-way trip has no `back`. */
export interface TripTotals {
  readonly out: DayTotals;
  readonly back: DayTotals | undefined;
}

/** First and last day, both included. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const SIDE = 3;

const clamp = ({ from, to }: Span, today: CalendarDate): Span => {
  const last = addDays(today, DAYS_AHEAD);
  return { from: from < today ? today : from, to: to > last ? last : to };
};

/** The days around one that can be booked. */
export const daysAround = (date: CalendarDate, today: CalendarDate): Span =>
  clamp({ from: addDays(date, -SIDE), to: addDays(date, SIDE) }, today);

/** The days of a month that can be booked; empty when `from` is after `to`. */
export function daysOfMonth(month: CalendarDate, today: CalendarDate): Span {
  const first = `${month.slice(0, 7)}-01`;
  return clamp({ from: first, to: addDays(addMonths(first, 1), -1) }, today);
}

/** Every day of a span. */
export function listDays({ from, to }: Span): readonly CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** Nights between the two flights; undefined for a one-way trip. */
export const nightsOf = ({ departDate, returnDate }: FlightSearch): number | undefined =>
  returnDate === undefined ? undefined : Math.max(0, daysBetween(departDate, returnDate));

/** What the trip costs on these days; undefined where one of the ways has no flight or the way back comes first. */
export function totalOn({ out, back }: TripTotals, depart: CalendarDate, homeDate: CalendarDate | undefined) {
  const there = out[depart];
  if (homeDate === undefined) return there;
  const home = back?.[homeDate];
  if (!there || !home || homeDate < depart) return undefined;
  const sum = sumMoney([there, home]);
  return sum.ok ? sum.data : undefined;
}

/** The smallest of some totals, in minor units. */
export function lowestMinor(totals: readonly (Money | undefined)[]): number | undefined {
  const amounts = totals.flatMap((total) => (total ? [total.minor] : []));
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}
