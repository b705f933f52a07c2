import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { FieldProblems } from '../../app/field-problems.ts';
import type { Party } from './pricing.ts';
import { findStations } from './stations.ts';

/** How far ahead trains are shown. */
export const MAX_DAYS_AHEAD = 360;
/** How far ahead the railway sells them. */
const SALE_DAYS = 45;

export const findPartyProblems = ({ adult, infant }: Party): FieldProblems =>
  infant > adult ? { infant: 'Each infant needs an adult of its own' } : {};

interface Trip {
  readonly origin: string;
  readonly destination: string;
  readonly departDate: string;
  readonly returnDate?: string | null | undefined;
}

/** What is wrong with places and dates of a search; empty when it can be answered. */
export function findTripProblems({ origin, destination, departDate, returnDate }: Trip, now: Date): FieldProblems {
  const problems: FieldProblems = {};
  const from = findStations(origin);
  const to = findStations(destination);
  if (from.length === 0) problems.origin = 'Unknown station';
  if (to.length === 0) problems.destination = 'Unknown station';
  else if (to.every((station) => from.includes(station))) problems.destination = 'Must differ from the origin';
  const today = todayInJakarta(now.getTime());
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (departDate < today) problems.departDate = 'Departure must not be in the past';
  else if (departDate > last) problems.departDate = `Departure must be within ${MAX_DAYS_AHEAD} days`;
  if (returnDate && returnDate < departDate) problems.returnDate = 'Return must not be before departure';
  else if (returnDate && returnDate > last) problems.returnDate = `Return must be within ${MAX_DAYS_AHEAD} days`;
  return problems;
}

/** The day on which the railway opens the sale of a day; null once it has. */
export function saleOpensOn(departDate: string, now: Date): string | null {
  const opensOn = addDays(departDate, -SALE_DAYS);
  return opensOn > todayInJakarta(now.getTime()) ? opensOn : null;
}
