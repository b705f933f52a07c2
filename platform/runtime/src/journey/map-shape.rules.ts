import type { FilterPart } from '@wisata/kernel/filter-parts';
import { MOST_CORNERS } from '@wisata/kernel/map-shape';

/** A place in degrees. */
export interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}
/** Two corners of a rectangle, more around an area, none for no shape. */
export type MapShape = readonly Corner[];

/** Eleven metres: not visible on a map of a town. */
export const DECIMALS = 4;

const CORNER = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Reads `-8.7,115.1;-8.6,115.2` from an address; no shape where a part of it is none. */
export function parseShape(text: string): MapShape {
  const corners = text.split(';').map((part) => CORNER.exec(part.trim()));
  const shape = corners.flatMap((found) => {
    const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [{ latitude, longitude }] : [];
  });
  const isWhole = shape.length === corners.length && shape.length >= 2 && shape.length <= MOST_CORNERS;
  return isWhole ? shape : [];
}

/** The shape as an address carries it. */
export function formatShape(shape: MapShape): string {
  return shape
    .map(({ latitude, longitude }) => `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`)
    .join(';');
}

/** Part of a list's filter, in the address: corners of what the map showed, or of an area drawn on it. */
export const WITHIN: FilterPart<MapShape> = {
  none: [],
  read(query) {
    const text = query.get('within');
    return text ? parseShape(text) : [];
  },
  write: (shape) => [['within', formatShape(shape)]],
  isSet: (shape) => shape.length > 0,
};
