import type { Locale } from '@wisata/kernel/locale';
import { shownWords } from '../../app/editors-words.ts';

/** A text in every language of the site, as it is stored. */
export type Translated = Readonly<Record<Locale, string>>;

/** The same record with every translated text in one language. */
export type Localized<T> = T extends Translated
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

function isTranslated(value: object): value is Translated {
  return 'en' in value && 'id' in value && Object.keys(value).length === 2;
}

/** Chooses the language in a whole record, however deep its texts lie, and gives the words as readers see them. */
export function localize<T>(value: T, locale: Locale): Localized<T> {
  const choose = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(choose);
    if (typeof part !== 'object' || part === null) return part;
    if (isTranslated(part)) return shownWords(part[locale]);
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, choose(entry)]));
  };
  return choose(value) as Localized<T>;
}
