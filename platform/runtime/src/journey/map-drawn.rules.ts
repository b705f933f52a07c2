import { isInside, MOST_CORNERS } from '@wisata/kernel/map-shape';
import { DECIMALS, type Corner, type MapShape } from './map-shape.rules.ts';

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** A drawn line has a corner every few pixels; as many of them are kept as an address should carry. */
export function simplifyShape(drawn: MapShape): MapShape {
  const step = Math.max(1, drawn.length / MOST_CORNERS);
  const kept = Array.from({ length: Math.min(drawn.length, MOST_CORNERS) }, (_, at) => drawn[Math.floor(at * step)]);
  return kept.flatMap((corner) =>
    corner ? [{ latitude: rounded(corner.latitude), longitude: rounded(corner.longitude) }] : [],
  );
}

/** Whether any of the places lies inside. */
export function holdsAny(shape: MapShape, places: readonly Corner[]): boolean {
  return places.some((place) => isInside(shape, place));
}
