import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';
import { redirect } from 'react-router-dom';

export const remote = defineRemote({
  name: 'transport',
  routes: [
    { path: 'transport', loader: () => redirect('/transport/list') },
    {
      path: 'transport/list',
      lazy: () => import('./list/transport-list.page.tsx'),
      handle: { titleKey: 'transport:list.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'transport/detail',
      lazy: () => import('./detail/transport-detail.page.tsx'),
      handle: { titleKey: 'transport:detail.documentTitle' } satisfies RouteHandle,
    },
    // The contract names no page for it: it stands where those of the other services do.
    {
      path: 'transport/checkout',
      lazy: () => import('./checkout/transport-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'transport:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'transport/eticket',
      lazy: () => import('./ticket/transport-eticket.page.tsx'),
      handle: { titleKey: 'transport:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
  ],
  slots: {
    'transport:search-form': () => import('./slots/search-form.slot.tsx'),
    'transport:order-line': () => import('./slots/order-line.slot.tsx'),
    'transport:ticket': () => import('./slots/ticket.slot.tsx'),
    'transport:watched-prices': () => import('./slots/watched-prices.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
