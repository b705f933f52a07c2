import type { DayPart, SaidParty, SaidLimits, TravelClass } from './own-words.model.ts';
import { TIMES } from './vocabulary.rules.ts';

/** A text out of which what was read is taken. */
class Remaining {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The first match, which leaves the text; undefined without one. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.text = `${this.text.slice(0, found.index)},${this.text.slice(found.index + found[0].length)}`;
    return found;
  }

  /** All counts before a word, added up, or the one behind it; undefined where it is not counted. */
  count(word: string): number | undefined {
    let sum: number | undefined;
    for (;;) {
      const found = this.take(new RegExp(`\\b(\\d{1,2}|an?) ${word}\\b`));
      if (!found) break;
      sum = (sum ?? 0) + (Number(found[1]) || 1);
    }
    const behind = sum === undefined ? this.take(new RegExp(`\\b${word} (\\d{1,2})(?= ,|$)`)) : undefined;
    return behind ? Number(behind[1]) : sum;
  }
}

const named = <Key extends string>(key: Key, value: number | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, number>);

/** `family of 5`, `for 2` and people of no age count as adults. */
function adultsIn(remaining: Remaining): number | undefined {
  const adults = remaining.count('ADULT');
  const people = remaining.count('PEOPLE');
  const family = remaining.take(/\bfamily of (\d{1,2})\b/);
  const plain = remaining.take(/\bFOR (\d{1,2})(?= |$)(?! (?:CHILD|INFANT|ROOM|NIGHT|DAY|WEEK|STAR|M\d))/);
  return adults ?? people ?? ((family ?? plain) ? Number((family ?? plain)![1]) : undefined);
}

/** People and rooms of a text whose words are meanings already, and the text without them. */
export function readParty(words: string): { readonly said: SaidParty; readonly text: string } {
  const remaining = new Remaining(words);
  const rooms = remaining.take(/\b(\d{1,2}) ROOM\b/);
  const children = remaining.count('CHILD');
  const infants = remaining.count('INFANT');
  const adults = adultsIn(remaining);
  const said = {
    ...named('adults', adults),
    ...named('children', children),
    ...named('infants', infants),
    ...named('rooms', rooms && Number(rooms[1])),
  };
  return { said, text: remaining.text };
}

const PARTS: Readonly<Record<string, DayPart>> = {
  MORNING: 'morning',
  AFTERNOON: 'afternoon',
  EVENING: 'evening',
  NIGHT: 'night',
};
const CLASSES: Readonly<Record<string, TravelClass>> = {
  ECONOMY: 'economy',
  BUSINESS: 'business',
  EXECUTIVE: 'executive',
  FIRST: 'first',
};

/** `900.000`, `1,5` and `500`: a mark before three digits parts thousands, any other decimals. */
function readAmount(text: string, unit: string | undefined): number {
  const plain = text.replaceAll(/[.,](?=\d{3}\b)/g, '').replace(',', '.');
  return Math.round(Number(plain) * (unit ? (TIMES[unit] ?? 1) : 1));
}

/** What narrows the list, of a text whose words are meanings already, and the text without it. */
export function readLimits(words: string): { readonly said: SaidLimits; readonly text: string } {
  const remaining = new Remaining(words);
  const stars = remaining.take(/\b([1-5]) (?:- )?STAR\b|\bSTAR ([1-5])\b/);
  const price = remaining.take(
    /\bBELOW (?:rp\.? |idr )?(\d+(?:[.,]\d+)*)(?: (k|rb|ribu|thousand|m|jt|juta|million)\b)?/,
  );
  const travelClass = remaining.take(/\b(ECONOMY|BUSINESS|EXECUTIVE|FIRST)\b/)?.[1];
  const part = remaining.take(/\b(MORNING|AFTERNOON|EVENING|NIGHT)\b/)?.[1];
  const said = {
    ...named('stars', stars && Number(stars[1] ?? stars[2])),
    ...named('maxPrice', price && readAmount(price[1]!, price[2])),
    ...(travelClass ? { travelClass: CLASSES[travelClass]! } : {}),
    ...(part ? { part: PARTS[part]! } : {}),
  };
  return { said, text: remaining.text };
}
