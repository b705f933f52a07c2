import type { GazetteerPlace } from '../maps/index.ts';
import { STATIONS } from './stations.ts';

/** Every station, for the map. */
export const trainPlaces = (): readonly GazetteerPlace[] =>
  STATIONS.map(({ code, name, city, latitude, longitude }) => ({
    key: code,
    kind: 'station',
    name: { en: `${name} station (${code})`, id: `Stasiun ${name} (${code})` },
    region: city,
    countryCode: 'ID',
    code,
    aliases: [name],
    latitude,
    longitude,
  }));
