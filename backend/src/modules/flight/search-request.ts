import type { FieldProblems } from '../../app/field-problems.ts';
import { createTripCheck } from '../../app/trip-problems.ts';
import { findAirports } from './airports.ts';
import type { Party } from './party.ts';
import { seatsOf } from './party.ts';

/** How far ahead flights are sold. */
export const MAX_DAYS_AHEAD = 360;
const MAX_SEATED = 7;

export function findPartyProblems(party: Party): FieldProblems {
  if (seatsOf(party) > MAX_SEATED) return { adult: `At most ${MAX_SEATED} adults and children` };
  return party.infant > party.adult ? { infant: 'Each infant needs an adult of its own' } : {};
}

/** What is wrong with places and dates of a search; empty when it can be answered. */
export const findTripProblems = createTripCheck({
  what: 'airport',
  find: findAirports,
  maxDaysAhead: MAX_DAYS_AHEAD,
  // The day begins earlier east of Jakarta and ends later west of it.
  daysBehind: 1,
});
