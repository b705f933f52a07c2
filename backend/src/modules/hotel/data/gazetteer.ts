import { GAZETTEER_TABLE } from './gazetteer-table.ts';

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

function parsePoint(text: string | undefined): Point {
  const [latitude = NaN, longitude = NaN] = (text ?? '').split(' ').map(Number);
  return { latitude, longitude };
}

function parseArea(line: string): Area {
  const [name = '', setting, centre, ellipse = '', postalCode = '', streets = '', landmark = ''] = line.split(' | ');
  const [alongDegrees = 0, halfLengthKm = 0, halfWidthKm = 0] = ellipse.split(' ').map(Number);
  const [en = '', id = '', place] = landmark.split('; ');
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    ...parsePoint(centre),
    alongDegrees,
    halfLengthKm,
    halfWidthKm,
    setting: setting as Setting,
    streets: streets.split(', '),
    postalCode,
    landmark: { en, id, ...parsePoint(place) },
  };
}

function parseCity(line: string, areaLines: readonly string[]): City {
  const [
    key = '',
    name = '',
    addressName = '',
    aliases = '',
    countryCode,
    zone,
    hotels,
    phonePrefix = '',
    airport = '',
  ] = line.split(' | ');
  const inSingapore = countryCode === 'SG';
  return {
    key,
    name,
    addressName,
    aliases: aliases.split(', '),
    countryCode: inSingapore ? 'SG' : 'ID',
    countryName: inSingapore ? 'Singapore' : 'Indonesia',
    zone: zone as ZoneLabel,
    currency: inSingapore ? 'SGD' : 'IDR',
    hotelCount: Number(hotels),
    phonePrefix,
    airport: { code: airport.slice(0, 3), ...parsePoint(airport.slice(4)) },
    areas: areaLines.map(parseArea),
  };
}

function parseGazetteer(table: string): City[] {
  const blocks = table.trim().split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [cityLine = '', ...areaLines] = block.split('\n').map((line) => line.trim());
    return parseCity(cityLine, areaLines);
  });
}

/** Every city with hotels, the largest first. */
export const CITIES: readonly City[] = parseGazetteer(GAZETTEER_TABLE);

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
