import type { KeyValueStore } from '@wisata/kernel/app-context';
import { withStoragePrefix } from '@wisata/kernel/storage-keys';

/** What a browser storage offers; `window.localStorage` fits. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A store that forgets quietly when the browser blocks or fills its storage. `find` is called late, never while a module
 * loads. A key means the same with and without the `aerowisata_` prefix (spec section 9).
 */
export function createStore(find: () => RawStorage | undefined): KeyValueStore {
  const attempt = <T>(work: (storage: RawStorage) => T): T | undefined => {
    try {
      const storage = find();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(withStoragePrefix(key))) ?? undefined,
    set: (key, value) => void attempt((storage) => storage.setItem(withStoragePrefix(key), value)),
    remove: (key) => void attempt((storage) => storage.removeItem(withStoragePrefix(key))),
  };
}

/** A store in memory. */
export function createMemoryStore(start: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(start));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
