import { Suspense } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader } from '@wisata/runtime';
import { loadVehicleCheckout } from './vehicle-checkout.data.ts';

const VehicleCheckout = lazyPart(async () => (await import('./vehicle-checkout.tsx')).VehicleCheckout);
const VehicleCheckoutFailure = lazyPart(
  async () => (await import('./vehicle-checkout-failure.tsx')).VehicleCheckoutFailure,
);

export const loader = pageLoader((app, { query }) => loadVehicleCheckout(app, query));

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  const { choice, rental } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={null}>
      {rental.ok ? (
        <VehicleCheckout rental={rental.data} path={pathname} search={search} />
      ) : (
        <VehicleCheckoutFailure choice={choice} failure={rental.failure} />
      )}
    </Suspense>
  );
}
