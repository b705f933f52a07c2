import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { Page } from '@wisata/ui/layout';

/** A whole page that could not be had: the reason, another try, and a way on. */
export function LoadFailure({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('content');
  const { revalidate, state } = useRevalidator();
  return (
    <Page narrow>
      <FailureState
        title={t('failure.title')}
        level={1}
        actions={
          <>
            <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('again')}
            </Button>
            <LinkButton as={RouterLink} href="/">
              {t('home.name')}
            </LinkButton>
          </>
        }
      >
        {failure.message}
      </FailureState>
    </Page>
  );
}
