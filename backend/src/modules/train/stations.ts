import type { StationAnswer } from '@wisata/kernel/contracts/train-stations';
import type { Locale } from '@wisata/kernel/locale';
import type { SearchPlace } from '../bookings/index.ts';
import { searchable, searchPlaces, type Place } from '../../app/place-search.ts';
import { otherCityNames } from '../../app/city-names.ts';
import { namesOf, pointOf, readTable } from '../../app/table.ts';

/** Every railway of the timetable runs by the western clock. */
export const RAILWAY_ZONE = 'Asia/Jakarta';

export interface Station {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Street and number; empty where unknown. */
  readonly street: string;
  /** Names that it had. */
  readonly aliases: readonly string[];
}

interface StationGroup {
  readonly code: string;
  readonly city: string;
  readonly stations: readonly Station[];
}

const table = (name: string) => readTable(new URL(`data/${name}.psv`, import.meta.url));

const CITIES = new Map(
  table('cities').map(([city = '', code = '', airport = '', names]) => [
    city,
    { code, airport, aliases: [...otherCityNames(city), ...namesOf(names)] },
  ]),
);
/** Every station, the main one of a city first. */
export const STATIONS: readonly Station[] = table('stations').map(
  ([code = '', name = '', city = '', point, street = '', names]) => ({
    code,
    name,
    city,
    ...pointOf(point),
    street,
    aliases: namesOf(names),
  }),
);
const BY_CODE: ReadonlyMap<string, Station> = new Map(STATIONS.map((station) => [station.code, station]));
const GROUPS: readonly StationGroup[] = [...CITIES]
  .filter(([, { code }]) => code)
  .map(([city, { code }]) => ({ code, city, stations: STATIONS.filter((station) => station.city === city) }));
const POPULAR = ['JKT', 'BD', 'JOG', 'SBY', 'SMG', 'SOC', 'ML', 'CN', 'PWT', 'KTG'];
const ALL_STATIONS: Readonly<Record<Locale, string>> = { en: 'All stations', id: 'Semua stasiun' };

export const findStation = (code: string): Station | undefined => BY_CODE.get(code.trim().toUpperCase());

/** The station of a code that the timetable has. */
export function getStation(code: string): Station {
  const station = findStation(code);
  if (!station) throw new Error(`No station ${code}`);
  return station;
}

/** One station, or every one of a city; none for a code that means neither. */
export function findStations(code: string): readonly Station[] {
  const station = findStation(code);
  return station ? [station] : (GROUPS.find((group) => group.code === code.trim().toUpperCase())?.stations ?? []);
}

function describeStation({ code, name, city, latitude, longitude }: Station, locale: Locale): StationAnswer {
  const { code: cityCode, airport } = CITIES.get(city) ?? {};
  return {
    station_code: code,
    station_name: name,
    city,
    Active: true,
    CountryCode: 'ID',
    CountryName: 'Indonesia',
    LocalView: `${name} (${code}), ${city}`,
    Locale: locale,
    latitude,
    longitude,
    timezone: RAILWAY_ZONE,
    is_city: false,
    ...(cityCode ? { city_code: cityCode } : {}),
    ...(airport ? { airport } : {}),
  };
}

function describeGroup({ code, city, stations }: StationGroup, locale: Locale): StationAnswer {
  return {
    ...describeStation(stations[0]!, locale),
    station_code: code,
    station_name: ALL_STATIONS[locale],
    LocalView: `${city} (${code})`,
    is_city: true,
    stations: stations.map((station) => station.code),
  };
}

const aliasesOf = (city: string) => CITIES.get(city)?.aliases ?? [];

function placesIn(locale: Locale): Place<StationAnswer>[] {
  const groups = GROUPS.map((group) => {
    const { code, city } = group;
    const answer = describeGroup(group, locale);
    return searchable({ answer, code, city, name: '', aliases: aliasesOf(city), weight: 99 });
  });
  const stations = STATIONS.map((station, index) =>
    searchable({
      answer: describeStation(station, locale),
      code: station.code,
      city: station.city,
      name: station.name,
      aliases: [...aliasesOf(station.city), ...station.aliases],
      weight: -index,
    }),
  );
  return [...groups, ...stations];
}

/** Cities with several stations under their own code, then every station, which answers to its city where that has no other. */
export function trainSearchPlaces(): SearchPlace[] {
  const cityNames = (city: string) => [city, ...aliasesOf(city)];
  const groups = GROUPS.map(({ code, city }) => ({ key: code, name: city, names: [code, ...cityNames(city)] }));
  const stations = STATIONS.map(({ code, name, city, aliases }) => ({
    key: code,
    name,
    names: [code, name, ...aliases, ...(CITIES.get(city)?.code ? [] : cityNames(city))],
  }));
  return [...groups, ...stations];
}

const PLACES: Readonly<Record<Locale, readonly Place<StationAnswer>[]>> = { en: placesIn('en'), id: placesIn('id') };

/** Stations and whole cities by code, city, nickname or station name, best match first; empty below two characters. */
export const searchStations = (keyword: string, locale: Locale) => searchPlaces(PLACES[locale], keyword);

/** The station or city of a code, as it is answered. */
export function describePlace(code: string, locale: Locale): StationAnswer | undefined {
  const station = findStation(code);
  if (station) return describeStation(station, locale);
  const group = GROUPS.find((each) => each.code === code.trim().toUpperCase());
  return group && describeGroup(group, locale);
}

export const popularStations = (locale: Locale) => POPULAR.map((code) => describePlace(code, locale)!);
