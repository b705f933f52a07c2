import { defineRemote } from '@wisata/runtime';

export const remote = defineRemote({
  name: 'transport',
  routes: [{ path: 'transport/list', lazy: async () => import('./pages/start.page.tsx') }],
  slots: {},
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: [], reads: [] },
});
