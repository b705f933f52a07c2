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
      handle: { titleKey: 'train:list.documentTitle' } satisfies RouteHandle,
    },
  ],
  slots: { 'train:order-line': () => import('./slots/order-line.slot.tsx') },
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: [], reads: [] },
});
