import type { AgendaStop } from './contracts/agenda.ts';
import { compareDates, daysBetween, type CalendarDate } from './dates.ts';
import { isLocal, isNear, journeysOf, staysOf, type TripLine } from './trip-moments.ts';

/** Bookings that belong to one journey from home and back, with its first and its last day. */
export interface SplitTrip<Line extends TripLine> {
  readonly lines: readonly Line[];
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Towns where the traveller sleeps, else those that are reached or visited, in order. */
  readonly towns: readonly string[];
}

/** So many days without anything part two trips of whoever is on the way, and of whoever nothing says so. */
const MOST_FREE_DAYS = { away: 7, unknown: 1 } as const;
/** A place so far away is another trip, unless the days touch. */
const SAME_TRIP_KM = 300;

interface Dated<Line> {
  readonly line: Line;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly stops: readonly AgendaStop[];
}

function datedOf<Line extends TripLine>(line: Line): Dated<Line>[] {
  const dates = line.agenda.flatMap(({ date, ends }) => [date, ends?.date ?? date]).sort(compareDates);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  return [{ line, first, last, stops: line.agenda.flatMap(({ stop }) => stop ?? []) }];
}

/** Ways between towns, the earliest first. */
const journeysIn = (lines: readonly TripLine[]) =>
  lines
    .flatMap(journeysOf)
    .filter((journey) => !isLocal(journey))
    .sort((a, b) => compareDates(a.leave.date, b.leave.date) || ((a.leave.time ?? '') < (b.leave.time ?? '') ? -1 : 1));

/** Home again where the last way ends where the first one began; nothing is known of a trip without ways. */
function whereabouts(members: readonly Dated<TripLine>[]): 'home' | 'away' | 'unknown' {
  const journeys = journeysIn(members.map(({ line }) => line));
  const [out, back] = [journeys[0], journeys.at(-1)];
  if (!out) return 'unknown';
  return out !== back && isNear(out.leave.stop, back?.arrive.stop) === true ? 'home' : 'away';
}

function joins(members: readonly Dated<TripLine>[], last: CalendarDate, next: Dated<TripLine>): boolean {
  const free = daysBetween(last, next.first) - 1;
  const where = whereabouts(members);
  if (free < 0 || (free === 0 && where !== 'home')) return true;
  if (where === 'home' || free > MOST_FREE_DAYS[where]) return false;
  const known = members.flatMap(({ stops }) => stops);
  return known.some((stop) => next.stops.some((other) => isNear(stop, other, SAME_TRIP_KM)));
}

const towns = (stops: readonly (AgendaStop | undefined)[]) => [...new Set(stops.flatMap((stop) => stop?.town || []))];

/** Where a trip leads to; home, where its first way begins, is no place of it. */
function townsOf(lines: readonly TripLine[]): readonly string[] {
  const slept = towns(lines.flatMap(staysOf).map(({ from }) => from.stop));
  if (slept.length > 0) return slept;
  const journeys = journeysIn(lines);
  const home = journeys[0]?.leave.stop?.town;
  const reached = towns(journeys.map(({ arrive }) => arrive.stop)).filter((town) => town !== home);
  return reached.length > 0 ? reached : towns(lines.flatMap(({ agenda }) => agenda.map(({ stop }) => stop)));
}

/**
 * Puts bookings together into trips by their days and places, the earliest trip first: days that touch are one trip, and
 * so is a free week in one part of the country of whoever is not home again. Bookings without a day are in none.
 */
export function splitTrips<Line extends TripLine>(lines: readonly Line[]): readonly SplitTrip<Line>[] {
  const dated = lines.flatMap(datedOf).sort((a, b) => compareDates(a.first, b.first) || compareDates(a.last, b.last));
  const trips: { members: Dated<Line>[]; last: CalendarDate }[] = [];
  for (const each of dated) {
    const trip = trips.at(-1);
    if (trip && joins(trip.members, trip.last, each)) {
      trip.members.push(each);
      if (each.last > trip.last) trip.last = each.last;
    } else trips.push({ members: [each], last: each.last });
  }
  return trips.map(({ members, last }) => {
    const own = members.map(({ line }) => line);
    return { lines: own, first: members[0]!.first, last, towns: townsOf(own) };
  });
}
