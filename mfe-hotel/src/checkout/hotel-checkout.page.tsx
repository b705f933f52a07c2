import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { failure } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader } from '@wisata/runtime';
import { loadSavedPassengers } from '@wisata/runtime/booking/load-saved-passengers';
import { Checkout } from './checkout.tsx';
import { checkoutWays, GONE_CODES, parseCheckoutQuery, stayOf } from './checkout-query.rules.ts';

const CheckoutFailure = lazyPart(
  async () => (await import('@wisata/runtime/booking/checkout-failure')).TripCheckoutFailure,
  null,
);
const WITHOUT = 'CHECKOUT_WITHOUT_ROOM';

export const loadCalls = () => import('../api/hotel-booking.api.ts');

export const loader = pageLoader(async (app, { query: search, signal }) => {
  const query = parseCheckoutQuery(search);
  if (!query) return { answer: failure(WITHOUT, ''), saved: [] };
  // A reload in the second step needs its code at once; the first step loads it after the form is rendered.
  const review =
    search.get('step') === 'review' ? import(/* webpackChunkName: "second-step" */ './checkout-review.tsx') : undefined;
  const [answer, saved] = await Promise.all([
    loadCalls().then(({ loadCheckout }) => loadCheckout(app.api, query, signal)),
    loadSavedPassengers(app, signal),
    review?.catch(() => undefined),
  ]);
  return { answer, saved };
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  const { t } = useTranslation('hotel');
  const { answer, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (answer.ok) return <Checkout offer={answer.data} saved={saved} path={pathname} search={search} />;
  const query = parseCheckoutQuery(search);
  const without = { code: WITHOUT, title: t('checkout.gone.unnamed') };
  const known = { service: 'hotel', failure: answer.failure, ways: checkoutWays(search), goneCodes: GONE_CODES };
  return <CheckoutFailure {...known} without={without} subject={query && stayOf(query)} />;
}
