import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '@wisata/kernel/locale';
import { classNames } from '@wisata/ui/class-names';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { keepLocale } from './console-locale.ts';
import { useWords } from './words.ts';
import styles from './language-switch.module.css';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', id: 'Bahasa Indonesia' };

/** The same page in the other language at once; what is typed and opened stays. */
export function LanguageSwitch({ ground }: { ground: 'brand' | 'surface' }) {
  const { i18n } = useTranslation();
  const { t, locale } = useWords();
  const choose = (chosen: Locale) => () => {
    keepLocale(chosen);
    void i18n.changeLanguage(chosen);
  };
  return (
    <div
      role="group"
      aria-label={t('language')}
      className={classNames(styles.switch, ground === 'brand' && styles.onBrand)}
    >
      {LOCALES.map((each) => (
        <button key={each} type="button" aria-pressed={each === locale} onClick={choose(each)}>
          {each.toUpperCase()}
          <VisuallyHidden>
            {' '}
            <span lang={each}>{NAMES[each]}</span>
          </VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
