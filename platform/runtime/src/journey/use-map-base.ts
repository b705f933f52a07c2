import { useApp } from '@wisata/runtime';
import { MAP_WORDS } from './map-words.ts';

/** What every map is drawn over and says of itself: the bundled coast, or the streets that the operator has named. */
export function useMapBase() {
  const { config, locale } = useApp();
  const { attribution, tileAttribution, ...labels } = MAP_WORDS[locale];
  return config.mapTiles
    ? { tiles: { url: config.mapTiles, language: locale }, attribution: tileAttribution, labels }
    : { attribution, labels };
}
