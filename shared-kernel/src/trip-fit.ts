import type { AgendaEntry, AgendaStop } from './contracts/agenda.ts';
import { compareDates } from './dates.ts';
import { SEVERITY, type Clash, type ClashKind, type Gap, type WayMinutes } from './trip-clash.ts';
import { engagementsOf, MINUTE_MS, type Engagement, type TripLine } from './trip-moments.ts';
import { findRides } from './trip-rides.ts';
import { findStayClashes } from './trip-stays.ts';

/** Below this many minutes to spare a traveller is told. */
export const TIGHT_MINUTES = 30;
/** When a departure closes where nobody says. */
const DEPARTURE_CLOSES = 30;

/** A way that nobody has asked for. */
const UNKNOWN_WAY: WayMinutes = () => undefined;

const closesOf = ({ kind, closes_minutes: closes }: AgendaEntry) =>
  closes ?? (kind === 'departure' ? DEPARTURE_CLOSES : 0);

/** Two bookings of one thing: a party that booked in two orders. */
const isShared = (a: Engagement, b: Engagement) =>
  a.startMs === b.startMs &&
  a.endMs === b.endMs &&
  a.first.title === b.first.title &&
  a.first.stop?.name === b.first.stop?.name;

/** Nobody can be at both; a driver who waits is met until the waiting ends. */
function overlaps(a: Engagement, b: Engagement): boolean {
  if (a.startMs === b.startMs) return true;
  const waits = Math.max(0, -closesOf(b.first)) * MINUTE_MS;
  return b.startMs + waits < a.endMs;
}

const overlapKind = (a: Engagement, b: Engagement): ClashKind =>
  a.isJourney && b.isJourney ? 'two-journeys' : a.isJourney || b.isJourney ? 'visit-while-away' : 'two-visits';

function between(a: Engagement, b: Engagement, kind: ClashKind, gap?: Gap): Clash {
  const about = { kind, lines: [a.line, b.line], date: b.first.date, nights: 0 } as const;
  return { ...about, times: [a.last, b.first], ...(gap ? { gap } : {}) };
}

function gapClash(a: Engagement, b: Engagement, wayMinutes: WayMinutes): Clash[] {
  const [from, to] = [a.last.stop, b.first.stop];
  const way = from && to && from.name !== to.name ? wayMinutes(from, to) : from && to ? 0 : undefined;
  if (way === null) return [between(a, b, 'no-road')];
  const outMinutes = a.last.out_minutes ?? 0;
  const closesMinutes = closesOf(b.first);
  const freeMinutes = Math.floor((b.startMs - a.endMs) / MINUTE_MS);
  const spareMinutes = freeMinutes - closesMinutes - outMinutes - (way ?? 0);
  const gap: Gap = { spareMinutes, outMinutes, wayMinutes: way, closesMinutes };
  if (spareMinutes < 0) return [between(a, b, 'missed', gap)];
  return spareMinutes < TIGHT_MINUTES && closesMinutes >= 0 ? [between(a, b, 'tight', gap)] : [];
}

/**
 * What of these bookings takes place at one time, and what cannot be reached from what comes before it: from its end, the
 * way out, the drive and the closing of what follows. Legs of one booking are its seller's concern.
 */
export function findTimeClashes(lines: readonly TripLine[], wayMinutes: WayMinutes): readonly Clash[] {
  const all = engagementsOf(lines);
  return all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b): Clash[] => {
      if (a.line.id === b.line.id || isShared(a, b)) return [];
      if (overlaps(a, b)) return [between(a, b, overlapKind(a, b))];
      const isNext = !all.some((c) => c !== a && c !== b && c.startMs >= a.endMs && c.endMs <= b.startMs);
      return isNext ? gapClash(a, b, wayMinutes) : [];
    }),
  );
}

/** Everything about these bookings that does not go together, by weight and then by day. */
export function findClashes(lines: readonly TripLine[], wayMinutes: WayMinutes = UNKNOWN_WAY): readonly Clash[] {
  const found = [...findTimeClashes(lines, wayMinutes), ...findStayClashes(lines, wayMinutes)];
  return found.sort((a, b) => SEVERITY[a.kind] - SEVERITY[b.kind] || compareDates(a.date, b.date));
}

/** The drives that {@link findClashes} and {@link findRides} ask for, each pair of places once. */
export function searchWays(lines: readonly TripLine[]): readonly (readonly [AgendaStop, AgendaStop])[] {
  const asked = new Map<string, readonly [AgendaStop, AgendaStop]>();
  const ask: WayMinutes = (from, to) => {
    asked.set(`${from.name}\n${to.name}`, [from, to]);
    return undefined;
  };
  findClashes(lines, ask);
  findRides(lines, ask);
  return [...asked.values()];
}
