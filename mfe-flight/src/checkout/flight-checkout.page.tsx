import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, useApp } from '@wisata/runtime';
import { TripCheckoutFailure } from '@wisata/runtime/booking/checkout-failure';
import { loadSavedPassengers } from '@wisata/runtime/booking/load-saved-passengers';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { getFareDetail } from '../api/flight.api.ts';
import type { CheckedFare } from '../api/flight.model.ts';
import {
  checkoutWays,
  GONE_CODES,
  parseCheckoutQuery,
  tripSubject,
  type CheckoutQuery,
} from './checkout-query.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';

const loadForm = () => import('./checkout.tsx');
const Checkout = lazy(async () => ({ default: (await loadForm()).Checkout }));

/** The address names no flight. */
const WITHOUT = 'CHECKOUT_WITHOUT_FLIGHT';

interface CheckoutData {
  readonly query: CheckoutQuery;
  readonly fare: CheckedFare;
  readonly saved: readonly SavedPassenger[];
}

export const loader = pageLoader(async (app, { query: search, signal }): Promise<Outcome<CheckoutData>> => {
  const query = parseCheckoutQuery(search, todayInJakarta(app.clock.now()));
  if (!query) return failure(WITHOUT, '');
  const { choice, flights } = query;
  // The form's code and the fare are loaded at the same time.
  const form = loadForm().catch(() => undefined);
  const [fare, saved] = await Promise.all([
    getFareDetail(app.api, flights, query.search.counts, choice.correlationId, signal),
    loadSavedPassengers(app, signal),
  ]);
  if (!fare.ok) return fare;
  await form;
  return success({ query, fare: fare.data, saved });
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  const { t } = useTranslation('flight');
  const answer = useLoaderData<typeof loader>();
  const app = useApp();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!answer.ok) {
    const today = todayInJakarta(app.clock.now());
    const query = parseCheckoutQuery(search, today);
    return (
      <TripCheckoutFailure
        service="flight"
        failure={answer.failure}
        ways={checkoutWays(parseFlightSearch(search, today))}
        without={{ code: WITHOUT, title: t('refused.FLIGHT_NOT_FOUND') }}
        goneCodes={GONE_CODES}
        subject={query && tripSubject(query)}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <Checkout {...answer.data} path={pathname} search={search} />
    </Suspense>
  );
}
