import { daysToLebaran } from '../../app/holidays.ts';

const PEAK_DAYS = 10;

/** Days for which everybody wants a seat at once, so that visitors are let in one after the other. */
export function isPeak(date: string): boolean {
  const days = daysToLebaran(date);
  return days !== undefined && Math.abs(days) <= PEAK_DAYS;
}
