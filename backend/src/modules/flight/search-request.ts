import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { FieldProblems } from '../../app/field-problems.ts';
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

interface Trip {
  readonly origin: string;
  readonly destination: string;
  readonly departDate: string;
  readonly returnDate?: string | null;
}

/** What is wrong with places and dates of a search; empty when it can be answered. */
export function findTripProblems({ origin, destination, departDate, returnDate }: Trip, now: Date): FieldProblems {
  const problems: FieldProblems = {};
  const from = findAirports(origin);
  const to = findAirports(destination);
  if (from.length === 0) problems.origin = 'Unknown airport';
  if (to.length === 0) problems.destination = 'Unknown airport';
  else if (to.every((airport) => from.includes(airport))) problems.destination = 'Must differ from the origin';
  const today = todayInJakarta(now.getTime());
  const last = addDays(today, MAX_DAYS_AHEAD);
  // East of Jakarta the new day begins earlier, west of it the old one lasts longer.
  if (departDate < addDays(today, -1)) problems.departDate = 'Departure must not be in the past';
  else if (departDate > last) problems.departDate = `Departure must be within ${MAX_DAYS_AHEAD} days`;
  if (returnDate && returnDate < departDate) problems.returnDate = 'Return must not be before departure';
  else if (returnDate && returnDate > last) problems.returnDate = `Return must be within ${MAX_DAYS_AHEAD} days`;
  return problems;
}
