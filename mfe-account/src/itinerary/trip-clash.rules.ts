import { compareDates, daysBetween } from '@wisata/kernel/dates';
import { wallTimeToInstant, ZONES, type ZoneLabel } from '@wisata/kernel/zones';
import type { AgendaEntry } from '../api/order.schema.ts';
import type { TripLine } from './trip.rules.ts';

/** What does not go together: two things at one time, or a night without a bed. */
export type ClashKind =
  | 'two-stays'
  | 'arrives-late'
  | 'leaves-early'
  | 'away-during-stay'
  | 'two-journeys'
  | 'visit-while-away'
  | 'tight-departure'
  | 'no-bed';

/** One warning. `lines` are the bookings it is about, the earlier one first. */
export interface Clash {
  readonly kind: ClashKind;
  readonly lines: readonly [TripLine, TripLine];
  /** First day that it is about. */
  readonly date: string;
  /** Nights without a bed. */
  readonly nights: number;
  /** The moments of a hint, as the place's clocks show them: until when the room is theirs, and when they leave. */
  readonly times?: readonly [AgendaEntry, AgendaEntry];
}

interface Stay {
  readonly line: TripLine;
  readonly from: AgendaEntry;
  readonly until: AgendaEntry;
}

interface Journey {
  readonly line: TripLine;
  readonly leave: AgendaEntry;
  readonly arrive: AgendaEntry;
  /** Where it stands in a booking of several journeys; a one-way booking has no direction. */
  readonly role: 'out' | 'back' | 'single';
}

/** Hours before a departure in which nobody can still be on a tour. */
const BOARDING_HOURS = 2;
/** Hours from a hotel to an airport or a station, with what can go wrong on the way. */
const WAY_HOURS = 1;
const HOUR_MS = 3_600_000;

const zoneName = (zone: string): string => ZONES[zone as ZoneLabel] ?? zone;

/** The instant of a moment; undefined when it has no time or a zone nobody knows. */
function instantOf({ date, time, zone }: AgendaEntry): number | undefined {
  try {
    return time ? wallTimeToInstant(date, time, zoneName(zone)) : undefined;
  } catch {
    return undefined;
  }
}

function staysOf(line: TripLine): Stay[] {
  const from = line.agenda.find(({ kind }) => kind === 'check-in');
  const until = line.agenda.find(({ kind }) => kind === 'check-out');
  return from && until ? [{ line, from, until }] : [];
}

function journeysOf(line: TripLine): Journey[] {
  const departures = line.agenda.filter(({ kind }) => kind === 'departure');
  const arrivals = line.agenda.filter(({ kind }) => kind === 'arrival');
  return departures.flatMap((leave, index): Journey[] => {
    const arrive = arrivals[index];
    if (!arrive) return [];
    return [{ line, leave, arrive, role: departures.length === 1 ? 'single' : index === 0 ? 'out' : 'back' }];
  });
}

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));

function stayClash([a, b]: [Stay, Stay]): Clash[] {
  const [first, second] = a.from.date <= b.from.date ? [a, b] : [b, a];
  // On the day one is left the next may begin.
  if (second.from.date >= first.until.date) return [];
  return [{ kind: 'two-stays', lines: [first.line, second.line], date: second.from.date, nights: 0 }];
}

/** A journey between the first and the last day of a stay leaves paid nights unused. */
function awayClash({ line, leave, arrive, role }: Journey, stay: Stay): Clash[] {
  const lines: [TripLine, TripLine] = [stay.line, line];
  const { from, until } = stay;
  if (role !== 'back' && leave.date <= from.date && arrive.date > from.date && arrive.date < until.date) {
    return [{ kind: 'arrives-late', lines, date: arrive.date, nights: daysBetween(from.date, arrive.date) }];
  }
  if (leave.date <= from.date || leave.date >= until.date) return [];
  const kind = role === 'out' ? 'arrives-late' : role === 'back' ? 'leaves-early' : 'away-during-stay';
  return [{ kind, lines, date: leave.date, nights: 0 }];
}

/** Who stays in the room until its last hour misses a departure soon after. */
function departureHint({ line, leave }: Journey, stay: Stay): Clash[] {
  const [free, leaves] = [instantOf(stay.until), instantOf(leave)];
  if (free === undefined || leaves === undefined || leave.date !== stay.until.date) return [];
  if (leaves < free || leaves >= free + (BOARDING_HOURS + WAY_HOURS) * HOUR_MS) return [];
  const { date } = leave;
  return [{ kind: 'tight-departure', lines: [stay.line, line], date, nights: 0, times: [stay.until, leave] }];
}

