import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { RetryState, type RetryStateProps } from '@wisata/ui/retry-state';
import type { ServiceProps } from './service-props.ts';

interface LoadFailedProps extends ServiceProps, Pick<RetryStateProps, 'level'> {
  /** What did not come; default: the list. */
  readonly what?: string;
  readonly failure: Failure;
  /** Asks again; default: for everything that the page has loaded. */
  readonly onRetry?: () => void;
}

/** No answer: what is safe, and the way to ask again. */
export function LoadFailed({ service, what = 'list', failure, onRetry, ...state }: LoadFailedProps) {
  const { t } = useTranslation(service);
  const app = useApp();
  const revalidator = useRevalidator();
  return (
    <RetryState
      {...state}
      title={t(`failed.${what}`)}
      busy={revalidator.state !== 'idle'}
      onRetry={onRetry ?? (() => void revalidator.revalidate())}
      retryLabel={t('retry')}
      homeLabel={t('home')}
      as={RouterLink}
    >
      <p>{failureWords(app, failure, { remote: service })}</p>
      <p>{t('failed.safe')}</p>
    </RetryState>
  );
}
