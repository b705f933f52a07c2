import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage } from '@wisata/ui/layout';

/** What a page shows when its data could not be had: the reason, another try, and a way on. */
export function LoadFailure({ failure, title }: { failure: Failure; title: string }) {
  const { t } = useTranslation('account');
  const { revalidate, state } = useRevalidator();
  return (
    <StatePage>
      <FailureState
        title={title}
        level={1}
        actions={
          <>
            <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('again')}
            </Button>
            <LinkButton variant="quiet" as={RouterLink} href="/">
              {t('home')}
            </LinkButton>
          </>
        }
      >
        {failure.message}
      </FailureState>
    </StatePage>
  );
}
