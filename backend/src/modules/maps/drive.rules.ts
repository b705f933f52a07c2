import type { MapPoint } from '@wisata/kernel/contracts/map-point';
import { driveMinutes, kilometresBetween, ROAD_FACTOR, roundKm } from './geometry.rules.ts';
import { isDrivable } from './islands.rules.ts';

/** A drive reckoned from the way of the crow; undefined where no road leads. */
export function estimateDrive(from: MapPoint, to: MapPoint) {
  if (!isDrivable(from, to)) return undefined;
  const km = kilometresBetween(from, to) * ROAD_FACTOR;
  return { distance_km: roundKm(km), duration_minutes: driveMinutes(km), is_estimate: true };
}
