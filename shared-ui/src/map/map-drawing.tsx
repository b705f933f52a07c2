import type { Map as LeafletMap } from 'leaflet';
import { circle, polygon, polyline } from 'leaflet';
import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { MapPoint, MapViewProps } from './map-types.ts';
import styles from './map.module.css';

type Around = NonNullable<MapViewProps['around']>;
type ScreenPoint = readonly [number, number];

const NEXT_POINT_PX = 6;

const INK = '#0b2447';

const asTuples = (points: readonly MapPoint[]) =>
  points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);

/** The shape of a chosen area. */
export function MapArea({ map, area }: { readonly map: LeafletMap; readonly area: readonly MapPoint[] }) {
  useEffect(() => {
    const style = { interactive: false, color: INK, weight: 2, fillColor: INK, fillOpacity: 0.08 };
    const shape = polygon(asTuples(area), style).addTo(map);
    return () => {
      shape.remove();
    };
  }, [map, area]);
  return null;
}

/** What lies within so many metres. */
export function MapCircle({ map, around }: { readonly map: LeafletMap; readonly around: Around }) {
  const { latitude, longitude, radius } = around;
  useEffect(() => {
    const style = { interactive: false, color: INK, weight: 1, dashArray: '4 4', fillColor: INK, fillOpacity: 0.04 };
    const drawn = circle([latitude, longitude], { ...style, radius }).addTo(map);
    return () => {
      drawn.remove();
    };
  }, [map, latitude, longitude, radius]);
  return null;
}

/** The way between points. */
export function MapRoute({ map, route }: { readonly map: LeafletMap; readonly route: readonly MapPoint[] }) {
  useEffect(() => {
    const line = polyline(asTuples(route), { interactive: false, color: INK, weight: 2, dashArray: '1 6' }).addTo(map);
    return () => {
      line.remove();
    };
  }, [map, route]);
  return null;
}

interface MapDrawingProps {
  readonly map: LeafletMap;
  readonly onDrawn?: MapViewProps['onDrawn'] | undefined;
}

/** Sheet over the map that takes one freehand shape by finger, pen or mouse; Esc and the right button give undefined. */
export function MapDrawing({ map, onDrawn }: MapDrawingProps) {
  const [points, setPoints] = useState<readonly ScreenPoint[]>([]);
  const finish = useRef(onDrawn);
  useEffect(() => {
    finish.current = onDrawn;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') finish.current?.(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function pointOf(event: PointerEvent<SVGSVGElement>): ScreenPoint {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  function extend(event: PointerEvent<SVGSVGElement>) {
    const last = points.at(-1);
    if (!last) return;
    const next = pointOf(event);
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) >= NEXT_POINT_PX) setPoints([...points, next]);
  }

  function placeOf([x, y]: ScreenPoint): MapPoint {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    return { latitude: lat, longitude: lng };
  }

  function close() {
    if (points.length === 0) return;
    setPoints([]);
    if (points.length > 2) onDrawn?.(points.map(placeOf));
    else onDrawn?.(undefined, 'noShape');
  }

  return (
    <svg
      className={styles.drawing}
      aria-hidden
      onContextMenu={(event) => {
        event.preventDefault();
        onDrawn?.(undefined);
      }}
      onPointerDown={(event) => {
        if (event.button > 0) return;
        if (points.length > 0) {
          setPoints([]);
          onDrawn?.(undefined, 'manyShapes');
          return;
        }
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setPoints([pointOf(event)]);
      }}
      onPointerMove={extend}
      onPointerUp={close}
      onPointerCancel={() => setPoints([])}
    >
      <polygon points={points.map((point) => point.join(',')).join(' ')} />
    </svg>
  );
}