function journeyClash([a, b]: [Journey, Journey]): Clash[] {
  const spans = [a, b].map(({ leave, arrive }) => [instantOf(leave), instantOf(arrive)] as const);
  const [[leaveA, arriveA], [leaveB, arriveB]] = spans as [(typeof spans)[0], (typeof spans)[0]];
  if (leaveA === undefined || arriveA === undefined || leaveB === undefined || arriveB === undefined) return [];
  if (leaveA >= arriveB || leaveB >= arriveA) return [];
  const [first, second] = leaveA <= leaveB ? [a, b] : [b, a];
  return [{ kind: 'two-journeys', lines: [first.line, second.line], date: second.leave.date, nights: 0 }];
}

/** A visit may not begin on the way, nor so late that the departure is missed. */
function visitClash(line: TripLine, visit: AgendaEntry, journey: Journey): Clash[] {
  const [begins, leaves, arrives] = [visit, journey.leave, journey.arrive].map(instantOf);
  if (begins === undefined || leaves === undefined || arrives === undefined) return [];
  if (begins <= leaves - BOARDING_HOURS * HOUR_MS || begins >= arrives) return [];
  return [{ kind: 'visit-while-away', lines: [line, journey.line], date: visit.date, nights: 0 }];
}

/** Nights between the outward arrival and the way back that no stay covers. */
function bedGaps(lines: readonly TripLine[], stays: readonly Stay[]): Clash[] {
  if (stays.length === 0) return [];
  return lines.flatMap((line): Clash[] => {
    const journeys = journeysOf(line);
    const out = journeys.find(({ role }) => role === 'out');
    const back = journeys.find(({ role }) => role === 'back');
    if (!out || !back) return [];
    const inside = stays
      .filter(({ from, until }) => from.date < back.leave.date && until.date > out.arrive.date)
      .sort((a, b) => compareDates(a.from.date, b.from.date));
    let covered = out.arrive.date;
    const gaps: Clash[] = [];
    const gap = (until: string, other: TripLine) => {
      const nights = daysBetween(covered, until);
      if (nights > 0) gaps.push({ kind: 'no-bed', lines: [other, line], date: covered, nights });
    };
    for (const stay of inside) {
      gap(stay.from.date, stay.line);
      if (stay.until.date > covered) covered = stay.until.date;
    }
    const last = inside.at(-1);
    if (last) gap(back.leave.date, last.line);
    return gaps;
  });
}

const SEVERITY: Readonly<Record<ClashKind, number>> = {
  'two-stays': 0,
  'two-journeys': 0,
  'visit-while-away': 0,
  'arrives-late': 1,
  'leaves-early': 1,
  'away-during-stay': 1,
  'tight-departure': 2,
  'no-bed': 2,
};

/** True for what costs money or cannot take place; false for a hint. */
export function isClash({ kind }: Pick<Clash, 'kind'>): boolean {
  return kind !== 'no-bed' && kind !== 'tight-departure';
}

/** Everything about these bookings that does not go together, by weight and then by day. */
export function findClashes(lines: readonly TripLine[]): readonly Clash[] {
  const stays = lines.flatMap(staysOf);
  const journeys = lines.flatMap(journeysOf);
  const visits = lines.flatMap((line) =>
    line.agenda.filter(({ kind }) => kind === 'visit').map((visit) => ({ line, visit })),
  );
  const others = journeys.flatMap((journey) => stays.map((stay) => [journey, stay] as const));
  const found = [
    ...pairsOf(stays).flatMap(stayClash),
    ...others.flatMap(([journey, stay]) => awayClash(journey, stay)),
    ...others.flatMap(([journey, stay]) => departureHint(journey, stay)),
    ...pairsOf(journeys).flatMap(journeyClash),
    ...visits.flatMap(({ line, visit }) => journeys.flatMap((journey) => visitClash(line, visit, journey))),
    ...bedGaps(lines, stays),
  ];
  return found.sort((a, b) => SEVERITY[a.kind] - SEVERITY[b.kind] || compareDates(a.date, b.date));
}
