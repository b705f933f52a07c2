import { addMonths, compareDates, isCalendarDate, type CalendarDate } from './dates.ts';

/** True when a passport is valid for six calendar months from the departure day, that day included (spec sections 5 and 9). */
export function passportValidFor(expiryDate: CalendarDate, departureDate: CalendarDate): boolean {
  if (!isCalendarDate(expiryDate)) return false;
  return compareDates(expiryDate, addMonths(departureDate, 6)) >= 0;
}
