import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { NoneOnSale } from '@wisata/ui/none-on-sale';

/** Both lists say the same about their own service. */
export function NoVisits({ service }: { service: 'tour' | 'venue' }) {
  const { t } = useTranslation('tour-venue');
  return (
    <NoneOnSale
      as={RouterLink}
      title={t(`${service}.notFound`)}
      text={t(`${service}.text`)}
      ways={[
        { href: '/', label: t('ways.stay') },
        { href: '/help', label: t('ways.help') },
      ]}
    />
  );
}
