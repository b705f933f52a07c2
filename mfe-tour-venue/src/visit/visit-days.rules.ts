import { findPartyProblem } from '@wisata/kernel/contracts/tour-party';
import type { TourPrice } from '@wisata/kernel/contracts/tour-price';
import { addDays, daysBetween } from '@wisata/kernel/dates';
import type { VisitDetail } from '../api/visit.model.ts';
import { closureOf, type VisitChoice, type VisitClosure } from './visit-choice.rules.ts';

/** How far ahead a calendar goes where a period has no end in sight. */
const DAYS_AHEAD = 365;

/** The chosen package; before one is chosen the first that takes the party, else the first. */
export function packageFor(
  { PricePackages }: TourPrice,
  { packageId, paxes }: Pick<VisitChoice, 'packageId' | 'paxes'>,
) {
  return (
    PricePackages.find(({ PricePackageId }) => PricePackageId === packageId) ??
    PricePackages.find((each) => !findPartyProblem(each, paxes)) ??
    PricePackages[0]!
  );
}

/** Sessions of a period, each with places of its own; a single undefined one where a day is sold as a whole. */
const sessionsOf = ({ schedulePeriod, venueTimes }: Pick<VisitDetail, 'schedulePeriod' | 'venueTimes'>) =>
  schedulePeriod && venueTimes.length > 0 ? venueTimes.map(({ id }) => id) : [''];

/** Why nobody of the party can start on a day, whatever the session; undefined for a day that can be chosen. */
export function closureOn(visit: VisitDetail, date: string, today: string, places: number): VisitClosure | undefined {
  const closures = sessionsOf(visit).map((timeId) => closureOf(visit, date, { today, places, timeId }));
  if (closures.includes(undefined)) return undefined;
  return closures.toSorted((a, b) => (b?.left ?? 0) - (a?.left ?? 0))[0];
}

/** The last day on which something starts. */
export function lastDay({ schedulePeriod, scheduleNonPeriods }: VisitDetail, today: string): string {
  const days = [schedulePeriod?.endDate ?? '', ...scheduleNonPeriods.map(({ startDate }) => startDate)];
  const last = days.toSorted().at(-1) || today;
  const furthest = addDays(today, DAYS_AHEAD);
  return last > furthest ? furthest : last;
}

/** Every day from one to another, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** Places left on a day, of the session with most of them. */
export function placesOn(visit: VisitDetail, date: string): number {
  const departure = visit.scheduleNonPeriods.find(({ startDate }) => startDate === date);
  if (departure) return departure.quota;
  const { quotaDetails = [], baseQuota = 0 } = visit.schedulePeriod ?? {};
  const placesOf = (timeId: string) =>
    quotaDetails.find((each) => each.date === date && each.timeId === (timeId || null))?.quota ?? baseQuota;
  return Math.max(...sessionsOf(visit).map(placesOf));
}
