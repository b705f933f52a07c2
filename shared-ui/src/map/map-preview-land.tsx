import { useMemo } from 'react';
import { LAND } from './map-land.ts';
import { decodeRings, type Ring } from './map-outline.ts';
import { PREVIEW, type Projection } from './map-preview-frame.ts';
import type { MapPoint } from './map-types.ts';
import styles from './map.module.css';

/** The land is drawn beyond the frame: a preview may be wider or taller than its units, and the shore at its cut edge must not show. */
const REACH = { left: -PREVIEW.width, right: PREVIEW.width * 2, top: -PREVIEW.height, bottom: PREVIEW.height * 2 };

/** Units that an island is long at the least. */
const SPECK = 4;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const highest = (values: readonly number[]) => values.reduce((best, value) => Math.max(best, value), -Infinity);
const lowest = (values: readonly number[]) => values.reduce((best, value) => Math.min(best, value), Infinity);

/** A ring with its north-western and south-eastern corner. */
interface Island {
  readonly ring: Ring;
  readonly northWest: MapPoint;
  readonly southEast: MapPoint;
}

/** Read once: that takes longer than drawing what is within reach. */
const OUTLINE: readonly Island[] = decodeRings(LAND.near).map((ring) => {
  const latitudes = ring.map(([latitude]) => latitude);
  const longitudes = ring.map(([, longitude]) => longitude);
  return {
    ring,
    northWest: { latitude: highest(latitudes), longitude: lowest(longitudes) },
    southEast: { latitude: lowest(latitudes), longitude: highest(longitudes) },
  };
});

function isInReach({ northWest, southEast }: Island, project: Projection): boolean {
  const [first, last] = [project(northWest), project(southEast)];
  return first.x < REACH.right && last.x > REACH.left && first.y < REACH.bottom && last.y > REACH.top;
}

/** The corners of a ring in whole units, without those on one line: most of a long coast lies on the edge of what is in reach. */
function cornersOf(ring: Ring, project: Projection) {
  const corners: { readonly x: number; readonly y: number }[] = [];
  for (const [latitude, longitude] of ring) {
    const wanted = project({ latitude, longitude });
    const x = Math.round(clamp(wanted.x, REACH.left, REACH.right));
    const y = Math.round(clamp(wanted.y, REACH.top, REACH.bottom));
    const [before, last] = corners.slice(-2);
    const previous = last ?? before;
    if (previous?.x === x && previous.y === y) continue;
    if (before && last && ((before.x === x && last.x === x) || (before.y === y && last.y === y))) corners.pop();
    corners.push({ x, y });
  }
  return corners;
}

const spanOf = (values: readonly number[]) => highest(values) - lowest(values);

/** Nobody sees an island of a pixel or two, and there are hundreds. */
const isSeen = (corners: ReturnType<typeof cornersOf>) =>
  corners.length > 2 && Math.max(spanOf(corners.map(({ x }) => x)), spanOf(corners.map(({ y }) => y))) >= SPECK;

/** Each corner as its way from the one before, which is a third as long as its place: the path is in the page's document. */
function ringPath(corners: ReturnType<typeof cornersOf>): string {
  const [first, ...others] = corners;
  const steps = others.map(({ x, y }, index) => `${x - corners[index]!.x} ${y - corners[index]!.y}`);
  return `M${first!.x} ${first!.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The islands within reach as the path of an SVG; empty where no outline is known. */
export function landPath(project: Projection): string {
  return OUTLINE.filter((island) => isInReach(island, project))
    .map(({ ring }) => cornersOf(ring, project))
    .filter(isSeen)
    .map(ringPath)
    .join('');
}

/** Sea and land within reach; nothing where no outline is known. */
export function Coast({ project }: { readonly project: Projection }) {
  const path = useMemo(() => landPath(project), [project]);
  return (
    path && (
      <>
        <rect className={styles.sea} x="-400%" y="-200%" width="900%" height="500%" />
        <path className={styles.land} d={path} />
      </>
    )
  );
}
