import { LRUCache } from 'lru-cache';

/** Makes what is asked for; `isRenewal` says that the one before it stands in meanwhile. */
export type FindAnswer<T> = (isRenewal: boolean) => Promise<T>;

/** Keeps answers for a while, each found once for all who ask together. */
export interface AnswerCache<T> {
  get(key: string, find: FindAnswer<T>): Promise<{ readonly value: T; readonly isHit: boolean }>;
  /** Also what is being found now is not kept. */
  clear(): void;
}

/** Options of {@link createAnswerCache}. */
export interface AnswerCacheOptions<T> {
  /** More answers than this push out the one that nobody has asked for the longest. */
  readonly most: number;
  readonly lifeMs: number;
  /** So long after its time an answer still stands in for one that fails or is not worth keeping. */
  readonly standInMs?: number;
  /** Resolves with the answer that stands in when those who wait for a new one have waited enough. */
  readonly patience?: (standIn: T) => Promise<T>;
  /** What is not worth keeping is given to those who asked for it and found anew for the next. */
  readonly isKept?: (value: T) => boolean;
  /** In milliseconds, never 0. */
  readonly now?: () => number;
}

interface Kept<T> {
  readonly value: T;
  /** Given to who asks while the next one is being found. */
  meanwhile?: Promise<T> | undefined;
}

class UnkeptAnswer<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('Not worth keeping');
    this.value = value;
  }
}

/** Makes an empty one. What fails is thrown to all who asked together, and is asked for again by the next. */
export function createAnswerCache<T>(options: AnswerCacheOptions<T>): AnswerCache<T> {
  const { most, lifeMs, standInMs = 0, patience, isKept = () => true, now } = options;
  const cache = new LRUCache<string, Kept<T>, FindAnswer<T>>({
    max: most,
    // It counts the millisecond in which the time is over as still within it.
    ttl: lifeMs - 1,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    // Who asked for what was pushed out or cleared meanwhile gets it all the same.
    ignoreFetchAbort: true,
    async fetchMethod(key, before, { options: fetching, context: find }) {
      const hasStandIn = before !== undefined && cache.getRemainingTTL(key) > -standInMs;
      fetching.allowStaleOnFetchRejection = hasStandIn;
      const value = await find(hasStandIn);
      if (!isKept(value)) throw new UnkeptAnswer(value);
      return { value };
    },
  });

  async function ask(key: string, find: FindAnswer<T>, status: LRUCache.Status<string, Kept<T>, FindAnswer<T>>) {
    try {
      return (await cache.fetch(key, { context: find, status }))!.value;
    } catch (error) {
      if (error instanceof UnkeptAnswer) return error.value as T;
      throw error;
    }
  }

  return {
    async get(key, find) {
      // What was found before the clock was set back would be kept for too long.
      if (cache.getRemainingTTL(key) > lifeMs) cache.delete(key);
      const before = cache.peek(key, { allowStale: true });
      const mayStandIn = cache.getRemainingTTL(key) > -standInMs;
      const status: LRUCache.Status<string, Kept<T>, FindAnswer<T>> = {};
      const asked = ask(key, find, status);
      const isHit = status.fetch === 'hit' || status.fetch === 'inflight';
      if (status.fetch === 'stale' && before)
        before.meanwhile = mayStandIn && patience ? Promise.race([asked, patience(before.value)]) : undefined;
      const value = await (status.fetch === 'hit' ? asked : (before?.meanwhile ?? asked));
      return { value, isHit };
    },
    clear: () => cache.clear(),
  };
}
