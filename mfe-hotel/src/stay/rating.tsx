import { useTranslation } from 'react-i18next';
import { oneDecimal } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Score as ScoreBadge } from '@wisata/ui/score';

/** A score out of ten with one decimal, `8.9` or `8,9`. */
export function Score({ value }: { readonly value: number }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const score = oneDecimal(value, locale);
  return <ScoreBadge score={score} words={t('rating.outOfTen', { score })} />;
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
