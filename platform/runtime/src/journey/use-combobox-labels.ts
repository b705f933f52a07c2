import { useTranslation } from 'react-i18next';

/** Words of a list that is narrowed by typing: places of a search, or countries. */
export function useComboboxLabels(service: string, group: 'search' | 'checkout.country') {
  const { t } = useTranslation(service);
  return {
    clear: t(`${group}.clear`),
    close: t('close'),
    loading: t(`${group}.loading`),
    failed: t(`${group}.failed`),
    retry: t('retry'),
    count: (count: number) => t(`${group}.count`, { count }),
    empty: (query: string) => t(`${group}.empty`, { query }),
    tooShort: (count: number) => t(`${group}.tooShort`, { count }),
  };
}
