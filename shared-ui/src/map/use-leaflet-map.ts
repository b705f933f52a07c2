import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { DomEvent, map as createMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { drawLand } from './map-base.ts';
import type { MapBounds, MapViewProps } from './map-types.ts';

/** Leaflet's pane above the base map, into which React draws names and pins. */
export const PIN_PANE = 'pins';

const WHOLE_COUNTRY: LatLngBoundsExpression = [
  [-9, 95],
  [4, 132],
];

function firstView({ bounds, pins }: Pick<MapViewProps, 'bounds' | 'pins'>): LatLngBoundsExpression {
  if (bounds) {
    return [
      [bounds.south, bounds.west],
      [bounds.north, bounds.east],
    ];
  }
  return pins.length > 0 ? pins.map((pin) => [pin.latitude, pin.longitude] as [number, number]) : WHOLE_COUNTRY;
}

function fit(map: LeafletMap, props: Pick<MapViewProps, 'bounds' | 'pins' | 'around'>): void {
  if (props.around) {
    const { latitude, longitude, zoom } = props.around;
    map.setView([latitude, longitude], zoom, { animate: false });
    return;
  }
  map.fitBounds(firstView(props), {
    paddingTopLeft: [48, 72],
    paddingBottomRight: [64, 48],
    maxZoom: 14,
    animate: false,
  });
}

function boundsOf(map: LeafletMap): MapBounds {
  const view = map.getBounds();
  return { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
}

/** Streets where there are some; their code loads with the first map that has them, and the coast stands in for them. */
function drawBase(map: LeafletMap, tiles: MapViewProps['tiles']): void {
  if (!tiles) return drawLand(map);
  const isThere = () => map.getContainer().isConnected;
  import('./map-tiles.ts')
    .then(({ drawTiles }) => (isThere() ? drawTiles(map, tiles) : undefined))
    .catch(() => isThere() && drawLand(map));
}

function openMap(element: HTMLElement, props: MapViewProps): LeafletMap {
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    // Pins are laid out by React between two zooms; a scaling animation would tear them off the base.
    zoomAnimation: false,
    fadeAnimation: false,
    scrollWheelZoom: false,
    dragging: !(props.inline && window.matchMedia('(pointer: coarse)').matches),
    minZoom: 3,
    maxZoom: 18,
    maxBounds: [
      [-70, -180],
      [80, 180],
    ],
  });
  fit(map, props);
  drawBase(map, props.tiles);
  DomEvent.disableClickPropagation(map.createPane(PIN_PANE));
  // A page must scroll on under the pointer until the visitor has turned to the map.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  return map;
}

/**
 * Opens Leaflet in the container and follows it. `view` changes whenever the map has come to rest elsewhere, which is when
 * what React draws over it has to be placed anew.
 */
export function useLeafletMap(
  container: { readonly current: HTMLElement | null },
  props: MapViewProps,
): { readonly map: LeafletMap | undefined; readonly view: number } {
  const [map, setMap] = useState<LeafletMap>();
  const [view, setView] = useState(0);
  const latest = useRef(props);
  const placesItself = useRef(false);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const opened = openMap(container.current, latest.current);
    opened.on('moveend zoomend viewreset', () => setView((count) => count + 1));
    opened.on('moveend', () => {
      if (!placesItself.current) latest.current.onMove?.(boundsOf(opened));
    });
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => {
            placesItself.current = true;
            opened.invalidateSize({ animate: false });
            placesItself.current = false;
          })
        : undefined;
    observer?.observe(container.current);
    setMap(opened);
    return () => {
      observer?.disconnect();
      // A window that has just changed its size is told of 200 ms later, also by a map that is gone by then.
      opened.off();
      opened.remove();
      setMap(undefined);
    };
  }, [container]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && map) {
      placesItself.current = true;
      fit(map, latest.current);
      placesItself.current = false;
    }
    isFirst.current = false;
  }, [map, props.fitKey]);

  return { map, view };
}
