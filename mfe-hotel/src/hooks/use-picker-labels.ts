import { useTranslation } from 'react-i18next';

/** What a row of people to choose from says. */
export function usePickerLabels() {
  const { t } = useTranslation('hotel');
  return {
    title: t('checkout.saved.title'),
    all: (count: number) => t('checkout.saved.all', { count }),
    fewer: t('checkout.saved.fewer'),
    filter: t('checkout.saved.filter'),
    nobody: (text: string) => t('checkout.saved.nobody', { text }),
    picked: (name: string) => t('checkout.saved.picked', { name }),
  };
}
