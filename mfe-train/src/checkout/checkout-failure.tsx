import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure as NotBooked } from '@wisata/runtime/booking/checkout-failure';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { checkoutWays, GONE_CODES } from './checkout-query.rules.ts';

interface CheckoutFailureProps {
  readonly failure: Failure;
  readonly search: TrainSearch;
  /** The traveller's own booking of these trains. */
  readonly bookingId: string | undefined;
}

/** A checkout without its price: the seats are gone, the address names no train, or the price could not be fetched. */
export function CheckoutFailure({ failure, search, bookingId }: CheckoutFailureProps) {
  const { t } = useTranslation('train');
  const isWithout = failure.code === 'CHECKOUT_WITHOUT_TRAIN';
  const sold = GONE_CODES.includes(failure.code)
    ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') }
    : undefined;
  const gone = isWithout ? { title: t('list.notFound'), text: t('checkout.gone.without') } : sold;
  return <NotBooked service="train" failure={failure} ways={checkoutWays(search)} gone={gone} bookingId={bookingId} />;
}
