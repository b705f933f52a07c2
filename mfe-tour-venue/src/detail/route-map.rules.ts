import type { VisitDetail } from '../api/visit.model.ts';

type Told = Pick<VisitDetail, 'itineraries' | 'meetingPoint'>;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place of the way: the days that lead there, none for where everybody meets. */
export interface RouteStop extends Point {
  readonly days: readonly number[];
}

/** Further from the first place than this many degrees is a journey of its own, by air. */
const BY_AIR = 4;
/** Around a single place, in degrees: a few kilometres. */
const REACH = 0.03;
/** Room around all places, as a share of what they span. */
const MARGIN = 0.15;

const isSame = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude;
const isFar = (a: Point, b: Point) =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude)) > BY_AIR;

/** Where everybody meets, then where each day leads; one place a pin, whose days are counted up. */
export function routeStops({ itineraries, meetingPoint: { latitude, longitude } }: Told): readonly RouteStop[] {
  const start = { latitude, longitude, days: [] };
  const stops: { latitude: number; longitude: number; days: number[] }[] = [];
  for (const { day, place } of itineraries) {
    if (!place) continue;
    const known = stops.find((stop) => isSame(stop, place));
    if (known) known.days.push(day);
    else stops.push({ ...place, days: [day] });
  }
  const [first] = stops;
  if (!first) return [start];
  return isFar(start, first) || isSame(start, first) ? stops : [start, ...stops];
}

/** The number on the map of the place that a day leads to, from 1; undefined for a day in the air. */
export function stopNumberOf(stops: readonly RouteStop[], day: number): number | undefined {
  const index = stops.findIndex(({ days }) => days.includes(day));
  return index === -1 ? undefined : index + 1;
}

/** From place to place in the order of the days. */
export function routeLine({ itineraries, meetingPoint }: Told): readonly Point[] {
  const { latitude, longitude } = meetingPoint;
  const places = itineraries.flatMap(({ place }) => place ?? []);
  const [first] = places;
  return first && !isFar(meetingPoint, first) ? [{ latitude, longitude }, ...places] : places;
}

/** What the map shows at first: every stop with room around it. */
export function routeBounds(stops: readonly Point[]) {
  const ends = (values: readonly number[], reach: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max(reach, (high - low) * MARGIN);
    return [low - room, high + room] as const;
  };
  const [south, north] = ends(
    stops.map(({ latitude }) => latitude),
    REACH,
  );
  const [west, east] = ends(
    stops.map(({ longitude }) => longitude),
    REACH * 2,
  );
  return { south, north, west, east };
}
