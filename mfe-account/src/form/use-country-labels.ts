import { useTranslation } from 'react-i18next';
import type { ComboboxLabels } from '@wisata/ui/combobox';

/** The words of a list of countries. */
export function useCountryLabels(): ComboboxLabels {
  const { t } = useTranslation('account');
  return {
    clear: t('codes.clear'),
    close: t('close'),
    loading: t('codes.loading'),
    failed: t('codes.failed'),
    retry: t('again'),
    count: (count) => t('codes.count', { count }),
    empty: (query) => t('codes.empty', { query }),
    tooShort: (count) => t('codes.tooShort', { count }),
  };
}
