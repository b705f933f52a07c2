import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';
import { redirect } from 'react-router-dom';

export const remote = defineRemote({
  name: 'tour-venue',
  routes: [
    { path: 'tour', loader: () => redirect('/tour/list') },
    {
      path: 'tour/list',
      lazy: () => import('./list/tour-list.page.tsx'),
      handle: { titleKey: 'tour:list.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'tour/detail',
      lazy: () => import('./detail/tour-detail.page.tsx'),
      handle: { titleKey: 'tour:detail.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'tour/checkout',
      lazy: () => import('./checkout/tour-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'tour:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'tour/eticket',
      lazy: () => import('./ticket/tour-eticket.page.tsx'),
      handle: { titleKey: 'tour:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
    { path: 'venue', loader: () => redirect('/venue/list') },
    {
      path: 'venue/list',
      lazy: () => import('./list/venue-list.page.tsx'),
      handle: { titleKey: 'venue:list.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'venue/detail',
      lazy: () => import('./detail/venue-detail.page.tsx'),
      handle: { titleKey: 'venue:detail.documentTitle' } satisfies RouteHandle,
    },
    {
      path: 'venue/checkout',
      lazy: () => import('./checkout/venue-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'venue:checkout.documentTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'venue/eticket',
      lazy: () => import('./ticket/venue-eticket.page.tsx'),
      handle: { titleKey: 'venue:eticket.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'venue/list/return',
      lazy: () => import('./list/venue-list-return.page.tsx'),
      handle: { titleKey: 'venue:list.documentTitle', render: 'browser' } satisfies RouteHandle,
    },
  ],
  slots: {
    'tour:search-form': () => import('./slots/tour-search-form.slot.tsx'),
    'venue:search-form': () => import('./slots/venue-search-form.slot.tsx'),
    'tour:order-line': () => import('./slots/order-line.slot.tsx'),
    'venue:order-line': () => import('./slots/order-line.slot.tsx'),
    'tour:ticket': () => import('./slots/ticket.slot.tsx'),
    'venue:ticket': () => import('./slots/ticket.slot.tsx'),
    'tour:watched-prices': () => import('./slots/watched-prices.slot.tsx'),
    'venue:watched-prices': () => import('./slots/watched-prices.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
