import type { TourLocation } from '@wisata/kernel/contracts/tour-masters';
import type { Locale } from '@wisata/kernel/locale';
import type { SearchPlace } from '../bookings/index.ts';
import { otherCityNames } from '../../app/city-names.ts';
import { placeName } from '../../app/place-names.ts';
import { searchable, searchPlaces, type Place } from '../../app/place-search.ts';
import {
  CATEGORIES,
  DESTINATIONS,
  LOCATIONS,
  TYPES,
  type CategoryCode,
  type DestinationCode,
  type LocationCode,
  type TypeCode,
} from './data/masters.ts';
import type { InTwo } from './product-source.ts';

const ALL: InTwo = { en: 'All', id: 'Semua' };
const ALL_DESTINATIONS: InTwo = { en: 'All destinations', id: 'Semua tujuan' };
const VENUES_ONLY: readonly CategoryCode[] = ['PARK', 'WILDLIFE', 'EVENT'];
const TOURS_ONLY: readonly CategoryCode[] = ['SEA', 'FAITH', 'GROUP', 'NATURE'];

const inLanguage = (locale: Locale, en: string, id: string) => (locale === 'id' ? id : en);

export function describeLocation(code: LocationCode, locale: Locale): TourLocation {
  const [city, region, country, CountryCode] = LOCATIONS[code];
  const named = (name: string) => placeName(name, locale);
  return { LocationId: code, City: named(city), Country: named(country), SubCountry: named(region), CountryCode };
}

/** Each is found by its names in both languages. */
const placesIn = (locale: Locale): readonly Place<TourLocation>[] =>
  (Object.keys(LOCATIONS) as LocationCode[]).map((code) => {
    const answer = describeLocation(code, locale);
    const [city, region, country] = LOCATIONS[code];
    const aliases = [region, country, answer.SubCountry, answer.Country, ...otherCityNames(city)];
    return searchable({ answer, code, city, name: city, aliases, weight: 1 });
  });

const PLACES: Readonly<Record<Locale, readonly Place<TourLocation>[]>> = { en: placesIn('en'), id: placesIn('id') };

/** What tours call a place after, beside its other names: what people come for. */
const LOCATION_ALIASES: Partial<Record<LocationCode, readonly string[]>> = {
  JOG: ['borobudur', 'prambanan'],
  DPS: ['ubud'],
  MLG: ['bromo'],
  TTR: ['tana toraja'],
  BDO: ['lembang'],
  MES: ['toba', 'danau toba', 'lake toba'],
};

/** The places where something of a service is sold. */
export const searchPlacesOf = (sold: ReadonlySet<LocationCode>): SearchPlace[] =>
  [...sold].map((code) => {
    const [name] = LOCATIONS[code];
    return { key: code, name, names: [code, ...otherCityNames(name), ...(LOCATION_ALIASES[code] ?? [])] };
  });

/** Places by name, those that sell something of the service alone; all of them without a word. */
export function searchLocations(terms: string, sold: ReadonlySet<LocationCode>, locale: Locale): TourLocation[] {
  const found = terms ? searchPlaces(PLACES[locale], terms) : PLACES[locale].map(({ answer }) => answer);
  return found.filter(({ LocationId: id }) => sold.has(id as LocationCode));
}

function servicesOf(category: CategoryCode): ('tour' | 'venue')[] {
  if (VENUES_ONLY.includes(category)) return ['venue'];
  return TOURS_ONLY.includes(category) ? ['tour'] : ['tour', 'venue'];
}

export function describeCategory(code: CategoryCode, locale: Locale) {
  const [id, en, indonesian] = CATEGORIES[code];
  return { id, name: inLanguage(locale, en, indonesian), code };
}

export function describeType(code: TypeCode, locale: Locale) {
  const [id, , en, indonesian] = TYPES[code];
  return { id, name: inLanguage(locale, en, indonesian), code };
}

export function describeDestination(code: DestinationCode, locale: Locale) {
  const [id, en, indonesian] = DESTINATIONS[code];
  return { id, name: inLanguage(locale, en, indonesian), code };
}

export const describeCategories = (locale: Locale) =>
  (Object.keys(CATEGORIES) as CategoryCode[]).map((code) => ({
    ...describeCategory(code, locale),
    services: servicesOf(code),
  }));

/** All types, and before them the entry that means any. */
export function describeTypes(locale: Locale) {
  const types = (Object.keys(TYPES) as TypeCode[]).map((code) => {
    const category = TYPES[code][1];
    return { ...describeType(code, locale), categoryId: CATEGORIES[category][0], services: servicesOf(category) };
  });
  return [
    { id: 0, name: ALL[locale], code: 'ALL', categoryId: 0, services: ['tour' as const, 'venue' as const] },
    ...types,
  ];
}

export function describeDestinations(locale: Locale) {
  const all = { id: 0, name: ALL_DESTINATIONS[locale], code: 'ALL', isAll: true };
  const codes = Object.keys(DESTINATIONS) as DestinationCode[];
  return [all, ...codes.map((code) => ({ ...describeDestination(code, locale), isAll: false }))];
}
