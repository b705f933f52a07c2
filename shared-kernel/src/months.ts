import dayjs from 'dayjs';
import { isCalendarDate, type CalendarDate } from './calendar-date.ts';

/** The same day number `months` later; a day that the month lacks becomes its last day: 31 January + 1 is 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar day: ${date}`);
  // Noon: no clock change of any zone moves it to another day.
  return dayjs(`${date}T12:00`).add(months, 'month').format('YYYY-MM-DD');
}
