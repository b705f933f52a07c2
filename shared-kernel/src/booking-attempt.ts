import type { KeyValueStore } from './app-context.ts';
import { storageKey } from './storage-keys.ts';

interface Attempt {
  readonly key: string;
  readonly body: string;
}

const keyOf = (service: string) => storageKey('checkout_draft', `${service}_attempt`);

function readAttempt(store: KeyValueStore, service: string): Attempt | undefined {
  try {
    return JSON.parse(store.get(keyOf(service)) ?? 'null') as Attempt | undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of a booking payload: the one of the last attempt while nothing has changed, so that a second
 * click, a reload or a retry after a lost answer is the same booking; what `makeKey` gives for anything else.
 */
export function keyForAttempt(store: KeyValueStore, service: string, payload: unknown, makeKey: () => string): string {
  const body = JSON.stringify(payload);
  const last = readAttempt(store, service);
  if (last?.body === body) return last.key;
  const key = makeKey();
  store.set(keyOf(service), JSON.stringify({ key, body } satisfies Attempt));
  return key;
}

/** Ends an attempt that was answered: the same payload is a new booking from now on. */
export function forgetAttempt(store: KeyValueStore, service: string): void {
  store.remove(keyOf(service));
}
