import { Suspense } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader } from '@wisata/runtime';
import { ProductWords } from '../products/product-words.tsx';
import { loadOrder } from './product-checkout.data.ts';

const ProductCheckout = lazyPart(
  async () => (await import(/* webpackChunkName: "product-checkout" */ './product-checkout.tsx')).ProductCheckout,
);
const ProductCheckoutFailure = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-checkout" */ './product-checkout-failure.tsx')).ProductCheckoutFailure,
);

export const loader = pageLoader((app, { query }) => loadOrder(app, query));

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  const order = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={null}>
      <ProductWords>
        {order.ok ? (
          <ProductCheckout order={order.data} path={pathname} search={search} />
        ) : (
          <ProductCheckoutFailure failure={order.failure} search={search} />
        )}
      </ProductWords>
    </Suspense>
  );
}
