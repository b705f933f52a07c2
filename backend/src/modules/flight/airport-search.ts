import type { Locale } from '@wisata/kernel/locale';
import { AIRPORT_GROUPS, AIRPORTS, countryName, findAirport } from './airports.ts';
import type { Airport, AirportGroup } from './airports.ts';

const MAX_FOUND = 20;
const MIN_KEYWORD = 2;
const POPULAR = ['CGK', 'DPS', 'SUB', 'KNO', 'UPG', 'YIA', 'LOP', 'LBJ', 'SIN', 'KUL', 'BKK', 'NRT'];

const ALL_AIRPORTS: Readonly<Record<Locale, string>> = { en: 'All airports', id: 'Semua bandara' };

/** Lower case without marks and punctuation, so that `Jogja`, `jogja.` and `JOGJA` are one. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function describeAirport(airport: Airport, locale: Locale) {
  return {
    id: AIRPORTS.indexOf(airport) + 1,
    code: airport.code,
    city_name: airport.city,
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

interface Candidate {
  readonly answer: AirportAnswer;
  readonly city: string;
  readonly airport: string;
  readonly aliases: readonly string[];
  readonly code: string;
  readonly weight: number;
}

function candidates(locale: Locale): Candidate[] {
  const groups = AIRPORT_GROUPS.map((group): Candidate => {
    const answer = describeGroup(group, locale);
    const aliases = group.airports.flatMap((airport) => airport.aliases).map(plain);
    return { answer, city: plain(answer.city_name), airport: '', aliases, code: group.code.toLowerCase(), weight: 99 };
  });
  const airports = AIRPORTS.map((airport): Candidate => ({
    answer: describeAirport(airport, locale),
    city: plain(airport.city),
    airport: plain(airport.name),
    aliases: [...airport.aliases, countryName(airport.countryCode, 'id'), countryName(airport.countryCode, 'en')].map(
      plain,
    ),
    code: airport.code.toLowerCase(),
    weight: airport.weight,
  }));
  return [...groups, ...airports];
}

const LISTS: Readonly<Record<Locale, readonly Candidate[]>> = { en: candidates('en'), id: candidates('id') };

const startsWord = (text: string, wanted: string) => text.startsWith(wanted) || text.includes(` ${wanted}`);

/** One missing, extra, wrong or swapped letter; short words must be right. */
function isNearly(word: string, wanted: string): boolean {
  if (wanted.length < 5 || Math.abs(word.length - wanted.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === wanted[start]) start += 1;
  const rest = [word.slice(start), wanted.slice(start)] as const;
  const swapped = rest[0][0] === rest[1][1] && rest[0][1] === rest[1][0] && rest[0].slice(2) === rest[1].slice(2);
  return (
    swapped ||
    [rest[0].slice(1) === rest[1].slice(1), rest[0].slice(1) === rest[1], rest[0] === rest[1].slice(1)].some(Boolean)
  );
}

/** How well a place fits: 0 best; undefined when not at all. Exact code first, then city, nicknames, airport name. */
function rank({ code, city, airport, aliases }: Candidate, wanted: string): number | undefined {
  if (code === wanted) return 0;
  if (city === wanted) return 1;
  if (aliases.some((alias) => alias === wanted)) return 2;
  if (city.startsWith(wanted)) return 3;
  if (startsWord(city, wanted) || aliases.some((alias) => startsWord(alias, wanted))) return 4;
  if (startsWord(airport, wanted) || code.startsWith(wanted)) return 5;
  return isNearly(city, wanted) || aliases.some((alias) => isNearly(alias, wanted)) ? 6 : undefined;
}

/** Airports and whole cities by code, city, nickname or airport name, best match first; empty below two characters. */
export function searchAirports(keyword: string, locale: Locale): AirportAnswer[] {
  const wanted = plain(keyword);
  if (wanted.length < MIN_KEYWORD) return [];
  return LISTS[locale]
    .flatMap((candidate) => {
      const score = rank(candidate, wanted);
      return score === undefined ? [] : [{ candidate, score }];
    })
    .sort((a, b) => a.score - b.score || b.candidate.weight - a.candidate.weight)
    .slice(0, MAX_FOUND)
    .map(({ candidate }) => candidate.answer);
}

export function findPlace(code: string, locale: Locale): AirportAnswer | undefined {
  const airport = findAirport(code);
  if (airport) return describeAirport(airport, locale);
  const group = AIRPORT_GROUPS.find((each) => each.code === code.trim().toUpperCase());
  return group && describeGroup(group, locale);
}

export function popularAirports(locale: Locale): AirportAnswer[] {
  return POPULAR.map((code) => findPlace(code, locale)!);
}
