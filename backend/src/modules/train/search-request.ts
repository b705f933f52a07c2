import type { FieldProblems } from '../../app/field-problems.ts';
import { createTripCheck } from '../../app/trip-problems.ts';
import type { Party } from './pricing.ts';
import { findStations } from './stations.ts';

/** How far ahead trains are shown. */
export const MAX_DAYS_AHEAD = 360;
export const findPartyProblems = ({ adult, infant }: Party): FieldProblems =>
  infant > adult ? { infant: 'Each infant needs an adult of its own' } : {};

/** What is wrong with places and dates of a search; empty when it can be answered. */
export const findTripProblems = createTripCheck({
  what: 'station',
  find: findStations,
  maxDaysAhead: MAX_DAYS_AHEAD,
});
