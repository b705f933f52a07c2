import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';
import { redirect } from 'react-router-dom';

export const remote = defineRemote({
  name: 'hotel',
  routes: [
    { path: 'hotel', loader: () => redirect('/') },
    {
      path: 'hotel/list',
      lazy: async () => import('./list/hotel-list.page.tsx'),
      handle: { titleKey: 'hotel:list.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'hotel/detail',
      lazy: async () => import('./detail/hotel-detail.page.tsx'),
      handle: { titleKey: 'hotel:detail.documentTitle' } satisfies RouteHandle,
    },
    { path: 'hotel/room', lazy: async () => import('./detail/hotel-room.page.tsx') },
    {
      path: 'hotel/checkout',
      lazy: async () => import('./checkout/hotel-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'hotel:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'hotel/eticket',
      lazy: async () => import('./ticket/hotel-eticket.page.tsx'),
      handle: { titleKey: 'hotel:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
  ],
  slots: {
    'hotel:search-form': async () => import('./slots/search-form.slot.tsx'),
    'hotel:order-line': async () => import('./slots/order-line.slot.tsx'),
    'hotel:ticket': async () => import('./slots/ticket.slot.tsx'),
    'hotel:watched-prices': async () => import('./slots/watched-prices.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
