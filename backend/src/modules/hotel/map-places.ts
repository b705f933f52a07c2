import type { GazetteerPlace } from '../maps/index.ts';
import type { HotelCatalogue } from './catalogue.ts';
import { CITIES, type Area, type City } from './data/gazetteer.ts';

const both = (name: string) => ({ en: name, id: name });
const point = ({ latitude, longitude }: Pick<Area, 'latitude' | 'longitude'>) => ({ latitude, longitude });

/** A city stands where its first area does; most of its hotels are there. */
const cityPlace = ({ key, name, aliases, countryCode, countryName, areas }: City): GazetteerPlace => ({
  key,
  kind: 'city',
  name: both(name),
  region: countryName,
  countryCode,
  code: key,
  aliases,
  ...point(areas[0]!),
});

const areaPlaces = ({ key, name: region, countryCode, areas }: City): GazetteerPlace[] =>
  areas.flatMap((area) => [
    { key: `${key}.${area.slug}`, kind: 'district', name: both(area.name), region, countryCode, ...point(area) },
    {
      key: `${key}.${area.slug}`,
      kind: 'sight',
      name: { en: area.landmark.en, id: area.landmark.id },
      region: `${area.name}, ${region}`,
      countryCode,
      ...point(area.landmark),
    },
  ]);

/** Cities, quarters, what people come for, and every hotel, for the map. */
export const hotelPlaces = ({ hotels }: HotelCatalogue): readonly GazetteerPlace[] => [
  ...CITIES.flatMap((city) => [cityPlace(city), ...areaPlaces(city)]),
  ...hotels.map(({ key, name, city, address, latitude, longitude }) => ({
    key,
    kind: 'hotel' as const,
    name: both(name),
    region: city.name,
    address,
    countryCode: city.countryCode,
    latitude,
    longitude,
  })),
];
