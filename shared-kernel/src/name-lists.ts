import type { Locale } from './locale.ts';

/** Before the last of two names, and of more. `Intl.ListFormat` knows them too, but takes a slow phone a long task to make. */
const LAST = {
  en: { and: [' and ', ' and '], or: [' or ', ' or '] },
  id: { and: [' dan ', ', dan '], or: [' atau ', ', atau '] },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** `Bali, Lombok and Yogyakarta`, or `Bali, Lombok or Yogyakarta`. */
export function listNames(names: readonly string[], locale: Locale, joiner: 'and' | 'or' = 'and'): string {
  const [two, more] = LAST[locale][joiner];
  const last = names.length === 2 ? two : more;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(last);
}

/** `Flights, trains and tours`: names as the start of a sentence. */
export function startWithNames(names: readonly string[], locale: Locale): string {
  const list = listNames(names, locale).toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
