import { defineRemote } from '@wisata/runtime';
import { tripRoutes } from '@wisata/runtime/trip-routes';

export const remote = defineRemote({
  name: 'train',
  routes: tripRoutes('train', {
    list: () => import('./list/train-list.page.tsx'),
    checkout: () => import('./checkout/train-checkout.page.tsx'),
    eticket: () => import('./ticket/train-eticket.page.tsx'),
  }),
  slots: {
    'train:search-form': () => import('./slots/search-form.slot.tsx'),
    'train:order-line': () => import('./slots/order-line.slot.tsx'),
    'train:ticket': () => import('./slots/ticket.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
