import type { KeyValueStore } from '@wisata/kernel/app-context';

/** What a browser storage offers; `window.localStorage` fits. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key prefix of everything this product keeps on the device (spec section 9). */
export const STORAGE_PREFIX = 'aerowisata_';

/** A store that forgets quietly when the browser blocks or fills its storage. `find` is called late, never while a module loads. */
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
    get: (key) => attempt((storage) => storage.getItem(STORAGE_PREFIX + key)) ?? undefined,
    set: (key, value) => void attempt((storage) => storage.setItem(STORAGE_PREFIX + key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(STORAGE_PREFIX + key)),
  };
}
