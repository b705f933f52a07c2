import { useWords } from './service.tsx';

/** Words of the lists of countries and calling codes. */
export function useCountryLabels() {
  const { t } = useWords();
  return {
    clear: t('checkout.country.clear'),
    close: t('close'),
    loading: t('checkout.country.loading'),
    failed: t('checkout.country.failed'),
    retry: t('retry'),
    count: (count: number) => t('checkout.country.count', { count }),
    empty: (query: string) => t('checkout.country.empty', { query }),
    tooShort: () => t('checkout.country.tooShort'),
  };
}
