import { MapPinned } from 'lucide-react';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSeen } from '../browser/use-seen.ts';
import type { MapViewProps } from './map-types.ts';
import styles from './map.module.css';

export type { MapBounds, MapPin, MapPlace, MapPoint, MapViewProps } from './map-types.ts';

/**
 * Map with price pins. Its code and base map, the heaviest part of a page, load when it comes onto the screen, in the browser only; until then, and when
 * that fails, a frame of the same size says so. Fills its parent, which gives the height.
 */
export function MapView(props: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const isSeen = useSeen(frame);
  const [Canvas, setCanvas] = useState<ComponentType<MapViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isSeen) return undefined;
    let isGone = false;
    import('./map-canvas.tsx').then(
      (module) => !isGone && setCanvas(() => module.MapCanvas),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isSeen]);
  return (
    <section ref={frame} className={styles.frame} aria-label={props.label} data-theme="light">
      {Canvas ? (
        <Canvas {...props} />
      ) : (
        <p className={styles.note} role="status" aria-busy={!hasFailed}>
          <MapPinned aria-hidden size={24} />
          {hasFailed ? props.labels.failed : props.labels.loading}
        </p>
      )}
    </section>
  );
}
