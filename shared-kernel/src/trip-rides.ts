import type { AgendaEntry, AgendaStop } from './contracts/agenda.ts';
import type { WayMinutes } from './trip-clash.ts';
import {
  instantOf,
  isLocal,
  isNear,
  journeysOf,
  MINUTE_MS,
  staysOf,
  type Journey,
  type Stay,
  type TripLine,
} from './trip-moments.ts';

/** A way between a house and an airport or a station that nothing of the trip covers. */
export interface TripRide {
  readonly kind: 'from-arrival' | 'to-departure';
  /** The journey that it follows or leads to. */
  readonly line: TripLine;
  /** The booking of the house. */
  readonly stay: TripLine;
  readonly moment: AgendaEntry;
  readonly from: AgendaStop;
  readonly to: AgendaStop;
  /** Undefined where nobody knows the way. */
  readonly minutes: number | undefined;
  /** When to leave, epoch milliseconds: out with the bags after an arrival, in time for the closing of a departure. */
  readonly leaveMs: number;
}

/** Minutes to spare before a departure closes. */
const SPARE_MINUTES = 30;
/** Somebody carries the traveller in the hours around this moment. */
const AROUND_MS = 5 * 60 * MINUTE_MS;

function isCovered(from: AgendaStop, atMs: number, lines: readonly TripLine[]): boolean {
  const rides = lines.flatMap(journeysOf).filter(isLocal);
  const cars = lines.flatMap(({ agenda }) => agenda.filter(({ kind }) => kind === 'pick-up'));
  return [...rides.map(({ leave }) => leave), ...cars].some((entry) => {
    const startMs = instantOf(entry);
    return startMs !== undefined && Math.abs(startMs - atMs) <= AROUND_MS && isNear(entry.stop, from) === true;
  });
}

function fromArrival({ line, arrive }: Journey, stays: readonly Stay[], lines: readonly TripLine[], ways: WayMinutes) {
  const atMs = instantOf(arrive);
  const stay = stays.find(
    ({ from, until }) => from.date <= arrive.date && arrive.date < until.date && isNear(from.stop, arrive.stop),
  );
  if (atMs === undefined || !stay || !arrive.stop || !stay.from.stop || isCovered(arrive.stop, atMs, lines)) return [];
  const minutes = ways(arrive.stop, stay.from.stop);
  if (minutes === null) return [];
  const leaveMs = atMs + (arrive.out_minutes ?? 0) * MINUTE_MS;
  return [
    {
      kind: 'from-arrival',
      line,
      stay: stay.line,
      moment: arrive,
      from: arrive.stop,
      to: stay.from.stop,
      minutes,
      leaveMs,
    } as const,
  ];
}

function toDeparture({ line, leave }: Journey, stays: readonly Stay[], lines: readonly TripLine[], ways: WayMinutes) {
  const atMs = instantOf(leave);
  const stay = stays.find(
    ({ from, until }) => from.date < leave.date && leave.date <= until.date && isNear(from.stop, leave.stop),
  );
  if (atMs === undefined || !stay || !leave.stop || !stay.from.stop || isCovered(stay.from.stop, atMs, lines))
    return [];
  const minutes = ways(stay.from.stop, leave.stop);
  if (minutes === null) return [];
  const leaveMs = atMs - ((leave.closes_minutes ?? 0) + SPARE_MINUTES + (minutes ?? 0)) * MINUTE_MS;
  return [
    {
      kind: 'to-departure',
      line,
      stay: stay.line,
      moment: leave,
      from: stay.from.stop,
      to: leave.stop,
      minutes,
      leaveMs,
    } as const,
  ];
}

/** Where a trip's travellers still have to get to by themselves: from each arrival to their house, and back in time. */
export function findRides(lines: readonly TripLine[], wayMinutes: WayMinutes): readonly TripRide[] {
  const stays = lines.flatMap(staysOf);
  const journeys = lines.flatMap(journeysOf).filter((journey) => !isLocal(journey));
  return journeys.flatMap((journey): TripRide[] => [
    ...toDeparture(journey, stays, lines, wayMinutes),
    ...fromArrival(journey, stays, lines, wayMinutes),
  ]);
}
