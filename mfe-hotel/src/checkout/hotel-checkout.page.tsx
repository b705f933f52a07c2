import type { PageHead } from '@wisata/kernel/remote';
import { createTripCheckout } from '@wisata/runtime/booking/trip-checkout';
import { Checkout } from './checkout.tsx';
import { GONE_CODES, type CheckoutOffer } from './checkout-offer.rules.ts';
import { checkoutWays, parseCheckoutQuery, stayOf, type CheckoutQuery } from './checkout-query.rules.ts';

export const { loader, Component } = createTripCheckout<CheckoutQuery, CheckoutOffer>({
  service: 'hotel',
  withoutTitle: 'checkout.gone.title',
  goneCodes: GONE_CODES,
  queryOf: parseCheckoutQuery,
  waysOf: checkoutWays,
  subjectOf: stayOf,
  askPrice: async ({ api }, query, signal) =>
    (await import('../api/hotel-booking.api.ts')).loadCheckout(api, query, signal),
  // A reload in the second step needs its code at once; the first step loads it after the form is rendered.
  loadForm: (search) =>
    search.get('step') === 'review' ? import(/* webpackChunkName: "second-step" */ './checkout-review.tsx') : undefined,
  form: (props) => <Checkout {...props} />,
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';
