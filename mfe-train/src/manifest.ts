import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';
import { redirect } from 'react-router-dom';

export const remote = defineRemote({
  name: 'train',
  routes: [
    { path: 'train', loader: () => redirect('/train/list') },
    {
      path: 'train/list',
      lazy: () => import('./list/train-list.page.tsx'),
      handle: { titleKey: 'train:list.documentTitle', render: 'frame' } satisfies RouteHandle,
    },
    {
      path: 'train/checkout',
      lazy: () => import('./checkout/train-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'train:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'train/eticket',
      lazy: () => import('./ticket/train-eticket.page.tsx'),
      handle: { titleKey: 'train:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
  ],
  slots: {
    'train:search-form': () => import('./slots/search-form.slot.tsx'),
    'train:order-line': () => import('./slots/order-line.slot.tsx'),
    'train:ticket': () => import('./slots/ticket.slot.tsx'),
    'train:watched-prices': () => import('./slots/watched-prices.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
