import { MapPinned } from 'lucide-react';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { MapViewProps } from './map-types.ts';
import styles from './map.module.css';

export type { MapBounds, MapPin, MapPlace, MapPoint, MapViewProps } from './map-types.ts';

/** How far below the screen a map begins to load. */
const LOAD_MARGIN = '300px';

/** True once the element has come near the screen; at once where the browser cannot tell. */
function useNearScreen(frame: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof IntersectionObserver !== 'function') {
      void Promise.resolve().then(() => setNear(true));
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}

/**
 * Map with price pins. Its code and base map load when it comes near the screen, in the browser only; until then, and when
 * that fails, a frame of the same size says so. Fills its parent, which gives the height.
 */
export function MapView(props: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const isNear = useNearScreen(frame);
  const [Canvas, setCanvas] = useState<ComponentType<MapViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    import('./map-canvas.tsx').then(
      (module) => !isGone && setCanvas(() => module.MapCanvas),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isNear]);
  return (
    <section ref={frame} className={styles.frame} aria-label={props.label} data-theme="light">
      {Canvas ? (
        <Canvas {...props} />
      ) : (
        <p className={styles.note} role="status">
          <MapPinned aria-hidden size={24} />
          {hasFailed ? props.labels.failed : props.labels.loading}
        </p>
      )}
    </section>
  );
}
