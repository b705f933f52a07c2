import { useTranslation } from 'react-i18next';
import type { PageHead } from '@wisata/kernel/remote';
import { RouterLink } from '@wisata/runtime';
import { NoneOnSale } from '@wisata/ui/none-on-sale';

/** Nothing is on sale here yet. */
export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { t } = useTranslation('train');
  return (
    <NoneOnSale
      as={RouterLink}
      title={t('list.notFound')}
      text={t('list.text')}
      ways={[
        { href: '/', label: t('ways.stay') },
        { href: '/help', label: t('ways.help') },
      ]}
    />
  );
}
