import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { CheckoutFailure as NotBooked } from '@wisata/runtime/booking/checkout-failure';
import { checkoutWays, GONE_CODES } from './checkout-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

interface CheckoutFailureProps {
  readonly failure: Failure;
  readonly search: FlightSearch;
  /** The traveller's own booking of these flights. */
  readonly bookingId: string | undefined;
}

/** A checkout without its fare: the seats are gone, the address names no flight, or the fare could not be fetched. */
export function CheckoutFailure({ failure, search, bookingId }: CheckoutFailureProps) {
  const { t } = useTranslation('flight');
  const isWithout = failure.code === 'CHECKOUT_WITHOUT_FLIGHT';
  const sold = GONE_CODES.includes(failure.code)
    ? { title: t('checkout.gone.title'), text: t('checkout.gone.text') }
    : undefined;
  const gone = isWithout ? { title: t('refused.FLIGHT_NOT_FOUND'), text: t('checkout.gone.without') } : sold;
  return <NotBooked service="flight" failure={failure} ways={checkoutWays(search)} gone={gone} bookingId={bookingId} />;
}
