/** A day without time or zone, `YYYY-MM-DD`, as every calendar field of the API carries it. */
export type CalendarDate = string;

/** True for an existing day in the form `YYYY-MM-DD`, years 0100 to 9999. */
export function isCalendarDate(value: string): boolean;
/** Narrows what is not known to be text. */
export function isCalendarDate(value: unknown): value is CalendarDate;
export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '0100') return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Midnight of a day in UTC, for counting; throws a `RangeError` when `date` is not a day. */
export function startOf(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar day: ${date}`);
  return new Date(`${date}T00:00:00Z`);
}
