import { LOCALE_COOKIE } from '@wisata/kernel/locale';
import { AUTH_STORAGE_KEY, STORAGE_PREFIX } from '@wisata/kernel/storage-keys';

/** Where saved pages and tickets lie; the service worker names them so. */
const CACHE_PREFIX = 'wisata-';

type Place = 'localStorage' | 'sessionStorage';

/** Our names in a storage. What proves who is signed in is no setting: it is neither handed out nor removed. */
function ownKeys(window: Window, place: Place): readonly string[] {
  try {
    return Object.keys(window[place]).filter((key) => key.startsWith(STORAGE_PREFIX) && key !== AUTH_STORAGE_KEY);
  } catch {
    return [];
  }
}

function ownCookies({ document }: Window): readonly (readonly [name: string, value: string])[] {
  return document.cookie
    .split('; ')
    .map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)] as const)
    .filter(([name]) => name === LOCALE_COOKIE || name.startsWith(STORAGE_PREFIX));
}

async function ownCaches({ caches }: { readonly caches?: CacheStorage }): Promise<readonly string[]> {
  return ((await caches?.keys()) ?? []).filter((name) => name.startsWith(CACHE_PREFIX));
}

async function savedAddresses(window: Window): Promise<readonly string[]> {
  const names = await ownCaches(window);
  const lists = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
  return lists.flat().map(({ url }) => url);
}

const valuesOf = (window: Window, place: Place) =>
  Object.fromEntries(ownKeys(window, place).map((key) => [key, window[place].getItem(key)]));

/** Everything that this site keeps in the browser, as a file to read. */
export async function exportDeviceData(window: Window): Promise<Uint8Array> {
  const data = {
    site: window.location.origin,
    keptOnDevice: valuesOf(window, 'localStorage'),
    keptUntilTabCloses: valuesOf(window, 'sessionStorage'),
    cookies: Object.fromEntries(ownCookies(window)),
    savedPagesAndTickets: await savedAddresses(window),
  };
  return new TextEncoder().encode(`${JSON.stringify(data, undefined, 2)}\n`);
}

/** Removes all of it; whoever is signed in stays so. */
export async function deleteDeviceData(window: Window): Promise<void> {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    for (const key of ownKeys(window, place)) window[place].removeItem(key);
  for (const [name] of ownCookies(window)) window.document.cookie = `${name}=; path=/; max-age=0`;
  await Promise.all((await ownCaches(window)).map((name) => window.caches.delete(name)));
}
