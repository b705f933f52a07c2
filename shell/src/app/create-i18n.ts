import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';

const MESSAGES = {
  en: () => import('../messages/en.json'),
  id: () => import('../messages/id.json'),
} satisfies Record<Locale, () => Promise<unknown>>;

/** An i18next instance of one app, with the shell's own messages; remotes add theirs under their own namespace. */
export async function createI18n(locale: Locale): Promise<i18n> {
  const instance = i18next.createInstance();
  const messages = (await MESSAGES[locale]()) as { default: Record<string, unknown> };
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: ['shell'],
    resources: { [locale]: { shell: messages.default } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  instance.services.formatter?.add('number', (value: number) => value.toLocaleString(LOCALE_TAGS[locale]));
  return instance;
}
