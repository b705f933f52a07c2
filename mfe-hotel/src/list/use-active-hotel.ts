import { useSyncExternalStore } from 'react';

/** The hotel under the pointer. Its card and pin subscribe to it, so that the list is not rendered again. */
export interface ActiveHotel {
  readonly get: () => string | undefined;
  readonly set: (key: string | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createActiveHotel(): ActiveHotel {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  return {
    get: () => current,
    set(key) {
      current = key;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useActiveHotel({ get, subscribe }: ActiveHotel): string | undefined {
  return useSyncExternalStore(subscribe, get, () => undefined);
}

export function useIsActive({ get, subscribe }: ActiveHotel, key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => get() === key,
    () => false,
  );
}
