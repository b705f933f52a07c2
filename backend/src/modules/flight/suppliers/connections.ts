import { addDays } from '@wisata/kernel/dates';
import { distanceKm, getAirport } from '../airports.ts';
import type { Airport } from '../airports.ts';
import type { Network, Route } from '../network.ts';
import type { Leg, Timetable } from '../schedule.ts';

const MINUTE_MS = 60_000;
export const MIN_CONNECTION = 60;
export const MAX_CONNECTION = 300;
const TERMINAL_CHANGE = 90;
const MAX_ONE_STOP = 8;
const MAX_TWO_STOP = 2;
const MAX_DETOUR = 1.7;
const DETOUR_KM = 300;
const FAR_KM = 2500;

/** Minutes that a change between two flights needs: another terminal means a walk, a bus and a second check-in. */
export function connectionMinutes(before: Leg, next: Leg): number {
  return before.destinationTerminal === next.originTerminal ? MIN_CONNECTION : TERMINAL_CHANGE;
}

/** Whether one can leave `before` and reach `next` without running and without a night at the airport. */
export function isFeasible(before: Leg, next: Leg): boolean {
  const minutes = (next.departAt - before.arriveAt) / MINUTE_MS;
  return before.route.to === next.route.from && minutes >= connectionMinutes(before, next) && minutes <= MAX_CONNECTION;
}

/** A domestic trip changes planes at home: travellers from Jakarta to Medan carry no passport. */
function isWayPoint(hub: Airport, from: Airport, to: Airport): boolean {
  const isHome = from.countryCode === 'ID' && to.countryCode === 'ID';
  return hub.city !== from.city && hub.city !== to.city && (!isHome || hub.countryCode === 'ID');
}

const isDetour = (stops: readonly Airport[]) => {
  const flown = stops.slice(1).reduce((sum, stop, index) => sum + distanceKm(stops[index]!, stop), 0);
  return flown > MAX_DETOUR * distanceKm(stops[0]!, stops.at(-1)!) + DETOUR_KM;
};

/** What flies when. */
export interface Schedule {
  readonly network: Network;
  readonly timetable: Timetable;
}
type Source = Schedule & { readonly provider: number };

function departures({ timetable }: Source, routes: readonly Route[], dates: readonly string[]): Leg[] {
  return dates
    .flatMap((date) => routes.flatMap((route) => timetable.legsOn(route, date)))
    .sort((a, b) => a.departAt - b.departAt);
}

export const elapsedTime = (legs: readonly Leg[]) => legs.at(-1)!.arriveAt - legs[0]!.departAt;
const byElapsed = (a: readonly Leg[], b: readonly Leg[]) =>
  elapsedTime(a) - elapsedTime(b) || a[0]!.departAt - b[0]!.departAt;

/** The next leg onwards for each trip so far; two that meet in the same last leg leave only the quicker one. */
function extend(source: Source, trips: readonly (readonly Leg[])[], routes: readonly Route[]): (readonly Leg[])[] {
  if (trips.length === 0 || routes.length === 0) return [];
  const arrivals = new Set(trips.map((trip) => trip.at(-1)!.arriveDate));
  const dates = [...new Set([...arrivals, ...[...arrivals].map((date) => addDays(date, 1))])].sort();
  const onward = departures(source, routes, dates);
  const best = new Map<string, readonly Leg[]>();
  for (const trip of trips) {
    const next = onward.find((leg) => isFeasible(trip.at(-1)!, leg));
    if (!next) continue;
    const longer = [...trip, next];
    const rival = best.get(next.key);
    if (!rival || elapsedTime(longer) < elapsedTime(rival)) best.set(next.key, longer);
  }
  return [...best.values()];
}

function oneStop(source: Source, from: Airport, to: Airport, date: string): (readonly Leg[])[] {
  const { network, provider } = source;
  const first = network.routesFrom(provider, from.code);
  const last = network.originsOf(provider, to.code);
  return [...first].flatMap(([hub, routes]) => {
    const stop = getAirport(hub);
    if (!last.has(hub) || !isWayPoint(stop, from, to)) return [];
    if (isDetour([from, stop, to])) return [];
    const legs = departures(source, routes, [date]).map((leg) => [leg]);
    return extend(source, legs, network.routesFrom(provider, hub).get(to.code) ?? []);
  });
}

function twoStop(source: Source, from: Airport, to: Airport, date: string): (readonly Leg[])[] {
  const { network, provider } = source;
  return [...network.routesFrom(provider, from.code)].flatMap(([hub, routes]) => {
    const stop = getAirport(hub);
    const onward = network.routesFrom(provider, hub);
    const seconds = [...onward.keys()].filter(
      (next) =>
        isWayPoint(getAirport(next), from, to) &&
        network.originsOf(provider, to.code).has(next) &&
        !isDetour([from, stop, getAirport(next), to]),
    );
    if (!isWayPoint(stop, from, to) || seconds.length === 0) return [];
    const legs = departures(source, routes, [date]).map((leg) => [leg]);
    return seconds.flatMap((second) => {
      const trips = extend(source, legs, onward.get(second) ?? []);
      return extend(source, trips, network.routesFrom(provider, second).get(to.code) ?? []);
    });
  });
}

/** Every way that one source flies between two airports on a day: direct flights, then the quickest connections. */
export function searchTrips(source: Source, from: Airport, to: Airport, date: string): (readonly Leg[])[] {
  const direct = departures(source, source.network.routesFrom(source.provider, from.code).get(to.code) ?? [], [date]);
  const withOne = oneStop(source, from, to, date)
    .sort(byElapsed)
    .slice(0, direct.length > 5 ? 2 : MAX_ONE_STOP);
  const isFar = distanceKm(from, to) > FAR_KM && from.countryCode === 'ID' && to.countryCode === 'ID';
  const wantsTwo = direct.length + withOne.length === 0 || (isFar && direct.length === 0);
  const withTwo = wantsTwo ? twoStop(source, from, to, date).sort(byElapsed).slice(0, MAX_TWO_STOP) : [];
  return [...direct.map((leg) => [leg]), ...withOne, ...withTwo];
}
