import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure } from '@wisata/runtime/booking/checkout-failure';
import type { VehicleChoice } from '../trip/vehicle-choice.rules.ts';
import { checkoutWays, GONE_CODES, rentalSubject } from './vehicle-subject.rules.ts';

interface VehicleCheckoutFailureProps {
  readonly choice: VehicleChoice;
  readonly failure: Failure;
}

/** A checkout without its choice: the vehicle is gone, the address names none, or it could not be fetched. */
export function VehicleCheckoutFailure({ choice, failure }: VehicleCheckoutFailureProps) {
  const { t } = useTranslation('transport');
  const isGone = GONE_CODES.includes(failure.code) || failure.fields !== undefined;
  return (
    <CheckoutFailure
      service="transport"
      failure={failure}
      ways={checkoutWays(choice)}
      gone={isGone ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') } : undefined}
      subject={rentalSubject(choice)}
    />
  );
}
