import type { CalendarDate } from '@wisata/kernel/dates';
import { daysBetween } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';

/** The end of the range that the next pick sets. */
export type Picking = 'start' | 'end';

/** Chosen days; `end` is absent while only the first one is picked, and always for a single day. */
export interface DateRange {
  readonly start?: CalendarDate | undefined;
  readonly end?: CalendarDate | undefined;
}

/** Why a day cannot be chosen, said to the visitor as it is. */
export interface CalendarReasons {
  readonly past: string;
  readonly tooLate: string;
  readonly beforeStart: string;
  readonly tooLong: string;
}

/** Everything that decides whether a day may be picked; `min` and `max` are themselves allowed. */
export interface CalendarLimits {
  readonly mode: 'range' | 'single';
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  /** Nights between start and end: 1 for a stay, 0 where both may fall on one day. */
  readonly minNights: number;
  readonly maxNights?: number | undefined;
  /** Reason why the owner of the calendar blocks a day (sold out, no departure), or undefined. */
  readonly unavailable?:
    | ((date: CalendarDate, picking: Picking, start?: CalendarDate) => string | undefined)
    | undefined;
  readonly reasons: CalendarReasons;
}

/** Reason why this day cannot become the next pick; undefined for a day that can. */
export function findBlock(
  date: CalendarDate,
  picking: Picking,
  range: DateRange,
  limits: CalendarLimits,
): string | undefined {
  if (date < limits.min) return limits.reasons.past;
  if (date > limits.max) return limits.reasons.tooLate;
  const start = picking === 'end' ? range.start : undefined;
  if (start) {
    const nights = daysBetween(start, date);
    if (nights < limits.minNights) return limits.reasons.beforeStart;
    if (limits.maxNights !== undefined && nights > limits.maxNights) return limits.reasons.tooLong;
  }
  return limits.unavailable?.(date, picking, start);
}

/** The range after a pick, and which end the next pick sets. A new start drops an end that it does not fit. */
export function pickDay(
  date: CalendarDate,
  picking: Picking,
  range: DateRange,
  limits: CalendarLimits,
): { readonly range: DateRange; readonly picking: Picking } {
  if (limits.mode === 'single') return { range: { start: date }, picking: 'start' };
  if (picking === 'end' && range.start) return { range: { start: range.start, end: date }, picking: 'start' };
  return { range: { start: date }, picking: 'end' };
}

/** First day of the month that a day is in. */
export function monthOf(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

/** Lowest amount among a month's days that can be chosen; undefined when they do not differ. */
export function findLowestMinor(
  month: CalendarDate,
  blockOf: (date: CalendarDate) => string | undefined,
  prices: Readonly<Record<CalendarDate, Money>>,
): number | undefined {
  const days = Object.keys(prices).filter((day) => monthOf(day) === month && blockOf(day) === undefined);
  const amounts = days.flatMap((day) => prices[day]?.minor ?? []);
  const lowest = Math.min(...amounts);
  return amounts.length > 1 && lowest < Math.max(...amounts) ? lowest : undefined;
}

/** Unit in which all prices of one calendar are written under the days, so that the numbers compare at a glance. */
export type PriceUnit = 'one' | 'thousand';

/** Thousands for rupiah, whole units for other currencies. */
export function priceUnitOf(prices: readonly Money[]): PriceUnit {
  return prices.some(({ currency }) => currency === 'IDR') ? 'thousand' : 'one';
}

/** The number under a day: `648` or `2.380` in thousands, `188` in dollars; Indonesian separators in every locale. */
export function dayPrice(amount: Money, unit: PriceUnit): string {
  const number = Math.round(amount.minor / (unit === 'thousand' ? 1000 : 100));
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}
