import type { Locale } from '@wisata/kernel/locale';

/** Before the last name. `Intl.ListFormat` knows them too, but takes a slow phone a long task to make. */
const LAST: Readonly<Record<Locale, readonly [two: string, more: string]>> = {
  en: [' and ', ' and '],
  id: [' dan ', ', dan '],
};

/** `Flights, trains and tours`: names as the start of a sentence. */
export function listOf(names: readonly string[], locale: Locale): string {
  const [two, more] = LAST[locale];
  const last = names.length === 2 ? two : more;
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(last).toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
