import type { Locale } from '@wisata/kernel/locale';
import { otherCityNames } from '../../app/city-names.ts';
import { namesOf, pointOf, readTable } from '../../app/table.ts';

const table = (name: string) => readTable(new URL(`data/${name}.psv`, import.meta.url));

const COUNTRIES = new Map(
  table('countries').map(([code = '', en = '', id = '', part = '']) => [code, { en, id, part }]),
);
const PROVINCES = new Map(table('provinces').map(([code = '', name = '']) => [code, name]));

export const AIRPORTS = table('airports').map(
  ([code = '', name = '', city = '', countryCode = '', region = '', point, zone = '', weight, aliases]) => ({
    code,
    name,
    city,
    countryCode,
    /** IANA name. */
    zone,
    ...pointOf(point),
    /** Province in Indonesia, part of the world abroad. */
    region: countryCode === 'ID' ? (PROVINCES.get(region) ?? region) : COUNTRIES.get(countryCode)!.part,
    /** Share of the domestic market; 0 abroad. */
    weight: Number(weight),
    aliases: [...otherCityNames(city), ...namesOf(aliases)],
  }),
);
export type Airport = (typeof AIRPORTS)[number];

const BY_CODE = new Map(AIRPORTS.map((airport) => [airport.code, airport]));

/** Metropolitan codes with the airports that they stand for. */
export const AIRPORT_GROUPS = table('airport-groups').map(([code = '', members = '']) => ({
  code,
  airports: members.split(' ').map((member) => BY_CODE.get(member)!),
}));
export type AirportGroup = (typeof AIRPORT_GROUPS)[number];

export function findAirport(code: string): Airport | undefined {
  return BY_CODE.get(code.trim().toUpperCase());
}

/** The airport of a code that our own data uses; an unknown one is a bug. */
export function getAirport(code: string): Airport {
  const airport = BY_CODE.get(code);
  if (!airport) throw new Error(`Unknown airport ${code}`);
  return airport;
}

/** The airports that a searched code means: one, or every one of a city. */
export function findAirports(code: string): readonly Airport[] {
  const wanted = code.trim().toUpperCase();
  const airport = BY_CODE.get(wanted);
  return airport ? [airport] : (AIRPORT_GROUPS.find((group) => group.code === wanted)?.airports ?? []);
}

export function countryName(code: string, locale: Locale): string {
  return COUNTRIES.get(code)?.[locale] ?? code;
}

export const isDomestic = (from: Airport, to: Airport) => from.countryCode === 'ID' && to.countryCode === 'ID';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function greatCircleKm(from: Airport, to: Airport): number {
  const latitudes = radians(to.latitude - from.latitude) / 2;
  const longitudes = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const distances = new Map<string, number>();

/** Great-circle distance in kilometres. */
export function distanceKm(from: Airport, to: Airport): number {
  const key = from.code < to.code ? from.code + to.code : to.code + from.code;
  const known = distances.get(key);
  if (known !== undefined) return known;
  const km = greatCircleKm(from, to);
  distances.set(key, km);
  return km;
}
