import type { MapPoint } from '@wisata/kernel/contracts/map-point';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function kilometresBetween(from: MapPoint, to: MapPoint): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const [dLat, dLon] = [lat2 - lat1, radians(to.longitude - from.longitude)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** What roads add to the way of the crow. */
export const ROAD_FACTOR = 1.35;

/** Speed on each part of a way: streets near both ends, faster roads between them. */
const SPEEDS: readonly (readonly [untilKm: number, kmPerHour: number])[] = [
  [6, 22],
  [25, 32],
  [90, 45],
  [Infinity, 58],
];

/** Minutes of a drive of so many kilometres; more kilometres never take less. */
export function driveMinutes(km: number): number {
  let minutes = 0;
  let from = 0;
  for (const [until, speed] of SPEEDS) {
    const part = Math.max(0, Math.min(km, until) - from);
    minutes += (part / speed) * 60;
    from = until;
  }
  return Math.max(1, Math.round(minutes));
}

/** One decimal: an estimate is no more exact. */
export const roundKm = (km: number) => Math.round(km * 10) / 10;

/** Google's own packing of a line: differences of 1e-5 degrees, five bits to a letter. */
export function decodeLine(text: string): MapPoint[] {
  const points: MapPoint[] = [];
  let place = 0;
  const next = () => {
    let [value, shift, letter] = [0, 0, 0];
    do {
      letter = text.charCodeAt(place++) - 63;
      value |= (letter & 31) << shift;
      shift += 5;
    } while (letter >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  let [latitude, longitude] = [0, 0];
  while (place < text.length) {
    latitude += next();
    longitude += next();
    points.push({ latitude: latitude / 1e5, longitude: longitude / 1e5 });
  }
  return points;
}
