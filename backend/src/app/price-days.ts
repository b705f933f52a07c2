import { createAnswerCache } from '@wisata/kernel/answer-cache';
import { addDays, daysBetween } from '@wisata/kernel/dates';
import type { FieldProblems } from './field-problems.ts';

const MAX_DAYS = 100;
const MAX_KEPT = 20_000;
const DAY_MS = 86_400_000;

/** What is wrong with the days of a price calendar, by field; empty when they can be asked for. */
export function findSpanProblems({ from, to }: { readonly from: string; readonly to: string }): FieldProblems {
  const count = daysBetween(from, to) + 1;
  if (count < 1) return { to: 'Must not be before the first day' };
  return count > MAX_DAYS ? { to: `At most ${MAX_DAYS} days` } : {};
}

/** The days of a calendar, and whether anything is on sale on them: from today on, so many days ahead. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }, today: string, daysAhead: number) {
  const last = addDays(today, daysAhead);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { date, isOnCalendar: date >= today && date <= last };
  });
}

/** Keeps what was found until the next day, because prices move with the days ahead; what failed is asked for again. */
export function createDailyMemory<T>() {
  const cache = createAnswerCache<T>({ lifeMs: DAY_MS, most: MAX_KEPT });
  return async (today: string, key: string, find: () => Promise<T>): Promise<T> =>
    (await cache.get(`${today}|${key}`, find)).value;
}
