import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { useSearchAgain } from '../hooks/use-search-again.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

/** No source answered: what is safe, and the way to ask again. */
export function FailedResults({ failure, search }: { readonly failure: Failure; readonly search: FlightSearch }) {
  const { t } = useTranslation('flight');
  const { state } = useRevalidator();
  const { searchAgain } = useSearchAgain(search);
  return (
    <FailureState
      title={t('failed.list')}
      actions={
        <>
          <Button variant="action" busy={state !== 'idle'} onClick={searchAgain}>
            {t('retry')}
          </Button>
          <LinkButton as={RouterLink} href="/">
            {t('home')}
          </LinkButton>
        </>
      }
    >
      <p>{failure.message}</p>
      <p>{t('failed.safe')}</p>
    </FailureState>
  );
}
