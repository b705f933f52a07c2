import type { KeyValueStore } from '@wisata/kernel/app-context';

// By hand, because pages read their own notes before they make a call, and only calls need a library for it.
/** True for what a page has written itself and nobody has changed since. */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value): value is string => typeof value === 'string';
export const isNumber: Check<number> = (value): value is number => typeof value === 'number';

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

export const isRecordOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(check);

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
