import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure as NotBooked } from '@wisata/runtime/booking/checkout-failure';
import type { CheckoutLinks } from '@wisata/runtime/booking/checkout-links';
import { GONE_CODES } from './checkout-offer.rules.ts';

interface CheckoutFailureProps {
  readonly failure: Failure;
  readonly ways: CheckoutLinks;
  /** What names the stay on this device; undefined where the address names none. */
  readonly subject: string | undefined;
}

/** A checkout without its offer: the room is gone, or the offer could not be fetched. */
export function CheckoutFailure({ failure, ...props }: CheckoutFailureProps) {
  const { t } = useTranslation('hotel');
  const isGone = [...GONE_CODES, 'CHECKOUT_WITHOUT_ROOM'].includes(failure.code);
  const gone = isGone ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') } : undefined;
  return <NotBooked service="hotel" failure={failure} gone={gone} {...props} />;
}
