import { useLoaderData } from 'react-router-dom';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader } from '@wisata/runtime';
import { VisitCheckoutPage } from './visit-checkout-page.tsx';
import { loadVisitCheckout } from './visit-checkout.data.ts';

export const loader = pageLoader((app, { query }) => loadVisitCheckout(app, 'tour', query));

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

export function Component() {
  return <VisitCheckoutPage data={useLoaderData<typeof loader>()} />;
}
