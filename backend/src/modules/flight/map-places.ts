import type { GazetteerPlace } from '../maps/index.ts';
import { AIRPORTS } from './airports.ts';

/** Airports that cars can drive to from what is sold here, for the map. */
export const flightPlaces = (): readonly GazetteerPlace[] =>
  AIRPORTS.filter(({ countryCode }) => ['ID', 'SG'].includes(countryCode)).map((airport) => {
    const { code, name, city, region, countryCode, aliases, latitude, longitude } = airport;
    const own = `${name} (${code})`;
    return {
      key: code,
      kind: 'airport',
      name: { en: own, id: own },
      region: city,
      address: `${city}, ${region}`,
      countryCode,
      code,
      aliases: [...aliases, city, code],
      latitude,
      longitude,
    };
  });
