import { STORAGE_PREFIX } from '@wisata/kernel/storage-keys';

/** Caches of this site in the browser begin with it. */
const CACHE_PREFIX = 'wisata-';

function findOwn(storage: Storage): (readonly [key: string, value: string])[] {
  return Object.entries({ ...storage }).filter(([key]) => key.startsWith(STORAGE_PREFIX)) as [string, string][];
}

const isToken = (key: string) => key.startsWith(`${STORAGE_PREFIX}_token`);

/** What this browser keeps for the site: drafts, hearts, what was looked at and chosen. The sign-in is a secret and stays out. */
export function readDeviceData({ localStorage: local, sessionStorage: session }: Window): Record<string, string> {
  return Object.fromEntries([...findOwn(local), ...findOwn(session)].filter(([key]) => !isToken(key)));
}

/** Takes all of it away, with the tickets that were kept for a time without network. */
export async function eraseDeviceData(window: Window & typeof globalThis): Promise<void> {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const [key] of findOwn(storage)) storage.removeItem(key);
  }
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => window.caches.delete(name)));
}

/** Takes some of it away. */
export function eraseKeys({ localStorage: local, sessionStorage: session }: Window, keys: readonly string[]): void {
  for (const key of keys) {
    local.removeItem(key);
    session.removeItem(key);
  }
}
