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
  ],
  slots: { 'transport:order-line': () => import('./slots/order-line.slot.tsx') },
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: [], reads: [] },
});
