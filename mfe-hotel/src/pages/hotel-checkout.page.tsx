import { useLoaderData, useLocation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { failure } from '@wisata/kernel/outcome';
import { pageLoader } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { loadCheckout } from '../api/hotel-booking.api.ts';
import { Checkout } from '../components/checkout.tsx';
import { CheckoutFailure } from '../components/checkout-failure.tsx';
import { listPath, parseCheckoutQuery, roomsPath } from '../rules/checkout-query.rules.ts';

export const loader = pageLoader(async (app, { query: search, signal }) => {
  const query = parseCheckoutQuery(search);
  if (!query) return failure('CHECKOUT_WITHOUT_ROOM', '');
  const [offer] = await Promise.all([loadCheckout(app.api, query, signal), app.session.ready()]);
  return offer;
});

/** Going from the form to the review and back asks nobody for the room again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const bare = (url: URL) => {
    const search = new URLSearchParams(url.search);
    search.delete('step');
    return search.toString();
  };
  const isStep = currentUrl.search !== nextUrl.search && bare(currentUrl) === bare(nextUrl);
  return isStep ? false : defaultShouldRevalidate;
}

export function Component() {
  const answer = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!answer.ok) {
    return <CheckoutFailure failure={answer.failure} roomsPath={roomsPath(search)} listPath={listPath(search)} />;
  }
  return <Checkout key={`${isHydrated}`} offer={answer.data} path={pathname} search={search} />;
}
