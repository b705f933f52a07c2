/** Supported locales, spec section 2; English has no path prefix. */
export const LOCALES = ['en', 'id'] as const;
/** A locale of {@link LOCALES}; paths, cookies and message files go by it. */
export type Locale = (typeof LOCALES)[number];
/** The locale of paths without a prefix. */
export const DEFAULT_LOCALE: Locale = 'en';
/** Cookie that remembers the locale (spec section 2). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** How long that cookie lives (spec section 9). */
export const LOCALE_COOKIE_DAYS = 365;
/** BCP 47 tag used for `lang` and Intl. */
export const LOCALE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', id: 'id-ID' };

/** A number as the locale writes it, `1,250.5` or `1.250,5`; the first one by `Intl` takes a slow phone a long task. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const [thousands, point] = locale === 'id' ? (['.', ','] as const) : ([',', '.'] as const);
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (fraction ? point + fraction : '');
}

/** `8.9` or `8,9`, and `9.0` for nine. */
export const oneDecimal = (value: number, locale: Locale): string => formatNumber(value, locale, 1);

/** `8.9` or `8,9`, and `9` for nine. */
export const atMostOneDecimal = (value: number, locale: Locale): string =>
  oneDecimal(value, locale).replace(/[.,]0$/, '');

/** Splits a path into its locale and the path without prefix: `/id/hotel/list` gives `id` and `/hotel/list`. */
export function parseLocalePath(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/id' || pathname.startsWith('/id/')) return { locale: 'id', path: pathname.slice(3) || '/' };
  return { locale: 'en', path: pathname };
}

/** Puts the locale's prefix before an in-app path (query and hash stay): `('id', '/')` gives `/id`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/id' : path.startsWith('/?') || path.startsWith('/#') ? `/id${path.slice(1)}` : `/id${path}`;
}
