import { plainWords } from '@wisata/kernel/plain-letters';

const MIN_KEYWORD = 2;
const MAX_FOUND = 20;

/** A place that can be searched: an airport, a station, a city with all of them. */
export interface Place<T> {
  readonly answer: T;
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Of two that fit alike, the greater one comes first. */
  readonly weight: number;
}

/** The place in the form in which keywords are compared. */
export const searchable = <T>({ answer, code, city, name, aliases, weight }: Place<T>): Place<T> => ({
  answer,
  weight,
  code: plainWords(code),
  city: plainWords(city),
  name: plainWords(name),
  aliases: aliases.map(plainWords),
});

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

/** How well a place fits: 0 best; undefined when not at all. Exact code first, then city, nicknames, the place's own name. */
function rank({ code, city, name, aliases }: Place<unknown>, wanted: string): number | undefined {
  if (code === wanted) return 0;
  if (city === wanted) return 1;
  if (aliases.some((alias) => alias === wanted)) return 2;
  if (city.startsWith(wanted)) return 3;
  if (startsWord(city, wanted) || aliases.some((alias) => startsWord(alias, wanted))) return 4;
  if (startsWord(name, wanted) || code.startsWith(wanted)) return 5;
  return isNearly(city, wanted) || aliases.some((alias) => isNearly(alias, wanted)) ? 6 : undefined;
}

/** Answers of the places that fit, by code, city, nickname or name, best match first; empty below two characters. */
export function searchPlaces<T>(places: readonly Place<T>[], keyword: string): T[] {
  const wanted = plainWords(keyword);
  if (wanted.length < MIN_KEYWORD) return [];
  return places
    .flatMap((place) => {
      const score = rank(place, wanted);
      return score === undefined ? [] : [{ place, score }];
    })
    .sort((a, b) => a.score - b.score || b.place.weight - a.place.weight)
    .slice(0, MAX_FOUND)
    .map(({ place }) => place.answer);
}
