import { otherCityNames } from '../../../app/city-names.ts';
import { namesOf, numbersOf, pointOf, readTable } from '../../../app/table.ts';

/** What a place is like; it decides the facade, the pictures and the words of the hotels there. */
export type Setting = 'city' | 'heritage' | 'beach' | 'hills' | 'ricefield' | 'airport' | 'harbour';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A quarter with hotels. Hotels lie in an ellipse around the centre: `alongDegrees` is the compass bearing of its long
 * axis, and the half axes are in kilometres. Coastal quarters have a narrow ellipse along the shore, so that no hotel
 * stands in the water.
 */
export interface Area extends Point {
  readonly name: string;
  readonly slug: string;
  readonly alongDegrees: number;
  readonly halfLengthKm: number;
  readonly halfWidthKm: number;
  readonly setting: Setting;
  readonly streets: readonly string[];
  readonly postalCode: string;
  /** Shown as "x km to ..."; usually what people come for. */
  readonly landmark: Point & { readonly en: string; readonly id: string };
}

export type ZoneLabel = 'WIB' | 'WITA' | 'SGT';

export interface City {
  readonly key: string;
  readonly name: string;
  /** Administrative name used in addresses. */
  readonly addressName: string;
  readonly aliases: readonly string[];
  readonly countryCode: 'ID' | 'SG';
  readonly countryName: string;
  readonly zone: ZoneLabel;
  readonly currency: 'IDR' | 'SGD';
  readonly hotelCount: number;
  readonly phonePrefix: string;
  readonly airport: Point & { readonly code: string };
  readonly areas: readonly Area[];
}

function toArea([
  name = '',
  setting,
  centre,
  ellipse,
  postalCode = '',
  streets,
  landmark = '',
]: readonly string[]): Area {
  const [alongDegrees = 0, halfLengthKm = 0, halfWidthKm = 0] = numbersOf(ellipse);
  const [en = '', id = '', place] = landmark.split('; ');
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    ...pointOf(centre),
    alongDegrees,
    halfLengthKm,
    halfWidthKm,
    setting: setting as Setting,
    streets: namesOf(streets),
    postalCode,
    landmark: { en, id, ...pointOf(place) },
  };
}

const AREAS = readTable(new URL('areas.psv', import.meta.url));

/** Every city with hotels, the largest first. */
export const CITIES: readonly City[] = readTable(new URL('cities.psv', import.meta.url)).map(
  ([key = '', name = '', addressName = '', aliases, countryCode, zone, hotels, phonePrefix = '', airport = '']) => {
    const inSingapore = countryCode === 'SG';
    return {
      key,
      name,
      addressName,
      aliases: [...otherCityNames(name), ...namesOf(aliases)],
      countryCode: inSingapore ? 'SG' : 'ID',
      countryName: inSingapore ? 'Singapore' : 'Indonesia',
      zone: zone as ZoneLabel,
      currency: inSingapore ? 'SGD' : 'IDR',
      hotelCount: Number(hotels),
      phonePrefix,
      airport: { code: airport.slice(0, 3), ...pointOf(airport.slice(4)) },
      areas: AREAS.filter(([city]) => city === key).map(([, ...area]) => toArea(area)),
    };
  },
);

function findCity(key: string): City | undefined {
  return CITIES.find((city) => city.key === key);
}

/** A destination is a whole city (`DPS`) or one area of it (`DPS.sanur`). */
export interface Destination {
  readonly city: City;
  readonly area?: Area;
}

export function findDestination(key: string): Destination | undefined {
  const [cityKey = '', slug] = key.split('.');
  const city = findCity(cityKey.toUpperCase());
  if (!city || slug === undefined) return city && { city };
  const area = city.areas.find((candidate) => candidate.slug === slug.toLowerCase());
  return area && { city, area };
}
