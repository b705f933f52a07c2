import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink } from '@wisata/runtime';
import { StatePage } from '@wisata/ui/layout';
import { RetryState } from '@wisata/ui/retry-state';
import { useFailureWords } from '../form/use-failure-words.ts';

/** What a page shows when its data could not be had: the reason, another try, and a way on. */
export function LoadFailure({ failure, title }: { failure: Failure; title: string }) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const { revalidate, state } = useRevalidator();
  return (
    <StatePage>
      <RetryState
        title={title}
        level={1}
        variant="primary"
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
        retryLabel={t('again')}
        homeLabel={t('home')}
        as={RouterLink}
      >
        {words(failure)}
      </RetryState>
    </StatePage>
  );
}
