import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { FieldProblems } from '../../app/field-problems.ts';
import { createTripCheck } from '../../app/trip-problems.ts';
import type { Party } from './pricing.ts';
import { findStations } from './stations.ts';

/** How far ahead trains are shown. */
export const MAX_DAYS_AHEAD = 360;
/** How far ahead the railway sells them. */
const SALE_DAYS = 45;

export const findPartyProblems = ({ adult, infant }: Party): FieldProblems =>
  infant > adult ? { infant: 'Each infant needs an adult of its own' } : {};

/** What is wrong with places and dates of a search; empty when it can be answered. */
export const findTripProblems = createTripCheck({
  what: 'station',
  find: findStations,
  maxDaysAhead: MAX_DAYS_AHEAD,
});

/** The day on which the railway opens the sale of a day; null once it has. */
export function saleOpensOn(departDate: string, now: Date): string | null {
  const opensOn = addDays(departDate, -SALE_DAYS);
  return opensOn > todayInJakarta(now.getTime()) ? opensOn : null;
}
