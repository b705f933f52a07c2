import type { KeyValueStore } from './app-context.ts';

// By hand, because pages read their own notes before they make a call, and only calls need a library for it.
/** True for a value in the form in which pages write it. */
export type Check<T> = (value: unknown) => value is T;

/** Text. */
export const isText: Check<string> = (value): value is string => typeof value === 'string';

/** A number. */
export const isNumber: Check<number> = (value): value is number => typeof value === 'number';

/** Yes or no. */
export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** A whole number of things or people. */
export const isCount: Check<number> = (value): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What may be left out. */
export const isOptional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** A list of it. */
export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** A record of it, by whatever names. */
export const isRecordOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(check);

/** An object that has these fields; others may stand beside them. */
export const hasFields =
  <T>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));

/** What is kept under a key; undefined when it is not what was expected. */
export function readStored<T>(store: KeyValueStore, key: string, check: Check<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null');
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A list with something new in front: of two with one name the new one stays, and no more than `most` of all. */
export function withNewest<T>(item: T, known: readonly T[], idOf: (item: T) => string, most: number): T[] {
  return [item, ...known.filter((each) => idOf(each) !== idOf(item))].slice(0, most);
}

interface StoredListDescription<T> {
  readonly key: string;
  readonly check: Check<T>;
  /** Equal for two that are the same thing: it stands in the list once. */
  readonly idOf: (item: T) => string;
  readonly most: number;
  /** What is there already stays where it is. */
  readonly keepsPlace?: boolean;
}

/** A short list on this device, newest first. */
export function createStoredList<T>({ key, check, idOf, most, keepsPlace = false }: StoredListDescription<T>) {
  const isWhole = isListOf(check);
  const find = (store: KeyValueStore): T[] => readStored(store, key, isWhole) ?? [];
  return {
    find,
    remember(store: KeyValueStore, item: T): void {
      const known = find(store);
      if (keepsPlace && known.some((each) => idOf(each) === idOf(item))) return;
      store.set(key, JSON.stringify(withNewest(item, known, idOf, most)));
    },
    /** Takes one out; of an empty list nothing is left in the store. */
    forget(store: KeyValueStore, id: string): void {
      const rest = find(store).filter((each) => idOf(each) !== id);
      if (rest.length > 0) store.set(key, JSON.stringify(rest));
      else store.remove(key);
    },
  };
}
