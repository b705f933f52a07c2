import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';
import { keepKnownTexts } from './known-texts.ts';

/** The shell's own messages in one language. */
type ShellMessages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const MESSAGES = {
  en: async () => import('../../messages/en.json'),
  id: async () => import('../../messages/id.json'),
} satisfies Record<Locale, unknown>;

/** Loads them in a browser, whose document has asked for the file already. */
export async function loadMessages(locale: Locale): Promise<ShellMessages> {
  return (await MESSAGES[locale]()).default;
}

/** An i18next instance of one app, with the shell's own messages; remotes add theirs under their own namespace. */
export function createI18n(locale: Locale, messages: ShellMessages): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: ['shell'],
    resources: { [locale]: { shell: messages } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
    initAsync: false,
  });
  keepKnownTexts(instance);
  return instance;
}
