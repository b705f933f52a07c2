import { useTranslation } from 'react-i18next';
import type { Ends } from '@wisata/kernel/filter-parts';

/** A range in words: from, up to, or between its ends. */
export function useRangeWords(service: string) {
  const { t } = useTranslation(service);
  return (kind: string, { min, max }: Ends, write: (amount: number) => string): string => {
    if (max === undefined) return t(`filter.${kind}From`, { low: write(min ?? 0) });
    if (min === undefined) return t(`filter.${kind}To`, { high: write(max) });
    return t(`filter.${kind}Between`, { low: write(min), high: write(max) });
  };
}
