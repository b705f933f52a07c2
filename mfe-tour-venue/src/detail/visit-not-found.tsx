import { useTranslation } from 'react-i18next';
import { listPath } from '@wisata/kernel/services';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import type { VisitService } from '../visit/visit-service.ts';

/** The address names something that nobody sells, or nothing. */
export function VisitNotFound({ service }: { readonly service: VisitService }) {
  const { t } = useTranslation(service);
  return (
    <StatePage band>
      <EmptyState
        level={1}
        title={t('list.notFound')}
        actions={<WaysOut ways={[{ label: t('list.everywhere'), href: listPath(service) }]} />}
      >
        <p>{t('detail.notFound')}</p>
      </EmptyState>
    </StatePage>
  );
}
