import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LOCALES, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localePath, type Locale } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { classNames } from '@wisata/ui/class-names';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { writeCookie } from '../app/session/cookies.ts';
import styles from './language-switch.module.css';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', id: 'Bahasa Indonesia' };

/** The same page in the other language, query and hash included; a new document, so that every text and date follows. */
export function LanguageSwitch({ ground }: { ground: 'brand' | 'surface' }) {
  const { t } = useTranslation('shell');
  const { locale } = useApp();
  const { pathname, search, hash } = useLocation();
  // Remembered before the new document is asked for: on the root path the server decides by this cookie.
  const remember = (chosen: Locale) => () => writeCookie(LOCALE_COOKIE, chosen, LOCALE_COOKIE_DAYS);
  return (
    <ul
      className={classNames(styles.list, ground === 'brand' && styles.onBrand)}
      aria-label={t('language')}
      role="list"
    >
      {LOCALES.map((each) => (
        <li key={each}>
          <a
            className={styles.entry}
            href={localePath(each, pathname + search + hash)}
            hrefLang={each}
            aria-current={each === locale ? 'true' : undefined}
            onClick={remember(each)}
            onAuxClick={remember(each)}
          >
            {each.toUpperCase()}
            <VisuallyHidden>
              {' '}
              <span lang={each}>{NAMES[each]}</span>
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
