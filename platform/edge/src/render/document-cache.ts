/** Keeps what was made for a short time, each key made once for all who ask together. */
export interface DocumentCache<T> {
  get(key: string, make: () => Promise<T>): Promise<{ readonly value: T; readonly isHit: boolean }>;
}

/** Options of {@link createDocumentCache}. */
interface CacheOptions<T> {
  readonly lifeMs: number;
  /** More keys than this push out the oldest. */
  readonly most: number;
  /** What is not worth keeping is given to who asked for it and made anew for the next. */
  readonly isKept: (value: T) => boolean;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly made: Promise<T>;
  /** Endless while it is being made. */
  until: number;
}

/** Makes an empty one. */
export function createDocumentCache<T>({ lifeMs, most, isKept, now = Date.now }: CacheOptions<T>): DocumentCache<T> {
  const entries = new Map<string, Entry<T>>();

  function begin(key: string, make: () => Promise<T>): Entry<T> {
    const entry: Entry<T> = { made: make(), until: Infinity };
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.made.then((value) => {
      if (isKept(value)) entry.until = now() + lifeMs;
      else drop();
    }, drop);
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  return {
    async get(key, make) {
      const known = entries.get(key);
      const isHit = known !== undefined && known.until > now();
      return { value: await (isHit ? known : begin(key, make)).made, isHit };
    },
  };
}
