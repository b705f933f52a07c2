import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('content');
  return <h1>{t('title')}</h1>;
}
