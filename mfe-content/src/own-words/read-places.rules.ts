import { plainWords } from '@wisata/kernel/plain-letters';
import type { NamedPlace, SaidPlace } from './own-words.model.ts';

/** Places by every name in plain words. */
export type PlaceIndex = ReadonlyMap<string, readonly NamedPlace[]>;

/** Longest name that is looked for, in words. */
const MOST_WORDS = 4;
/** Shorter names are codes, and words of a sentence may look like them. */
const CODE_LETTERS = 3;

export function indexPlaces(places: readonly NamedPlace[]): PlaceIndex {
  const index = new Map<string, NamedPlace[]>();
  for (const place of places) {
    for (const name of new Set([place.name, ...place.names].map(plainWords)))
      index.set(name, [...(index.get(name) ?? []), place]);
  }
  return index;
}

const isMark = (token: string) => !/[\p{L}\p{N}]/u.test(token);

interface Found {
  readonly said: SaidPlace;
  readonly words: number;
}

/** The longest name that begins at a word. A code counts in capitals, or where it is no word of a sentence. */
function findAt(tokens: readonly string[], at: number, index: PlaceIndex, isWord: (word: string) => boolean) {
  for (let words = Math.min(MOST_WORDS, tokens.length - at); words > 0; words -= 1) {
    if (isMark(tokens[at]!) || isMark(tokens[at + words - 1]!)) continue;
    const typed = tokens.slice(at, at + words).join(' ');
    const name = plainWords(typed);
    const places = index.get(name);
    const isCode = name.length <= CODE_LETTERS && typed !== typed.toUpperCase();
    if (places && !(isCode && isWord(name)) && !(words === 1 && isWord(name) && !/^\p{Lu}/u.test(typed)))
      return { said: { said: typed, places }, words } satisfies Found;
  }
  return undefined;
}

/** Places in the order in which they are named, each written into the words as `P0`, `P1`. */
export function markPlaces(tokens: readonly string[], index: PlaceIndex, isWord: (word: string) => boolean) {
  const places: SaidPlace[] = [];
  const marked: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = findAt(tokens, at, index, isWord);
    if (found) places.push(found.said);
    marked.push(found ? `P${places.length - 1}` : tokens[at]!);
    at += found?.words ?? 1;
  }
  return { places, marked };
}

/** Where somebody wants to be who does not travel from one place to another: of a city and its quarter the quarter, whose key is longer. */
export function findSpot(places: readonly SaidPlace[], service: string): SaidPlace | undefined {
  const keyOf = (place: SaidPlace) => place.places.find((each) => each.service === service)?.key ?? '';
  return [...places].sort((a, b) => keyOf(b).length - keyOf(a).length)[0];
}

/** Which of the places is where the way begins, and where it leads: by the word before each, else in their order. */
export function findEnds(text: string, places: readonly SaidPlace[]): { from?: SaidPlace; to?: SaidPlace } {
  const after = (word: string) => {
    const found = new RegExp(`\\b(?:${word})(?: ,)? P(\\d+)`).exec(text);
    return found ? Number(found[1]) : undefined;
  };
  const left = new Set(places.keys());
  const from = after('FROM');
  if (from !== undefined) left.delete(from);
  const marked = after('TO') ?? after('FOR');
  const to = marked ?? (from === undefined && left.size > 1 ? [...left][1] : [...left][0]);
  if (to !== undefined) left.delete(to);
  const begin = from ?? [...left].find((at) => to !== undefined && at < to);
  return {
    ...(begin === undefined ? {} : { from: places[begin]! }),
    ...(to === undefined ? {} : { to: places[to]! }),
  };
}
