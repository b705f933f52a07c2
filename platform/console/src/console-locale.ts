import { DEFAULT_LOCALE, LOCALES, type Locale } from '@wisata/kernel/locale';
import { storageKey } from '@wisata/kernel/storage-keys';

const KEY = storageKey('console_locale');

/** The language that was chosen before, else the first of the browser's that the console speaks. */
export function findLocale(kept: string | null, preferred: readonly string[]): Locale {
  const wanted = [kept ?? '', ...preferred].map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return wanted.flatMap((each) => LOCALES.filter((locale) => locale === each))[0] ?? DEFAULT_LOCALE;
}

/** The language to begin with. A browser that keeps nothing is asked each time. */
export function readLocale(): Locale {
  try {
    return findLocale(localStorage.getItem(KEY), navigator.languages);
  } catch {
    return findLocale(null, navigator.languages);
  }
}

/** Keeps a choice for the next visit, where the browser keeps anything. */
export function keepLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // It holds as long as the page is open.
  }
}
