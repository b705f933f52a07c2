import type { KeyValueStore } from './app-context.ts';
import { storageKey } from './storage-keys.ts';

interface Attempt {
  readonly key: string;
  /** A hash of the payload. The payload itself is not stored: it has passports and birth dates. */
  readonly hash: string;
}

const keyOf = (service: string) => storageKey('booking_attempt', service);

function readAttempt(store: KeyValueStore, service: string): Attempt | undefined {
  try {
    return JSON.parse(store.get(keyOf(service)) ?? 'null') as Attempt | undefined;
  } catch {
    return undefined;
  }
}

const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;

/** 64 bits of a text, enough to tell two payloads of one browser apart; works without TLS and without waiting. */
function hashOf(text: string): string {
  const hashes = MULTIPLIERS.map((multiplier, seed) => {
    let hash = 0xdeadbeef ^ seed;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), multiplier);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return hashes.join('');
}

/**
 * The idempotency key of a booking payload: the one of the last attempt while nothing has changed, so that a second
 * click, a reload or a retry after a lost answer is the same booking; what `makeKey` gives for anything else.
 */
export function keyForAttempt(store: KeyValueStore, service: string, payload: unknown, makeKey: () => string): string {
  const hash = hashOf(JSON.stringify(payload));
  const last = readAttempt(store, service);
  if (last?.hash === hash) return last.key;
  const key = makeKey();
  store.set(keyOf(service), JSON.stringify({ key, hash } satisfies Attempt));
  return key;
}

/** Ends an attempt that was answered: the same payload is a new booking from now on. */
export function forgetAttempt(store: KeyValueStore, service: string): void {
  store.remove(keyOf(service));
}
