import { defineRemote } from '@wisata/runtime';
import { tripRoutes } from '@wisata/runtime/trip-routes';

export const remote = defineRemote({
  name: 'flight',
  routes: tripRoutes('flight', {
    list: () => import('./list/flight-list.page.tsx'),
    checkout: () => import('./checkout/flight-checkout.page.tsx'),
    eticket: () => import('./ticket/flight-eticket.page.tsx'),
  }),
  slots: {
    'flight:search-form': () => import('./slots/search-form.slot.tsx'),
    'flight:order-line': () => import('./slots/order-line.slot.tsx'),
    'flight:ticket': () => import('./slots/ticket.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.ts'), id: () => import('./messages/id.ts') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
