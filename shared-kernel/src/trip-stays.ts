import { addDays, compareDates, daysBetween } from './dates.ts';
import type { Clash, WayMinutes } from './trip-clash.ts';
import {
  engagementsOf,
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

/** A way to an airport or a station that nobody knows, with what can go wrong on it. */
const WAY_MINUTES = 60;
/** When a departure closes where nobody says, with the time that a queue takes. */
const BOARDING_MINUTES = 120;

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));

/** A second room of one house is no clash. */
const isSameHouse = (a: Stay, b: Stay) =>
  a.from.stop !== undefined && a.from.stop.name === b.from.stop?.name && a.from.title === b.from.title;

function stayClash([a, b]: [Stay, Stay]): Clash[] {
  const [first, second] = a.from.date <= b.from.date ? [a, b] : [b, a];
  // On the day one is left the next may begin.
  if (second.from.date >= first.until.date || isSameHouse(a, b)) return [];
  return [{ kind: 'two-stays', lines: [first.line, second.line], date: second.from.date, nights: 0 }];
}

function roleAt({ leave, arrive, role }: Journey, { from }: Stay): Journey['role'] {
  if (isNear(arrive.stop, from.stop)) return 'out';
  return isNear(leave.stop, from.stop) ? 'back' : role;
}

/** A journey between the first and the last day of a stay leaves paid nights unused. */
function awayClash(journey: Journey, stay: Stay): Clash[] {
  const { line, leave, arrive } = journey;
  const lines: [TripLine, TripLine] = [stay.line, line];
  const { from, until } = stay;
  const role = roleAt(journey, stay);
  if (role !== 'back' && leave.date <= from.date && arrive.date > from.date && arrive.date < until.date) {
    return [{ kind: 'arrives-late', lines, date: arrive.date, nights: daysBetween(from.date, arrive.date) }];
  }
  if (leave.date <= from.date || leave.date >= until.date) return [];
  const kind = role === 'out' ? 'arrives-late' : role === 'back' ? 'leaves-early' : 'away-during-stay';
  return [{ kind, lines, date: leave.date, nights: 0 }];
}

/** A trip of a day: back where it began before the night. */
function isBackTheSameDay(journey: Journey, all: readonly Journey[]): boolean {
  return all.some((other) => {
    if (other === journey || other.leave.date !== journey.leave.date || other.arrive.date !== other.leave.date)
      return false;
    const [earlier, later] =
      (other.leave.time ?? '') < (journey.leave.time ?? '') ? [other, journey] : [journey, other];
    return other.line.id === journey.line.id || isNear(later.arrive.stop, earlier.leave.stop) === true;
  });
}

/** Who stays in the room until its last hour misses a departure soon after. */
function departureHint({ line, leave }: Journey, stay: Stay, lines: readonly TripLine[], ways: WayMinutes): Clash[] {
  const [free, leaves] = [instantOf(stay.until), instantOf(leave)];
  if (free === undefined || leaves === undefined || leave.date !== stay.until.date || leaves < free) return [];
  const isFirst = !engagementsOf(lines).some(({ first, startMs }) => first.date === leave.date && startMs < leaves);
  if (!isFirst) return [];
  const way = (stay.until.stop && leave.stop && ways(stay.until.stop, leave.stop)) ?? WAY_MINUTES;
  const closes = Math.max(BOARDING_MINUTES, leave.closes_minutes ?? 0);
  if (leaves >= free + (way + closes) * MINUTE_MS) return [];
  const about = { kind: 'tight-departure', lines: [stay.line, line], date: leave.date, nights: 0 } as const;
  return [{ ...about, times: [stay.until, leave] }];
}

/** The way back of a way out: the other half of a booking, or the next journey that ends where it began. */
function findWayBack(out: Journey, later: readonly Journey[]): Journey | undefined {
  return later.find((each) =>
    each.line.id === out.line.id && out.role === 'out'
      ? each.role === 'back'
      : isNear(each.arrive.stop, out.leave.stop) === true,
  );
}

const nightsOf = (from: string, until: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index));

function gapsBetween(out: Journey, back: Journey, stays: readonly Stay[], journeys: readonly Journey[]): Clash[] {
  const inside = stays.filter(({ from, until }) => from.date < back.leave.date && until.date > out.arrive.date);
  const slept = new Set([
    ...inside.flatMap(({ from, until }) => nightsOf(from.date, until.date)),
    ...journeys.flatMap(({ leave, arrive }) => nightsOf(leave.date, arrive.date)),
  ]);
  const bare = nightsOf(out.arrive.date, back.leave.date).filter((night) => !slept.has(night));
  const [near] = inside;
  if (!near) return [];
  return bare.flatMap((date, index): Clash[] => {
    if (bare[index - 1] === addDays(date, -1)) return [];
    let nights = 1;
    while (bare[index + nights] === addDays(date, nights)) nights += 1;
    const before = inside.filter(({ until }) => until.date <= date).at(-1) ?? near;
    return [{ kind: 'no-bed', lines: [before.line, out.line], date, nights }];
  });
}

/** Nights between a way out and its way back that no stay and no ride covers. */
function bedGaps(journeys: readonly Journey[], stays: readonly Stay[]): Clash[] {
  const sorted = [...journeys].sort((a, b) => (instantOf(a.leave) ?? 0) - (instantOf(b.leave) ?? 0));
  const beds = [...stays].sort((a, b) => compareDates(a.from.date, b.from.date));
  const found: Clash[] = [];
  let at = 0;
  while (at < sorted.length) {
    const out = sorted[at]!;
    const back = findWayBack(out, sorted.slice(at + 1));
    if (back) found.push(...gapsBetween(out, back, beds, journeys));
    at = back ? sorted.indexOf(back) + 1 : at + 1;
  }
  return found;
}

/** What of these bookings does not go with a stay: nights paid twice or not slept, and nights without a bed. */
export function findStayClashes(lines: readonly TripLine[], wayMinutes: WayMinutes): readonly Clash[] {
  const stays = lines.flatMap(staysOf);
  const journeys = lines.flatMap(journeysOf).filter((journey) => !isLocal(journey));
  const away = journeys.filter((journey) => !isBackTheSameDay(journey, journeys));
  return [
    ...pairsOf(stays).flatMap(stayClash),
    ...away.flatMap((journey) => stays.flatMap((stay) => awayClash(journey, stay))),
    ...journeys.flatMap((journey) => stays.flatMap((stay) => departureHint(journey, stay, lines, wayMinutes))),
    ...bedGaps(journeys, stays),
  ];
}
