import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { failure } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader } from '@wisata/runtime';
import { loadSavedPassengers } from '@wisata/runtime/booking/load-saved-passengers';
import { Checkout } from './checkout.tsx';
import { checkoutWays, parseCheckoutQuery, stayOf } from './checkout-query.rules.ts';

const CheckoutFailure = lazyPart(async () => (await import('./checkout-failure.tsx')).CheckoutFailure, null);

export const loader = pageLoader(async (app, { query: search, signal }) => {
  const query = parseCheckoutQuery(search);
  if (!query) return { answer: failure('CHECKOUT_WITHOUT_ROOM', ''), saved: [] };
  // A reload in the second step needs its code at once; the first step loads it after the form is rendered.
  const review =
    search.get('step') === 'review' ? import(/* webpackChunkName: "second-step" */ './checkout-review.tsx') : undefined;
  const [answer, saved] = await Promise.all([
    import('../api/hotel-booking.api.ts').then(({ loadCheckout }) => loadCheckout(app.api, query, signal)),
    loadSavedPassengers(app, signal),
    review?.catch(() => undefined),
  ]);
  return { answer, saved };
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  const { answer, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!answer.ok) {
    const query = parseCheckoutQuery(search);
    return <CheckoutFailure failure={answer.failure} ways={checkoutWays(search)} subject={query && stayOf(query)} />;
  }
  return <Checkout offer={answer.data} saved={saved} path={pathname} search={search} />;
}
