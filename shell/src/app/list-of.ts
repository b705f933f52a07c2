import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';

/** `Flights, trains and tours`: names as the start of a sentence. */
export function listOf(names: readonly string[], locale: Locale): string {
  const tag = locale === 'en' ? 'en-GB' : LOCALE_TAGS[locale];
  const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(
    names.map((name) => name.toLocaleLowerCase(tag)),
  );
  return list.charAt(0).toLocaleUpperCase(tag) + list.slice(1);
}
