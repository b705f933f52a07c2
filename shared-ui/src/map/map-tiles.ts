import { namedFlavor } from '@protomaps/basemaps';
import * as leaflet from 'leaflet';
import { PMTiles } from 'pmtiles';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';
import type { MapViewProps } from './map-types.ts';

/** Noon colours of the drawn coast; the dark theme turns the whole ground over. */
const FLAVOR = {
  ...namedFlavor('light'),
  background: '#dbebf1',
  water: '#dbebf1',
  earth: '#f2efe6',
  beach: '#e7d9b6',
  sand: '#e7d9b6',
  park_a: '#dfe8cf',
  park_b: '#d3e2bf',
  highway: '#f3d28f',
  major: '#ffffff',
};

/** Draws streets, parks and names out of a PMTiles file. Rejects when there is none. Its maker is named by the map itself. */
export async function drawTiles(
  map: leaflet.Map,
  { url, language }: NonNullable<MapViewProps['tiles']>,
): Promise<void> {
  const file = new PMTiles(url);
  const { maxZoom } = await file.getHeader();
  // The layer looks for Leaflet where a script tag would have put it.
  Object.assign(globalThis, { L: leaflet });
  const layer = leafletLayer({
    url: file,
    maxDataZoom: maxZoom,
    paintRules: paintRules(FLAVOR),
    labelRules: labelRules(FLAVOR, language),
    backgroundColor: FLAVOR.background,
  }) as unknown as leaflet.GridLayer;
  layer.addTo(map);
}
