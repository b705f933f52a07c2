import { MAP_DEFAULTS } from '@wisata/kernel/contracts/map-defaults';
import { estimateDrive } from '../drive.rules.ts';
import type { Gazetteer } from '../gazetteer.ts';
import type { MapService } from '../maps-port.ts';

/** A point further from everything that we know than this has no name. */
const NAMED_WITHIN_KM = 30;

/** Maps without a vendor and without a network: the gazetteer, and distances reckoned from it. */
export function createBundledMaps(gazetteer: Gazetteer): MapService {
  return {
    suggest: async (keyword, country, locale) => gazetteer.search(keyword, country, locale),
    details: async (placeId, locale) => gazetteer.find(placeId, locale),
    async geocode(address, locale) {
      // An address names the place first and what it lies in after it.
      for (const part of [address, ...address.split(',')]) {
        const [best] = gazetteer.search(part, undefined, locale);
        if (best) return gazetteer.find(best.place_id, locale);
      }
      return undefined;
    },
    async reverse(point, locale) {
      const found = gazetteer.nearest(point, locale);
      return found && found.km <= NAMED_WITHIN_KM ? found.place : undefined;
    },
    async directions({ geometry: from }, { geometry: to }) {
      const way = estimateDrive(from, to);
      return way && { mode: MAP_DEFAULTS.travelMode, ...way, line: [from, to] };
    },
  };
}
