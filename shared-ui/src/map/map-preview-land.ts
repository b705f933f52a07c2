import { LAND } from './map-land.ts';
import { decodeRings, type Ring } from './map-outline.ts';
import { PREVIEW, type Projection } from './map-preview-frame.ts';

/** The land is drawn beyond the frame: a preview may be wider or taller than its units, and the shore at its cut edge must not show. */
const REACH = { left: -PREVIEW.width, right: PREVIEW.width * 2, top: -PREVIEW.height, bottom: PREVIEW.height * 2 };
/** Smaller steps than this cannot be seen. */
const STEP = 1;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The corners of a ring, without those on one line: most of a long coast lies on the edge of what is in reach. */
function cornersOf(ring: Ring, project: Projection) {
  const corners: { readonly x: number; readonly y: number }[] = [];
  for (const [latitude, longitude] of ring) {
    const wanted = project({ latitude, longitude });
    const x = clamp(wanted.x, REACH.left, REACH.right);
    const y = clamp(wanted.y, REACH.top, REACH.bottom);
    const [before, last] = corners.slice(-2);
    const isNear = (corner: typeof last) => corner && Math.abs(x - corner.x) < STEP && Math.abs(y - corner.y) < STEP;
    if (isNear(last ?? before)) continue;
    if (before && last && ((before.x === x && last.x === x) || (before.y === y && last.y === y))) corners.pop();
    corners.push({ x, y });
  }
  return corners;
}

/** The islands within reach as the path of an SVG; empty where no outline is known. */
export function landPath(project: Projection): string {
  return decodeRings(LAND.near)
    .map((ring) => cornersOf(ring, project))
    .filter((corners) => corners.length > 2)
    .map((corners) => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
