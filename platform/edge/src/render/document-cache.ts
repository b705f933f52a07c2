/** Keeps what was made for a short time, each key made once for all who ask together. */
export interface DocumentCache<T> {
  get(key: string, make: () => Promise<T>): Promise<{ readonly value: T; readonly isHit: boolean }>;
}

/** Options of {@link createDocumentCache}. */
interface CacheOptions<T> {
  readonly lifeMs: number;
  /** So long after its time a value still stands in for one that is not worth keeping. */
  readonly standInMs: number;
  /** More keys than this push out the oldest. */
  readonly most: number;
  /** What is not worth keeping is given to who asked for it and made anew for the next. */
  readonly isKept: (value: T) => boolean;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly made: Promise<T>;
  /** What was worth keeping last, and when its time was over. */
  last?: { readonly value: T; readonly endedAtMs: number } | undefined;
  /** Endless while it is being made. */
  until: number;
}

/** Makes an empty one. */
export function createDocumentCache<T>(options: CacheOptions<T>): DocumentCache<T> {
  const { lifeMs, standInMs, most, isKept, now = Date.now } = options;
  const entries = new Map<string, Entry<T>>();

  function begin(key: string, make: () => Promise<T>): Entry<T> {
    const last = entries.get(key)?.last;
    const hasStandIn = () => last !== undefined && now() - last.endedAtMs < standInMs;
    const entry: Entry<T> = { made: make().then((value) => settle(value)), until: Infinity, last };
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const settle = (value: T): T => {
      if (isKept(value)) {
        entry.until = now() + lifeMs;
        entry.last = { value, endedAtMs: entry.until };
        return value;
      }
      if (!last || !hasStandIn()) {
        drop();
        return value;
      }
      // The next who asks tries again.
      entry.until = 0;
      return last.value;
    };
    entry.made.catch(drop);
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
