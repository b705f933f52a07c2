import type { Locale } from '@wisata/kernel/locale';
import type { SearchPlace } from '../bookings/index.ts';
import { placeName } from '../../app/place-names.ts';
import { searchable, searchPlaces, type Place } from '../../app/place-search.ts';
import { AIRPORT_GROUPS, AIRPORTS, countryName, findAirport } from './airports.ts';
import type { Airport, AirportGroup } from './airports.ts';

const POPULAR = ['CGK', 'DPS', 'SUB', 'KNO', 'UPG', 'YIA', 'LOP', 'LBJ', 'SIN', 'KUL', 'BKK', 'NRT'];

const ALL_AIRPORTS: Readonly<Record<Locale, string>> = { en: 'All airports', id: 'Semua bandara' };

export function describeAirport(airport: Airport, locale: Locale) {
  return {
    id: AIRPORTS.indexOf(airport) + 1,
    code: airport.code,
    city_name: placeName(airport.city, locale),
    country_code: airport.countryCode,
    country_name: countryName(airport.countryCode, locale),
    country_region: airport.region,
    airport_name: airport.name,
    locale,
    active: true,
    is_non_gds: true,
    for_override: false,
    is_gds: airport.countryCode !== 'ID' || ['CGK', 'DPS', 'SUB', 'KNO'].includes(airport.code),
    latitude: airport.latitude,
    longitude: airport.longitude,
    timezone: airport.zone,
    is_city: false,
  };
}

export type AirportAnswer = ReturnType<typeof describeAirport>;

/** A city as a place to search from; its own airports are named in `airports`. */
export function describeGroup({ code, airports }: AirportGroup, locale: Locale) {
  const [lead] = airports;
  return {
    ...describeAirport(lead!, locale),
    id: 1000 + AIRPORT_GROUPS.findIndex((group) => group.code === code),
    code,
    airport_name: ALL_AIRPORTS[locale],
    is_city: true,
    airports: airports.map((airport) => airport.code),
  };
}

function placesIn(locale: Locale): Place<AirportAnswer>[] {
  const groups = AIRPORT_GROUPS.map((group) => {
    const answer = describeGroup(group, locale);
    const aliases = group.airports.flatMap((airport) => airport.aliases);
    return searchable({ answer, city: answer.city_name, name: '', aliases, code: group.code, weight: 99 });
  });
  const airports = AIRPORTS.map((airport) =>
    searchable({
      answer: describeAirport(airport, locale),
      city: airport.city,
      name: airport.name,
      aliases: [...airport.aliases, countryName(airport.countryCode, 'id'), countryName(airport.countryCode, 'en')],
      code: airport.code,
      weight: airport.weight,
    }),
  );
  return [...groups, ...airports];
}

/** Cities with several airports under their own code, then every airport, which answers to its city where that has no other. */
export function flightSearchPlaces(): SearchPlace[] {
  const cityOf = ({ city, aliases }: Airport) => [city, ...aliases];
  const groups = AIRPORT_GROUPS.map(({ code, airports }) => ({
    key: code,
    name: airports[0]!.city,
    names: [code, ...airports.flatMap(cityOf)],
  }));
  const grouped = new Set(AIRPORT_GROUPS.flatMap(({ airports }) => airports));
  const airports = AIRPORTS.map((airport) => {
    const { code, name, city } = airport;
    return { key: code, name: city, names: [code, name, ...(grouped.has(airport) ? [] : cityOf(airport))] };
  });
  return [...groups, ...airports];
}

const PLACES: Readonly<Record<Locale, readonly Place<AirportAnswer>[]>> = { en: placesIn('en'), id: placesIn('id') };

/** Airports and whole cities by code, city, nickname or airport name, best match first; empty below two characters. */
export const searchAirports = (keyword: string, locale: Locale) => searchPlaces(PLACES[locale], keyword);

export function findPlace(code: string, locale: Locale): AirportAnswer | undefined {
  const airport = findAirport(code);
  if (airport) return describeAirport(airport, locale);
  const group = AIRPORT_GROUPS.find((each) => each.code === code.trim().toUpperCase());
  return group && describeGroup(group, locale);
}

export function popularAirports(locale: Locale): AirportAnswer[] {
  return POPULAR.map((code) => findPlace(code, locale)!);
}
