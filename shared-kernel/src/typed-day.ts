import { parseTypedDate, type CalendarDate } from './dates.ts';

/** Three boxes of a typed day, digits as typed. */
export interface TypedDay {
  day: string;
  month: string;
  year: string;
}

/** A day of which nothing is typed yet. */
export const emptyDay = (): TypedDay => ({ day: '', month: '', year: '' });

/** The day in three boxes, or undefined while it is incomplete or no such day exists. */
export function findTypedDay({ day, month, year }: TypedDay): CalendarDate | undefined {
  return parseTypedDate(`${day}/${month}/${year}`, 'en');
}

/** True while nothing is typed. */
export function isEmptyDay({ day, month, year }: TypedDay): boolean {
  return day === '' && month === '' && year === '';
}

/** The boxes of a day, without leading zeros. */
export function typedDayOf(date: CalendarDate | null | undefined): TypedDay {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
