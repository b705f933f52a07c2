import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import { RetryState } from '@wisata/ui/retry-state';

interface LoadFailureProps {
  readonly failure: Failure;
  /** A title of the contract's own, for products and promotions. */
  readonly title?: string;
}

/** A whole page that could not be had: the reason, another try, and a way on. */
export function LoadFailure({ failure, title }: LoadFailureProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  return (
    <Page narrow>
      <RetryState
        title={title ?? t('failure.title')}
        level={1}
        variant="primary"
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
        retryLabel={t('again')}
        homeLabel={t('home.name')}
        as={RouterLink}
      >
        {failureWords(app, failure, { remote: 'content' })}
      </RetryState>
    </Page>
  );
}
