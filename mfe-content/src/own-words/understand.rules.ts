import { plainWords } from '@wisata/kernel/plain-letters';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import type { SearchKind, ServiceSearch } from '@wisata/kernel/service-search';
import type { SaidPlace, Understood } from './own-words.model.ts';
import { readDays } from './read-days.rules.ts';
import { readParty, readLimits } from './read-party.rules.ts';
import { findEnds, findSpot, markPlaces, type PlaceIndex } from './read-places.rules.ts';
import { IDLE_WORDS, MEANINGS, PHRASES } from './vocabulary.rules.ts';

/** A service on sale with how its search is said and written. */
export interface SearchableService {
  readonly key: string;
  readonly search: ServiceSearch;
}

/** What a sentence is understood with. */
export interface OwnWords {
  readonly services: readonly SearchableService[];
  readonly places: PlaceIndex;
  readonly today: CalendarDate;
}

const TOKEN = /\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{1,2}\/\d{1,2}|\d+(?:[.,]\d+)*|[\p{L}'/]+|[-–—,]/gu;

/** Codes of airports that are words of a sentence too. */
const CODES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(['can', 'del', 'han', 'mel', 'pen', 'per', 'med', 'ist']);

/** Words by which a service is meant, the longest first. */
const wordsOf = ({ search }: SearchableService): readonly string[] => [...search.words.en, ...search.words.id];

/** The service that the sentence names: the longest word counts, then the first one. */
function findService(sentence: string, services: readonly SearchableService[]): string | undefined {
  const text = ` ${plainWords(sentence)} `;
  const found = services.flatMap((service) =>
    wordsOf(service).flatMap((word) => {
      const at = text.indexOf(` ${plainWords(word)} `);
      return at < 0 ? [] : [{ key: service.key, words: word.split(' ').length, at }];
    }),
  );
  return found.sort((a, b) => b.words - a.words || a.at - b.at)[0]?.key;
}

const sells = (key: string, place: SaidPlace | undefined) =>
  place === undefined || place.places.some(({ service }) => service === key);

/** The service that is meant where none is named: a way between two places is a journey, one place is somewhere to stay. */
function guessService(said: Understood, services: readonly SearchableService[]): string | undefined {
  const order: readonly SearchKind[] = said.from
    ? ['journey', 'stay', 'visit', 'hire']
    : ['stay', 'visit', 'journey', 'hire'];
  const { travelClass } = said;
  return order
    .flatMap((kind) => services.filter(({ search }) => search.kind === kind))
    .filter(({ key }) => sells(key, said.from) && sells(key, said.to))
    .find(({ search }) => travelClass === undefined || search.values?.travelClass?.[travelClass] !== undefined)?.key;
}

/** Words become what they mean; phrases go before single words. */
function toMeanings(words: readonly string[]): string {
  const text = words.map((word) => (/^P\d+$/.test(word) ? word : word.toLowerCase())).join(' ');
  return PHRASES.reduce((whole, [pattern, meaning]) => whole.replace(pattern, meaning), text)
    .split(/\s+/)
    .map((word) => MEANINGS.get(word) ?? word)
    .join(' ')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\bNIGHT THIS\b/g, 'TONIGHT')
    .replaceAll(/\bDAY THIS\b/g, 'TODAY');
}

/** What is left of a text: words that no rule took and that would have meant something. */
function restOf(text: string, services: readonly SearchableService[]): string[] {
  const known = new Set(services.flatMap(wordsOf).flatMap((word) => plainWords(word).split(' ')));
  return text.split(' ').filter((word) => /^[\p{Ll}\d]/u.test(word) && !IDLE_WORDS.has(word) && !known.has(word));
}

/** A stay has a last day, a hire where it is said how long; a journey and a visit only have the days that were named. */
function inDaysOf(kind: SearchKind | undefined, said: Understood): Understood {
  const { nights, ...rest } = said;
  if (kind === 'visit' || kind === 'journey') return rest;
  if (!said.start || said.end) return said;
  return kind === 'stay' || nights ? { ...rest, end: addDays(said.start, nights ?? 1) } : rest;
}

/** What does not belong to such a service is left out: a part of the day to a stay, a beginning of the way to all but journeys. */
function fitTo(service: SearchableService, places: readonly SaidPlace[], said: Understood): Understood {
  const { kind } = service.search;
  const { part, from, to, ...rest } = said;
  const spot = kind === 'journey' ? to : (findSpot(places, service.key) ?? to);
  return inDaysOf(kind, {
    ...rest,
    ...(kind === 'stay' || part === undefined ? {} : { part }),
    ...(kind === 'journey' && from ? { from } : {}),
    ...(spot ? { to: spot } : {}),
    service: service.key,
  });
}

/** Reads a sentence in English or Indonesian. Nothing of it leaves the device. */
export function understand(sentence: string, { services, places: index, today }: OwnWords): Understood {
  // Solo is a city too, but not before such a word.
  const typed = sentence.replaceAll('’', "'").replace(/\bsolo (?=trip|travel)/i, '1 adult ');
  const isWord = (word: string) => MEANINGS.has(word) || IDLE_WORDS.has(word) || CODES_THAT_ARE_WORDS.has(word);
  const { places, marked } = markPlaces(typed.match(TOKEN) ?? [], index, isWord);
  const days = readDays(toMeanings(marked), today);
  const party = readParty(days.text);
  const wishes = readLimits(party.text);
  const ends = findEnds(party.text, places);
  const found = { ...days.said, ...party.said, ...wishes.said, ...ends, rest: restOf(wishes.text, services) };
  const key = findService(typed, services) ?? guessService(found, services);
  const service = services.find((each) => each.key === key);
  return service ? fitTo(service, places, found) : found;
}
