import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { StatePage } from '@wisata/ui/layout';
import { RetryState } from '@wisata/ui/retry-state';

/** No answer: what is safe, and the way to ask again. */
export function LoadFailed({ what, failure }: { readonly what: 'list' | 'detail'; readonly failure: Failure }) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  return (
    <StatePage band>
      <RetryState
        title={t(`failed.${what}`)}
        level={1}
        busy={state !== 'idle'}
        onRetry={() => void revalidate()}
        retryLabel={t('retry')}
        homeLabel={t('home')}
        as={RouterLink}
      >
        <p>{failureWords(app, failure, { remote: 'hotel' })}</p>
        <p>{t('failed.safe')}</p>
      </RetryState>
    </StatePage>
  );
}
