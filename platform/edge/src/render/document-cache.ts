import { setTimeout as pause } from 'node:timers/promises';

/** Keeps what was made for a short time, each key made once for all who ask together. */
export interface DocumentCache<T> {
  /** `isRenewal`: the one before it stands in meanwhile. */
  get(key: string, make: (isRenewal: boolean) => Promise<T>): Promise<{ readonly value: T; readonly isHit: boolean }>;
}

/** Options of {@link createDocumentCache}. */
interface CacheOptions<T> {
  readonly lifeMs: number;
  /** So long after its time a value still stands in for one that is not worth keeping. */
  readonly standInMs: number;
  /** Whoever waits longer than this for a new one gets that value, too. */
  readonly patienceMs: number;
  /** More keys than this push out the oldest. */
  readonly most: number;
  /** What is not worth keeping is given to who asked for it and made anew for the next. */
  readonly isKept: (value: T) => boolean;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly made: Promise<T>;
  /** Given to who asks while it is being made, where something stands in for it. */
  meanwhile: Promise<T> | undefined;
  /** What was worth keeping last, and when its time was over. */
  last: { readonly value: T; readonly endedAtMs: number } | undefined;
  /** Endless while it is being made. */
  until: number;
}

/** Makes an empty one. */
export function createDocumentCache<T>(options: CacheOptions<T>): DocumentCache<T> {
  const { lifeMs, standInMs, patienceMs, most, isKept, now = Date.now } = options;
  const entries = new Map<string, Entry<T>>();
  const standInOf = (last: Entry<T>['last']) => (last && now() - last.endedAtMs < standInMs ? last : undefined);

  /** Undefined when nothing stands in for what was not made, or is not worth keeping. */
  function goBack(key: string, entry: Entry<T>): Entry<T>['last'] {
    const standIn = standInOf(entry.last);
    entry.meanwhile = undefined;
    // The next who asks tries again.
    entry.until = 0;
    if (!standIn && entries.get(key) === entry) entries.delete(key);
    return standIn;
  }

  function keep(entry: Entry<T>, value: T): T {
    entry.meanwhile = undefined;
    entry.until = now() + lifeMs;
    entry.last = { value, endedAtMs: entry.until };
    return value;
  }

  function begin(key: string, make: (isRenewal: boolean) => Promise<T>): Entry<T> {
    const standIn = standInOf(entries.get(key)?.last);
    const made = make(standIn !== undefined).then(
      (value) => (isKept(value) ? keep(entry, value) : (goBack(key, entry)?.value ?? value)),
      (error: unknown) => {
        const before = goBack(key, entry);
        if (!before) throw error;
        return before.value;
      },
    );
    const meanwhile = standIn && Promise.race([made, pause(patienceMs, standIn.value, { ref: false })]);
    const entry: Entry<T> = { made, meanwhile, until: Infinity, last: standIn };
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
      const { made, meanwhile } = isHit ? known : begin(key, make);
      return { value: await (meanwhile ?? made), isHit };
    },
  };
}
