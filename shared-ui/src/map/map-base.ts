import type { LatLngTuple, Map as LeafletMap, Polyline, Renderer } from 'leaflet';
import { canvas, latLngBounds, polygon, polyline } from 'leaflet';
import { LAND } from './map-land.ts';
import { decodeRings, type Ring } from './map-outline.ts';

/** Noon colours; the dark theme turns the whole ground over. The sea is the frame's own. */
const MAP_COLORS = {
  shallow: '#dbebf1',
  land: '#f2efe6',
  sand: '#e7d9b6',
  grid: 'rgb(75 91 112 / 0.12)',
} as const;

/** The coast without the straight cuts at the edge of the detailed region. */
export function coastOf(ring: Ring): Ring[] {
  const [west, south, east, north] = LAND.box;
  const onCut = (a: LatLngTuple, b: LatLngTuple) =>
    (a[1] === b[1] && (a[1] === west || a[1] === east)) || (a[0] === b[0] && (a[0] === south || a[0] === north));
  const parts: LatLngTuple[][] = [[]];
  [...ring, ...ring.slice(0, 1)].forEach((point, index) => {
    const before = ring[index - 1];
    if (before && onCut(before, point)) parts.push([]);
    parts.at(-1)?.push(point);
  });
  return parts.filter((part) => part.length > 1);
}

function canDraw(): boolean {
  return typeof CanvasRenderingContext2D === 'function';
}

/** Draws sea, shallow water, land and beach from the bundled outline. A browser without canvas keeps the plain sea. */
export function drawLand(map: LeafletMap): void {
  if (!canDraw()) return;
  const renderer = canvas({ padding: 0.5 });
  const still = { renderer, interactive: false, smoothFactor: 0.5 };
  const near = decodeRings(LAND.near);
  const coast = near.flatMap(coastOf) as LatLngTuple[][];
  const fill = { ...still, stroke: false, fillColor: MAP_COLORS.land, fillOpacity: 1 };
  polyline(coast, { ...still, color: MAP_COLORS.shallow, weight: 18, lineJoin: 'round' }).addTo(map);
  polygon(asPolygons(decodeRings(LAND.far)), fill).addTo(map);
  polygon(asPolygons(near), fill).addTo(map);
  const beach = polyline(coast, { ...still, color: MAP_COLORS.sand, lineJoin: 'round' }).addTo(map);
  const widen = () => beach.setStyle({ weight: Math.max(1, map.getZoom() - 6) });
  map.on('zoomend', widen);
  widen();
  drawGraticule(map, renderer);
}

function asPolygons(rings: readonly Ring[]): LatLngTuple[][][] {
  return rings.map((ring) => [ring as LatLngTuple[]]);
}

/** Degrees between two lines of the net, so that a screen shows a handful of them. */
export function graticuleStep(zoom: number): number {
  const steps = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005];
  return steps[Math.min(Math.max(Math.round(zoom) - 4, 0), steps.length - 1)] ?? 1;
}

function drawGraticule(map: LeafletMap, renderer: Renderer): void {
  const net: Polyline = polyline([], { renderer, interactive: false, color: MAP_COLORS.grid, weight: 1 }).addTo(map);
  const redraw = () => {
    const step = graticuleStep(map.getZoom());
    const view = latLngBounds(map.getBounds().pad(0.5).getSouthWest(), map.getBounds().pad(0.5).getNorthEast());
    const lines: LatLngTuple[][] = [];
    for (let lng = Math.floor(view.getWest() / step) * step; lng <= view.getEast(); lng += step) {
      lines.push([
        [Math.max(view.getSouth(), -85), lng],
        [Math.min(view.getNorth(), 85), lng],
      ]);
    }
    for (let lat = Math.floor(view.getSouth() / step) * step; lat <= view.getNorth(); lat += step) {
      lines.push([
        [lat, view.getWest()],
        [lat, view.getEast()],
      ]);
    }
    net.setLatLngs(lines);
  };
  map.on('moveend', redraw);
  redraw();
}
