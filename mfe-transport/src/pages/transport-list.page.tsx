import { useTranslation } from 'react-i18next';
import type { PageHead } from '@wisata/kernel/remote';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';

/** Nothing is on sale here yet. */
export const head = (): PageHead => ({ noIndex: true });

export function Component() {
  const { t } = useTranslation('transport');
  return (
    <StatePage>
      <EmptyState
        level={1}
        title={<span lang="en">{t('list.notFound')}</span>}
        actions={
          <>
            <LinkButton as={RouterLink} href="/" variant="primary">
              {t('ways.stay')}
            </LinkButton>
            <LinkButton as={RouterLink} href="/help">
              {t('ways.help')}
            </LinkButton>
          </>
        }
      >
        <p>{t('list.text')}</p>
      </EmptyState>
    </StatePage>
  );
}
