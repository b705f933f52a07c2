import type { KeyValueStore } from '@wisata/kernel/app-context';

/** Key in local storage: which search a returning visitor sees first. */
const LAST_TAB = 'home_tab';

export function rememberTab(store: KeyValueStore, service: string): void {
  store.set(LAST_TAB, service);
}

/** The service whose tab was last used here, while it is still on sale; else the first. */
export function findTab(store: KeyValueStore, services: readonly string[]): string | undefined {
  const last = store.get(LAST_TAB);
  return last !== undefined && services.includes(last) ? last : services[0];
}
