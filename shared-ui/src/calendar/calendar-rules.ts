import type { CalendarDate } from '@wisata/kernel/dates';
import { addDays, addMonths, daysBetween, weekdayOf } from '@wisata/kernel/dates';
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
    ((date: CalendarDate, picking: Picking, start?: CalendarDate) => string | undefined) | undefined;
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

/** Rows of a month from Monday to Sunday; undefined where another month's day would stand. */
export function weeksOf(month: CalendarDate): (CalendarDate | undefined)[][] {
  const lead = (weekdayOf(month) + 6) % 7;
  const length = daysBetween(month, addMonths(month, 1));
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) => {
    const day = index - lead;
    return day >= 0 && day < length ? addDays(month, day) : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Where a key leads from a day, kept inside the limits; undefined for a key that moves nothing. */
export function dayAfterKey(
  key: string,
  shift: boolean,
  date: CalendarDate,
  limits: Pick<CalendarLimits, 'min' | 'max'>,
): CalendarDate | undefined {
  const fromMonday = (weekdayOf(date) + 6) % 7;
  const moves: Readonly<Record<string, () => CalendarDate>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -fromMonday),
    End: () => addDays(date, 6 - fromMonday),
    PageUp: () => addMonths(date, shift ? -12 : -1),
    PageDown: () => addMonths(date, shift ? 12 : 1),
  };
  const moved = moves[key]?.();
  if (moved === undefined) return undefined;
  return clampDate(moved, limits);
}

/** The day itself, or the nearest one inside the limits. */
export function clampDate(date: CalendarDate, { min, max }: Pick<CalendarLimits, 'min' | 'max'>): CalendarDate {
  if (date < min) return min;
  return date > max ? max : date;
}

/** Lowest amount among a month's days that can be chosen; undefined when they do not differ. */
export function findLowestMinor(
  month: CalendarDate,
  blockOf: (date: CalendarDate) => string | undefined,
  prices: Readonly<Record<CalendarDate, Money>>,
): number | undefined {
  const days = weeksOf(month).flat();
  const amounts = days.flatMap((day) => (day && blockOf(day) === undefined ? (prices[day]?.minor ?? []) : []));
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
