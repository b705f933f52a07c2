import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { RetryState } from '@wisata/ui/retry-state';
import { useSearchAgain } from './use-search-again.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** No source answered: what is safe, and the way to ask again. */
export function FailedResults({ failure, search }: { readonly failure: Failure; readonly search: FlightSearch }) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { state } = useRevalidator();
  const { searchAgain } = useSearchAgain(search);
  return (
    <RetryState
      title={t('failed.list')}
      busy={state !== 'idle'}
      onRetry={searchAgain}
      retryLabel={t('retry')}
      homeLabel={t('home')}
      as={RouterLink}
    >
      <p>{failureWords(app, failure, { remote: 'flight' })}</p>
      <p>{t('failed.safe')}</p>
    </RetryState>
  );
}
