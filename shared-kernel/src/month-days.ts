import { addDays, type CalendarDate } from './dates.ts';
import { within, type Span } from './day-prices.ts';
import { addMonths } from './months.ts';

/** The days of a month that can be booked. Apart from {@link within}: months of a year need a library that a list goes without. */
export function daysOfMonth(month: CalendarDate, limits: Span): Span {
  const first = `${month.slice(0, 7)}-01`;
  return within({ from: first, to: addDays(addMonths(first, 1), -1) }, limits);
}
