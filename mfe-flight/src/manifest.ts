import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';
import { redirect } from 'react-router-dom';

export const remote = defineRemote({
  name: 'flight',
  routes: [
    { path: 'flight', loader: () => redirect('/flight/list') },
    {
      path: 'flight/list',
      lazy: () => import('./list/flight-list.page.tsx'),
      handle: { titleKey: 'flight:list.documentTitle', render: 'frame' } satisfies RouteHandle,
    },
    {
      path: 'flight/checkout',
      lazy: () => import('./checkout/flight-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'flight:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'flight/eticket',
      lazy: () => import('./ticket/flight-eticket.page.tsx'),
      handle: { titleKey: 'flight:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
  ],
  slots: {
    'flight:search-form': () => import('./slots/search-form.slot.tsx'),
    'flight:order-line': () => import('./slots/order-line.slot.tsx'),
    'flight:ticket': () => import('./slots/ticket.slot.tsx'),
    'flight:watched-prices': () => import('./slots/watched-prices.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
