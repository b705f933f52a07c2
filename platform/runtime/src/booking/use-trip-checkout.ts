import type { Money } from '@wisata/kernel/money';
import type { CheckoutFormRules, CheckoutValues } from './checkout-form.ts';
import type { TripCheckoutProps } from './trip-checkout.tsx';
import { useCheckout, type CheckoutOptions } from './use-checkout.ts';

/** What a supplier asks for a trip now, and asked at an earlier look. */
interface PricedOffer {
  readonly total: Money;
  readonly previousTotal?: Money | undefined;
}

/** The checkout of a trip at its offer, from its form to the payment. */
export function useTripCheckout<Values extends CheckoutValues>(
  service: string,
  { offer, path, search }: Pick<TripCheckoutProps<unknown, PricedOffer>, 'offer' | 'path' | 'search'>,
  rules: CheckoutFormRules<Values>,
  send: CheckoutOptions<Values>['send'],
) {
  return useCheckout({ service, rules, quoted: offer.total, before: offer.previousTotal, path, search, send });
}
