/** What an address asks for; a `URLSearchParams` fits. */
export interface AddressQuery {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** A key of an address and its text; an empty text leaves the key out. */
export type AddressEntry = [key: string, text: string];

/** One way to narrow a list: its value where it narrows nothing, and how an address carries it. */
export interface FilterPart<V> {
  readonly none: V;
  /** What cannot be read narrows nothing. */
  read(query: AddressQuery): V;
  write(value: V): readonly AddressEntry[];
  isSet(value: V): boolean;
  /** Says more of the order: it narrows nothing, no chip names it, and clearing leaves it as the order. */
  readonly isOfOrder?: true;
  /** Values of the address that the list does not know. */
  unknown?(query: AddressQuery): readonly AddressEntry[];
}

/** Values that are picked from a list; each is taken off by itself. */
export interface OptionsPart extends FilterPart<readonly string[]> {
  readonly isOptions: true;
  /** All that can be picked; undefined where only the results know. */
  readonly known: readonly string[] | undefined;
}

/** Both ends of a range; an undefined one is open. */
export interface Ends {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Values of an address of a key that may stand once, with commas, or several times; at most 40 are read. */
export function listIn(query: AddressQuery, key: string): string[] {
  const values = query.getAll(key).flatMap((text) => text.split(','));
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, 40);
}

interface OptionsDescription {
  readonly key: string;
  readonly known?: readonly string[];
  /** A value of an address that stands for none: `all`. */
  readonly none?: string;
}

/** Values that are picked from a list: `star=4,5`. */
export function optionsPart({ key, known, none }: OptionsDescription): OptionsPart {
  const isKnown = (value: string) => !known || known.includes(value);
  return {
    isOptions: true,
    none: [],
    known,
    read: (query) => listIn(query, key).filter((value) => isKnown(value) && value.toLowerCase() !== none),
    write: (values) => [[key, values.join(',')]],
    isSet: (values) => values.length > 0,
    unknown: (query) => listIn(query, key).flatMap((value) => (isKnown(value) ? [] : [[key, value]])),
  };
}

interface RangeDescription {
  /** The keys of the lower and the upper end. */
  readonly keys: readonly [low: string, high: string];
  /** An end that stands at its limit filters nothing. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Tenths are read too. */
  readonly tenths?: boolean;
}

/** A whole number of at most nine digits, or one with tenths. */
function numberIn(query: AddressQuery, key: string, tenths = false): number | undefined {
  const text = query.get(key) ?? '';
  return (tenths ? /^\d{1,9}(\.\d)?$/ : /^\d{1,9}$/).test(text) ? Number(text) : undefined;
}

/** The page of a list that an address names, from 1 on. */
export const pageIn = (query: AddressQuery): number => numberIn(query, 'page') || 1;

/** Everything between two ends: `minPrice=300000&maxPrice=900000`. Ends the wrong way round are turned. */
export function rangePart({ keys: [low, high], limits, tenths }: RangeDescription): FilterPart<Ends> {
  const textOf = (end: number | undefined) => (end === undefined ? '' : String(end));
  return {
    none: { min: undefined, max: undefined },
    read(query) {
      const [from, to] = [numberIn(query, low, tenths), numberIn(query, high, tenths)];
      const min = limits && from === limits.min ? undefined : from;
      const max = limits && to !== undefined && to >= limits.max ? undefined : to;
      return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
    },
    write: ({ min, max }) => [
      [low, textOf(min)],
      [high, textOf(max)],
    ],
    isSet: ({ min, max }) => min !== undefined || max !== undefined,
  };
}

/** Something that is on or off: `breakfast=1`. */
export function flagPart(key: string, on = '1'): FilterPart<boolean> {
  return {
    none: false,
    read: (query) => query.get(key) === on,
    write: (isOn) => [[key, isOn ? on : '']],
    isSet: (isOn) => isOn,
  };
}

/** Words that somebody types: `name=Samudra`. */
export function textPart(key: string): FilterPart<string> {
  return {
    none: '',
    read: (query) => query.get(key)?.trim().slice(0, 120) ?? '',
    write: (text) => [[key, text]],
    isSet: (text) => text !== '',
  };
}

/** What an order is about: `near=airport:DPS` of the nearest first. */
export function orderPart(key: string): FilterPart<string> {
  return { ...textPart(key), isSet: () => false, isOfOrder: true };
}
