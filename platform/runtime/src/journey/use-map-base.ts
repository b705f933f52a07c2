import { useApp } from '@wisata/runtime';
import { MAP_WORDS } from './map-words.ts';

/** The base layer of every map with its attribution: the bundled coastline, or the operator's street tiles. */
export function useMapBase() {
  const { config, locale } = useApp();
  const { attribution, tileAttribution, ...labels } = MAP_WORDS[locale];
  return config.mapTiles
    ? { tiles: { url: config.mapTiles, language: locale }, attribution: tileAttribution, labels }
    : { attribution, labels };
}
