import type { GazetteerPlace } from '../maps/index.ts';
import { VENUES } from './data/venue-table.ts';

/** Every attraction, for the map. */
export const venuePlaces = (): readonly GazetteerPlace[] =>
  VENUES.map(({ id, text, address, at: [latitude, longitude], price }) => ({
    key: id,
    kind: 'venue',
    name: { en: text.en.title, id: text.id.title },
    region: address.split(',').at(-1)?.trim() ?? '',
    address,
    countryCode: price.currency === 'SGD' ? 'SG' : 'ID',
    latitude,
    longitude,
  }));
