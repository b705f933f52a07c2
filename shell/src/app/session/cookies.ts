import type { KeyValueStore } from '@wisata/kernel/app-context';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from '@wisata/kernel/locale';
import { TOLD_PREFIX } from '@wisata/kernel/storage-keys';

const TOLD_DAYS = 365;
const DAY_SECONDS = 86_400;

/** Remembers a choice that the server reads with the next document. */
export function writeCookie(name: string, value: string, days: number): void {
  writeCookieFor(name, encodeURIComponent(value), days * DAY_SECONDS);
}

/** Writes a value as it is, for some seconds; 0 takes the cookie away. */
export function writeCookieFor(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** The same store, whose words for the server go with each document too. */
export const tellServer = (store: KeyValueStore): KeyValueStore => ({
  ...store,
  set(key, value) {
    store.set(key, value);
    if (key.startsWith(TOLD_PREFIX)) writeCookie(key, value, TOLD_DAYS);
  },
});

/** Remembers the language for the next visit (spec section 2), where no document has done it. */
export function rememberLocale(locale: Locale): void {
  if (!document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`))
    writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
}
