import { useTranslation } from 'react-i18next';
import { oneDecimal } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import styles from './rating.module.css';

/** A score out of ten with one decimal, `8.9` or `8,9`. */
export function Score({ value }: { readonly value: number }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const shown = oneDecimal(value, locale);
  return (
    <span className={styles.score}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{t('rating.outOfTen', { score: shown })}</VisuallyHidden>
    </span>
  );
}

const WORDS = [
  { from: 9, key: 'excellent' },
  { from: 8, key: 'veryGood' },
  { from: 7, key: 'good' },
  { from: 0, key: 'fair' },
] as const;

/** Translation key of the word for a score. */
export function ratingKey(score: number): string {
  return `rating.${WORDS.find(({ from }) => score >= from)?.key ?? 'fair'}`;
}
