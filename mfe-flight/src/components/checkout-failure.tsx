import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { CheckoutPage } from '@wisata/ui/checkout-page';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { isGone } from '../rules/booking-refusal.rules.ts';

interface CheckoutFailureProps {
  readonly failure: Failure;
  readonly listPath: string;
}

/** The seats are gone, or the address names none. */
function Gone({ isWithout, listPath }: { isWithout: boolean; listPath: string }) {
  const { t } = useTranslation('flight');
  return (
    <EmptyState
      level={1}
      title={isWithout ? t('refused.FLIGHT_NOT_FOUND') : t('checkout.gone.title')}
      actions={
        <>
          <LinkButton as={RouterLink} href={listPath} variant="action">
            {t('checkout.gone.again')}
          </LinkButton>
          <LinkButton as={RouterLink} href="/">
            {t('checkout.gone.other')}
          </LinkButton>
        </>
      }
    >
      {t(isWithout ? 'checkout.gone.without' : 'checkout.gone.text')}
    </EmptyState>
  );
}

function NotLoaded({ failure, listPath }: CheckoutFailureProps) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { revalidate, state } = useRevalidator();
  return (
    <FailureState
      level={1}
      title={t('checkout.failed.title')}
      actions={
        <>
          <Button variant="action" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
          <LinkButton as={RouterLink} href={listPath}>
            {t('checkout.gone.again')}
          </LinkButton>
        </>
      }
    >
      <p>{failureWords(app, failure, { remote: 'flight' })}</p>
      <p>{t('checkout.failed.text')}</p>
    </FailureState>
  );
}

/** A checkout without its fare: the seats are gone, the address names no flight, or the fare could not be fetched. */
export function CheckoutFailure(props: CheckoutFailureProps) {
  const { failure, listPath } = props;
  const isWithout = failure.code === 'CHECKOUT_WITHOUT_FLIGHT';
  return (
    <CheckoutPage>
      {isWithout || isGone(failure) ? <Gone isWithout={isWithout} listPath={listPath} /> : <NotLoaded {...props} />}
    </CheckoutPage>
  );
}
