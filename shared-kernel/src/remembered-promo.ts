import type { KeyValueStore } from './app-context.ts';

/** Key in local storage: the voucher code that waits for the next payment. */
const KEY = 'promo_code';

/** Keeps a voucher code on this device until a payment takes it; one takes the place of another. */
export function rememberPromo(store: KeyValueStore, code: string): void {
  store.set(KEY, code);
}

/** The code that waits; undefined when there is none. */
export function findRememberedPromo(store: KeyValueStore): string | undefined {
  return store.get(KEY) || undefined;
}

/** Lets go of the code that waits. */
export function forgetPromo(store: KeyValueStore): void {
  store.remove(KEY);
}
