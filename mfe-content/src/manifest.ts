import { defineRemote } from '@wisata/runtime';

export const remote = defineRemote({
  name: 'content',
  routes: [{ path: '', lazy: async () => import('./pages/home.page.tsx') }],
  slots: {},
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: [], reads: [] },
});
