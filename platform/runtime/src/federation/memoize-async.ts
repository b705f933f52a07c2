/** Work by key, each started once. */
export interface AsyncCache<K, T> {
  readonly get: (key: K) => Promise<T>;
  readonly forget: (key: K) => void;
  /** Forgets every key that fits. */
  readonly forgetAll: (fits: (key: K) => boolean) => void;
}

/** Starts the work of each key once. A failure is kept until it is forgotten, or not at all. */
export function memoizeAsync<K, T>(start: (key: K) => Promise<T>, failures: 'kept' | 'forgotten'): AsyncCache<K, T> {
  const known = new Map<K, Promise<T>>();
  return {
    get(key) {
      const asked = known.get(key) ?? start(key);
      known.set(key, asked);
      if (failures === 'forgotten')
        asked.catch(() => {
          if (known.get(key) === asked) known.delete(key);
        });
      return asked;
    },
    forget: (key) => void known.delete(key),
    forgetAll(fits) {
      for (const key of known.keys()) if (fits(key)) known.delete(key);
    },
  };
}
