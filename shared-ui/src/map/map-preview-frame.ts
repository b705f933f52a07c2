import type { MapPoint } from './map-types.ts';

/** Size of a preview in its own units: as wide as the list of the narrowest phone, a pixel each there. */
export const PREVIEW = { width: 328, height: 96 } as const;

/** Room around the points; on the right stands the button's word. */
const PADDING = { top: 16, right: 132, bottom: 16, left: 20 } as const;
/** Pixels of a degree of longitude: no single place is shown closer than this. */
const CLOSEST = 3000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a point stands in the preview. */
export type Projection = (point: MapPoint) => { readonly x: number; readonly y: number };

/** Holds all points, as large as they fit, in the middle of the room that is left for them. */
export function projectionOf(points: readonly MapPoint[]): Projection {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)];
  const stretch = 1 / Math.cos(radians(latitude));
  const room = {
    width: PREVIEW.width - PADDING.left - PADDING.right,
    height: PREVIEW.height - PADDING.top - PADDING.bottom,
  };
  const scale = Math.min(CLOSEST, room.width / span(longitudes), room.height / (span(latitudes) * stretch));
  return (point) => ({
    x: PADDING.left + room.width / 2 + (point.longitude - longitude) * scale,
    y: PADDING.top + room.height / 2 - (point.latitude - latitude) * stretch * scale,
  });
}
