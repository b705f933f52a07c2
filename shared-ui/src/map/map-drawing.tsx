import type { Map as LeafletMap } from 'leaflet';
import { circle, polygon, polyline } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapPoint, MapViewProps } from './map-types.ts';

type Around = NonNullable<MapViewProps['around']>;

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

/** Takes one freehand shape; Esc and the right button give undefined. What draws it loads when somebody draws. */
export function MapDrawing({ map, onDrawn }: MapDrawingProps) {
  const finish = useRef(onDrawn);
  useEffect(() => {
    finish.current = onDrawn;
  });
  useEffect(() => {
    const leave = () => finish.current?.(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    const onMenu = (event: MouseEvent) => {
      event.preventDefault();
      leave();
    };
    const element = map.getContainer();
    document.addEventListener('keydown', onKey);
    element.addEventListener('contextmenu', onMenu);
    let isGone = false;
    let stop: (() => void) | undefined;
    import('./map-freehand.ts').then(({ takeShapes }) => {
      if (!isGone) stop = takeShapes(map, (...drawn) => finish.current?.(...drawn));
    }, leave);
    return () => {
      isGone = true;
      stop?.();
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [map]);
  return null;
}
