import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '@wisata/runtime';
import type { VisitCheckoutData } from './visit-checkout.data.ts';

const VisitCheckout = lazyPart(async () => (await import('./visit-checkout.tsx')).VisitCheckout);
const VisitCheckoutFailure = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './visit-checkout-failure.tsx')).VisitCheckoutFailure,
);

/** The checkout of either service, or why there is none. */
export function VisitCheckoutPage({ data }: { readonly data: VisitCheckoutData }) {
  const { service, choice, outing } = data;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={null}>
      {outing.ok ? (
        <VisitCheckout outing={outing.data} path={pathname} search={search} />
      ) : (
        <VisitCheckoutFailure service={service} choice={choice} failure={outing.failure} />
      )}
    </Suspense>
  );
}
