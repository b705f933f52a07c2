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
    { path: 'venue', loader: () => redirect('/venue/list') },
    {
      path: 'venue/list',
      lazy: () => import('./list/venue-list.page.tsx'),
      handle: { titleKey: 'venue:list.documentTitle' } satisfies RouteHandle,
    },
    { path: 'venue/list/return', loader: () => redirect('/venue/list') },
  ],
  slots: {
    'tour:search-form': () => import('./slots/tour-search-form.slot.tsx'),
    'venue:search-form': () => import('./slots/venue-search-form.slot.tsx'),
    'tour:order-line': () => import('./slots/order-line.slot.tsx'),
    'venue:order-line': () => import('./slots/order-line.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: [], reads: [] },
});
