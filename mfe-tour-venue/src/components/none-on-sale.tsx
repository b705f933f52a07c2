import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';

/** Both lists say the same about their own service. */
export function NoneOnSale({ service }: { service: 'tour' | 'venue' }) {
  const { t } = useTranslation('tour-venue');
  return (
    <StatePage>
      <EmptyState
        level={1}
        title={<span lang="en">{t(`${service}.notFound`)}</span>}
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
        <p>{t(`${service}.text`)}</p>
      </EmptyState>
    </StatePage>
  );
}
