import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

// Both languages are small and part of the first script: fetching the right one would hold up every page by a round trip.
const MESSAGES = { en, id } satisfies Record<Locale, unknown>;

/** An i18next instance of one app, with the shell's own messages; remotes add theirs under their own namespace. */
export function createI18n(locale: Locale): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: ['shell'],
    resources: { [locale]: { shell: MESSAGES[locale] } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
    initAsync: false,
  });
  instance.services.formatter?.add('number', (value: number) => value.toLocaleString(LOCALE_TAGS[locale]));
  return instance;
}
