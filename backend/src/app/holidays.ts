import { addDays, daysBetween, weekdayOf } from '@wisata/kernel/dates';

/** Public holidays whose date moves; the night before each is a busy one. */
const PUBLIC_HOLIDAYS: ReadonlySet<string> = new Set([
  ...['2026-03-19', '2026-05-27', '2026-05-31', '2026-08-17', '2026-12-25'],
  ...['2027-01-01', '2027-03-08', '2027-05-16', '2027-05-20', '2027-08-17', '2027-12-25'],
  ...['2028-01-01', '2028-08-17', '2028-12-25'],
]);

/** Balinese days of silence. */
export const NYEPI: ReadonlySet<string> = new Set(['2026-03-19', '2027-03-08', '2028-03-26']);

/** First day of Idul Fitri by year. */
const LEBARAN: readonly string[] = ['2026-03-20', '2027-03-09', '2028-02-26'];

/** Days that are left to Idul Fitri, from 14 before to 14 after it; undefined on any other day. */
export function daysToLebaran(date: string): number | undefined {
  return LEBARAN.map((first) => daysBetween(date, first)).find((days) => Math.abs(days) <= 14);
}

const YEAR = 365;
const next = (days: Iterable<string>, today: string) =>
  [...days].sort().find((day) => day >= today && daysBetween(today, day) <= YEAR);

/** First day of the next Idul Fitri, where one is known within a year. */
export const nextLebaran = (today: string): string | undefined => next(LEBARAN, today);

/** The next day of silence, where one is known within a year. */
export const nextNyepi = (today: string): string | undefined => next(NYEPI, today);

const FRIDAY = 5;
const SATURDAY = 6;

function isLebaran(date: string): boolean {
  return LEBARAN.some((first) => date >= addDays(first, -7) && date <= addDays(first, 7));
}

function isYearEnd(monthDay: string): boolean {
  return monthDay >= '12-24' || monthDay <= '01-01';
}

function isSchoolHoliday(monthDay: string): boolean {
  return (monthDay >= '06-20' && monthDay <= '07-15') || monthDay >= '12-18' || monthDay <= '01-05';
}

/** A weekend night next to a public holiday on a Thursday, Friday, Monday or Tuesday. */
function isLongWeekend(date: string): boolean {
  return [-2, -1, 0, 1, 2, 3].some((shift) => {
    const holiday = addDays(date, shift);
    return PUBLIC_HOLIDAYS.has(holiday) && [1, 2, 4, 5].includes(weekdayOf(holiday));
  });
}

export function isWeekendNight(date: string): boolean {
  return [FRIDAY, SATURDAY].includes(weekdayOf(date));
}

/** How much a night costs above an ordinary one, as a share: the strongest season of the night counts. */
export function seasonSurcharge(date: string, countryCode: 'ID' | 'SG'): number {
  const monthDay = date.slice(5);
  const weekend = isWeekendNight(date);
  if (countryCode === 'ID' && isLebaran(date)) return 0.6;
  if (isYearEnd(monthDay)) return 0.4;
  if (isSchoolHoliday(monthDay)) return 0.25;
  if (countryCode === 'ID' && weekend && isLongWeekend(date)) return 0.2;
  return weekend ? 0.08 : 0;
}
