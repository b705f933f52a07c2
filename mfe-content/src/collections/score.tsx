import { useTranslation } from 'react-i18next';
import { oneDecimal } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Score as ScoreBadge } from '@wisata/ui/score';
import type { Stay } from '../api/content.model.ts';
import styles from './score.module.css';

/** The score out of ten and from how many reviews it comes. */
export function Score({ reviews }: { readonly reviews: NonNullable<Stay['reviews']> }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const score = oneDecimal(reviews.score, locale);
  return (
    <p className={styles.line}>
      <ScoreBadge score={score} words={t('stay.score', { score })} />
      {t('stay.reviews', { count: reviews.count })}
    </p>
  );
}
