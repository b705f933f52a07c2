import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { BookingPayload } from '../rules/booking-payload.rules.ts';

const ATTEMPT_KEY = storageKey('checkout_draft', 'hotel_attempt');

interface Attempt {
  readonly key: string;
  readonly body: string;
}

function readAttempt(store: KeyValueStore): Attempt | undefined {
  try {
    return JSON.parse(store.get(ATTEMPT_KEY) ?? 'null') as Attempt | undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of a payload: the one of the last attempt while nothing has changed, so that a second click, a
 * reload or a retry after a lost answer is the same booking; a new one for anything else.
 */
export function keyForAttempt(store: KeyValueStore, payload: BookingPayload, makeKey: () => string): string {
  const body = JSON.stringify(payload);
  const last = readAttempt(store);
  if (last?.body === body) return last.key;
  const key = makeKey();
  store.set(ATTEMPT_KEY, JSON.stringify({ key, body } satisfies Attempt));
  return key;
}

export function forgetAttempt(store: KeyValueStore): void {
  store.remove(ATTEMPT_KEY);
}

/** 128 random bits as hex; unlike `randomUUID` it also works on a page without TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
