import type { AgendaEntry, AgendaStop } from './contracts/agenda.ts';
import type { MapPoint } from './contracts/map-point.ts';
import { wallClockAt, wallTimeToInstant, ZONES, type WallClock, type ZoneLabel } from './zones.ts';

/** What a trip needs of a booking. */
export interface TripLine {
  readonly id: string;
  readonly title: string;
  readonly agenda: readonly AgendaEntry[];
}

/** Nights in one house. */
export interface Stay {
  readonly line: TripLine;
  readonly from: AgendaEntry;
  readonly until: AgendaEntry;
}

/** A way that somebody carries the traveller. */
export interface Journey {
  readonly line: TripLine;
  readonly leave: AgendaEntry;
  readonly arrive: AgendaEntry;
  /** Where it stands in a booking of several journeys; a one-way booking has no direction. */
  readonly role: 'out' | 'back' | 'single';
}

/** A time in which the traveller can do nothing else. */
export interface Engagement {
  readonly line: TripLine;
  readonly first: AgendaEntry;
  /** Where and when it ends; the same moment for a visit. */
  readonly last: AgendaEntry;
  readonly startMs: number;
  readonly endMs: number;
  readonly isJourney: boolean;
}

/** One minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** How long a visit is taken to last where nobody says when it ends. */
const VISIT_MINUTES = 60;
/** How far apart two places of one town are at most. */
const NEAR_KM = 60;
const KM_PER_DEGREE = 111.2;

/** The IANA name of the zone of a moment: `Asia/Makassar` for WITA. */
export const zoneName = (zone: string): string => ZONES[zone as ZoneLabel] ?? zone;

/** The instant of a moment, epoch milliseconds; undefined when it has no time or a zone nobody knows. */
export function instantOf({ date, time, zone }: Pick<AgendaEntry, 'date' | 'time' | 'zone'>): number | undefined {
  try {
    return time ? wallTimeToInstant(date, time, zoneName(zone)) : undefined;
  } catch {
    return undefined;
  }
}

/** What the clocks of a moment's zone show at an instant; throws for a zone nobody knows. */
export const wallClockIn = (instantMs: number, zone: string): WallClock => wallClockAt(instantMs, zoneName(zone));

/** Kilometres as the crow flies between two places of one country, good enough to tell a town from another. */
export function roughKilometres(a: MapPoint, b: MapPoint): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** True and false for places that are known, undefined where one of them is not. */
export function isNear(a: AgendaStop | undefined, b: AgendaStop | undefined, km = NEAR_KM): boolean | undefined {
  return a && b ? roughKilometres(a, b) <= km : undefined;
}

/** The nights of a booking; none for one that is no stay. */
export function staysOf(line: TripLine): Stay[] {
  const from = line.agenda.find(({ kind }) => kind === 'check-in');
  const until = line.agenda.find(({ kind }) => kind === 'check-out');
  return from && until ? [{ line, from, until }] : [];
}

/** The ways of a booking, each from its departure to its arrival. */
export function journeysOf(line: TripLine): Journey[] {
  const departures = line.agenda.filter(({ kind }) => kind === 'departure');
  const arrivals = line.agenda.filter(({ kind }) => kind === 'arrival');
  return departures.flatMap((leave, index): Journey[] => {
    const arrive = arrivals[index];
    if (!arrive) return [];
    return [{ line, leave, arrive, role: departures.length === 1 ? 'single' : index === 0 ? 'out' : 'back' }];
  });
}

/** A way inside of one town: a transfer, not a journey. */
export const isLocal = ({ leave, arrive }: Journey): boolean => isNear(leave.stop, arrive.stop) === true;

function visitOf(line: TripLine, entry: AgendaEntry): Engagement[] {
  const startMs = instantOf(entry);
  if (startMs === undefined) return [];
  const ends = entry.ends && instantOf({ ...entry.ends, zone: entry.zone });
  const least = entry.kind === 'visit' ? VISIT_MINUTES * MINUTE_MS : 0;
  const endMs = ends !== undefined && ends > startMs ? ends : startMs + least;
  return [{ line, first: entry, last: entry, startMs, endMs, isJourney: false }];
}

function rideOf({ line, leave, arrive }: Journey): Engagement[] {
  const [startMs, endMs] = [instantOf(leave), instantOf(arrive)];
  if (startMs === undefined || endMs === undefined || endMs < startMs) return [];
  return [{ line, first: leave, last: arrive, startMs, endMs, isJourney: true }];
}

const POINTS: readonly AgendaEntry['kind'][] = ['visit', 'pick-up', 'drop-off'];

/** Everything with a time of its own, the earliest first. A stay is none: one may come and go. */
export function engagementsOf(lines: readonly TripLine[]): readonly Engagement[] {
  const all = lines.flatMap((line) => [
    ...journeysOf(line).flatMap(rideOf),
    ...line.agenda.filter(({ kind }) => POINTS.includes(kind)).flatMap((entry) => visitOf(line, entry)),
  ]);
  return all.sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.line.id < b.line.id ? -1 : 1));
}
