import type { PageHead } from '@wisata/kernel/remote';
import { createTripCheckout } from '@wisata/runtime/booking/trip-checkout';
import { lazyPart } from '@wisata/runtime';
import { getFareDetail } from '../api/flight.api.ts';
import type { CheckedFare } from '../api/flight.model.ts';
import { FLIGHT_ADDRESSES } from '../journey/flight-paths.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { GONE_CODES, parseCheckoutQuery, tripSubject, type CheckoutQuery } from './checkout-query.rules.ts';

const loadForm = () => import('./checkout.tsx');
const Checkout = lazyPart(async () => (await loadForm()).Checkout);

export const { loader, Component } = createTripCheckout<CheckoutQuery, CheckedFare>({
  service: 'flight',
  withoutTitle: 'refused.FLIGHT_NOT_FOUND',
  goneCodes: GONE_CODES,
  queryOf: parseCheckoutQuery,
  waysOf: (search, today) => FLIGHT_ADDRESSES.checkoutWays(parseFlightSearch(search, today)),
  subjectOf: tripSubject,
  askPrice: ({ api }, { chosen, search, choice }, signal) =>
    getFareDetail(api, chosen, search.counts, choice.correlationId, signal),
  loadForm,
  form: (props) => <Checkout {...props} />,
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';
