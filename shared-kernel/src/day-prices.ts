import { addDays, daysBetween, type CalendarDate } from './dates.ts';
import { fromMajor, parseCurrency, sumMoney, type Money } from './money.ts';

/** Lowest price of a day; undefined when nothing is sold, or while it is not known. */
export interface DayPrice {
  readonly date: CalendarDate;
  readonly lowest: Money | undefined;
}

/** Lowest prices by day, one way; days on which nothing is sold are not in it. */
export type DayTotals = Readonly<Record<CalendarDate, Money>>;

/** Both ways of a trip; a one-way trip has no `back`. */
export interface TripTotals {
  readonly out: DayTotals;
  readonly back: DayTotals | undefined;
}

/** First and last day, both included; empty when `from` is after `to`. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days on each side of a chosen one. */
const SIDE = 3;

/** What of a span lies within another. */
export const within = ({ from, to }: Span, limits: Span): Span => ({
  from: from < limits.from ? limits.from : from,
  to: to > limits.to ? limits.to : to,
});

/** The days around one that can be booked. */
export const daysAround = (date: CalendarDate, limits: Span): Span =>
  within({ from: addDays(date, -SIDE), to: addDays(date, SIDE) }, limits);

/** Every day of a span. */
export function listDays({ from, to }: Span): readonly CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

interface DayAnswer {
  readonly date: CalendarDate;
  /** In major units; null when nothing is sold. */
  readonly lowest: number | null;
  readonly currency?: string | undefined;
}

/** Days as a price calendar answers them. */
export const toDayPrices = (days: readonly DayAnswer[]): readonly DayPrice[] =>
  days.map(({ date, lowest, currency }) => ({
    date,
    lowest: lowest === null ? undefined : fromMajor(lowest, parseCurrency(currency) ?? 'IDR'),
  }));

/** Prices of a list of days by day. */
export const byDay = (days: readonly DayPrice[]): DayTotals =>
  Object.fromEntries(days.flatMap(({ date, lowest }) => (lowest ? [[date, lowest]] : [])));

/** What a trip costs on these days; undefined where one of the ways is not sold or the way back comes first. */
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
