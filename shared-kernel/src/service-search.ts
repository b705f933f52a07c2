import type { Locale } from './locale.ts';

/** What is looked for: a way between two places, a place to sleep, something to see or do, something to drive. */
export type SearchKind = 'journey' | 'stay' | 'visit' | 'hire';

/** What an address can say of a search. A stay's last day is the day it ends. */
export const SEARCH_FACTS = [
  'from',
  'to',
  'toName',
  'start',
  'end',
  'month',
  'year',
  'adults',
  'children',
  'infants',
  'people',
  'rooms',
  'stars',
  'maxPrice',
  'part',
  'travelClass',
] as const;
export type SearchFact = (typeof SEARCH_FACTS)[number];

/** Parts of the day as addresses of journeys write them: a night is an evening there. */
export const JOURNEY_PARTS = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
} as const;

/** How others write a service's search into the address of its list, and by which words it is meant. */
export interface ServiceSearch {
  readonly kind: SearchKind;
  /** Words of a sentence that mean this service, in small letters. */
  readonly words: Readonly<Record<Locale, readonly string[]>>;
  /** The key of each fact in the address; what has none cannot be said there. */
  readonly keys: Readonly<Partial<Record<SearchFact, string>>>;
  /** How an address writes a value that has a name: `{ travelClass: { first: 'FirstClass' } }`. */
  readonly values?: Readonly<Partial<Record<SearchFact, Readonly<Record<string, string>>>>>;
}

/** What a search is about; what nobody has said is undefined. */
export type SearchFacts = Readonly<Partial<Record<SearchFact, string | number | undefined>>>;

/** The query of a service's list with these facts filled in, name and value; what its address cannot say is left out. */
export function searchEntries(
  { keys, values }: Pick<ServiceSearch, 'keys' | 'values'>,
  facts: SearchFacts,
): string[][] {
  return SEARCH_FACTS.flatMap((fact): string[][] => {
    const [name, value, names] = [keys[fact], facts[fact], values?.[fact]];
    const text = value === undefined || !names ? value : names[value];
    return name !== undefined && text !== undefined ? [[name, String(text)]] : [];
  });
}
