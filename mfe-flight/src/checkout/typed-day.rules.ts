import { parseTypedDate, type CalendarDate } from '@wisata/kernel/dates';
import type { TypedDay } from './checkout-form.rules.ts';

/** The day in three boxes, or undefined while it is incomplete or no such day exists. */
export function findTypedDay({ day, month, year }: TypedDay): CalendarDate | undefined {
  return parseTypedDate(`${day}/${month}/${year}`, 'en');
}

export function isEmptyDay({ day, month, year }: TypedDay): boolean {
  return day === '' && month === '' && year === '';
}

/** The boxes of a day, without leading zeros. */
export function typedDayOf(date: CalendarDate | null | undefined): TypedDay {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
