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
      handle: { titleKey: 'tour-venue:tour.documentTitle' } satisfies RouteHandle,
    },
    { path: 'venue', loader: () => redirect('/venue/list') },
    {
      path: 'venue/list',
      lazy: () => import('./list/venue-list.page.tsx'),
      handle: { titleKey: 'tour-venue:venue.documentTitle' } satisfies RouteHandle,
    },
    { path: 'venue/list/return', loader: () => redirect('/venue/list') },
  ],
  slots: {
    'tour:order-line': () => import('./slots/order-line.slot.tsx'),
    'venue:order-line': () => import('./slots/order-line.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: [], reads: [] },
});
