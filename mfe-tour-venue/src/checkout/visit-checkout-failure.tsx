import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure } from '@wisata/runtime/booking/checkout-failure';
import type { VisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { checkoutWays, GONE_CODES, outingSubject } from './visit-subject.rules.ts';

interface VisitCheckoutFailureProps {
  readonly service: VisitService;
  readonly choice: VisitChoice;
  readonly failure: Failure;
}

/** A checkout without its choice: the places are gone, the address names none, or it could not be fetched. */
export function VisitCheckoutFailure({ service, choice, failure }: VisitCheckoutFailureProps) {
  const { t } = useTranslation(service);
  const isGone = GONE_CODES.includes(failure.code) || failure.code === 'HTTP_404';
  const gone = isGone ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') } : undefined;
  return (
    <CheckoutFailure
      service={service}
      failure={failure}
      ways={checkoutWays(service, choice)}
      gone={gone}
      subject={outingSubject(service, choice)}
    />
  );
}
