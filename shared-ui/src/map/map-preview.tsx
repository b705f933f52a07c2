import { useMemo } from 'react';
import { MapPreviewCoast } from './map-preview-coast.tsx';
import { PREVIEW, projectionOf, type Projection } from './map-preview-frame.ts';
import type { MapPoint } from './map-types.ts';
import styles from './map.module.css';

/** Dots nearer to each other than this are one. */
const APART = 2;

/** Short lines with round ends: all dots are one path, however many there are. */
function dotPath(points: readonly MapPoint[], project: Projection): string {
  const cells = points.map((point) => {
    const { x, y } = project(point);
    return `M${Math.round(x / APART) * APART} ${Math.round(y / APART) * APART}h0`;
  });
  return [...new Set(cells)].join('');
}

/** The way as one line; nobody sees steps smaller than a pixel. */
function linePath(route: readonly MapPoint[], project: Projection): string {
  const corners = route.map((point) => {
    const { x, y } = project(point);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return corners.length > 1 ? `M${[...new Set(corners)].join('L')}` : '';
}

/** Properties of {@link MapPreview}. */
export interface MapPreviewProps {
  readonly points: readonly MapPoint[];
  /** A way between them, as corners. */
  readonly route?: readonly MapPoint[];
  /** Asks for the coast where the server has not drawn it; without it the dots stand on plain ground. */
  readonly withLand: boolean;
}

/** Where points lie, without names and without anything to press: for a picture that leads to the map. Fills its parent. */
export function MapPreview({ points, route, withLand }: MapPreviewProps) {
  const project = useMemo(() => projectionOf([...points, ...(route ?? [])]), [points, route]);
  const dots = useMemo(() => dotPath(points, project), [points, project]);
  const line = useMemo(() => route && linePath(route, project), [route, project]);
  return (
    <svg className={styles.preview} viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`} aria-hidden focusable="false">
      <MapPreviewCoast project={project} withLand={withLand} />
      {line && <path className={styles.way} d={line} />}
      <path className={styles.halo} d={dots} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
