import { addDays, type CalendarDate } from '@wisata/kernel/dates';

/** From so many days before the start on, so much comes back. */
export interface RefundStep {
  readonly days_before: number;
  readonly percent: number;
}

/** The best that can still be had today: its share, how long before the start, and the last day of it where the start is known. Undefined where nothing comes back. */
export function bestRefund(
  steps: readonly RefundStep[],
  date: CalendarDate | undefined,
  today: CalendarDate,
): { readonly percent: number; readonly days: number; readonly until: CalendarDate | undefined } | undefined {
  const open = steps
    .filter(({ percent }) => percent > 0)
    .map(({ days_before: days, percent }) => ({ percent, days, until: date && addDays(date, -days) }))
    .filter(({ until }) => until === undefined || until >= today);
  return open.sort((left, right) => right.percent - left.percent)[0];
}
