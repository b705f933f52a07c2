import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure } from '@wisata/runtime/booking/checkout-failure';
import { PRODUCTS } from '../products/product-words.tsx';
import { checkoutWays, subjectOf } from './checkout-ways.rules.ts';
import { GONE_CODES } from './product-checkout.data.ts';

interface FailureProps {
  readonly failure: Failure;
  readonly search: URLSearchParams;
}

/** A checkout without its product: it is gone, or it could not be fetched. */
export function ProductCheckoutFailure({ failure, search }: FailureProps) {
  const { t } = useTranslation(PRODUCTS);
  const isGone = GONE_CODES.includes(failure.code);
  return (
    <CheckoutFailure
      service={PRODUCTS}
      failure={failure}
      ways={checkoutWays(search)}
      gone={isGone ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') } : undefined}
      subject={subjectOf(search)}
    />
  );
}
