import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** Plural forms are one message. */
type NameOf<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? NameOf<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Names of all messages: what has none does not compile, a new kind of action neither. */
export type MessageKey = KeysOf<typeof en>;

/** The language that the page speaks. */
export interface Words {
  readonly locale: Locale;
  readonly t: (key: MessageKey, values?: Readonly<Record<string, unknown>>) => string;
}

/** Something to say in whichever language the page speaks by then. */
export type Told = (words: Words) => string;

/** An i18next instance with all texts of the console: both languages are at hand without a further file. */
export function createI18n(locale: Locale): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { en: { translation: en }, id: { translation: id } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/** What an instance says now. */
export const wordsOf = ({ t, language }: Pick<i18n, 't' | 'language'>): Words => ({
  locale: language === 'id' ? 'id' : 'en',
  t: (key, values) => t(key, { ...values }),
});

/** The page's words; what uses them is drawn anew when the language changes. */
export function useWords(): Words {
  const { t, i18n } = useTranslation();
  return wordsOf({ t, language: i18n.language });
}
