import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';

const guestOnly = (titleKey: string): RouteHandle => ({ layout: 'minimal', auth: 'guest', titleKey });

export const remote = defineRemote({
  name: 'account',
  routes: [
    { path: 'login', lazy: () => import('./pages/login.page.tsx'), handle: guestOnly('account:login.title') },
    {
      path: 'cart',
      lazy: () => import('./pages/cart.page.tsx'),
      handle: { auth: 'member', titleKey: 'account:cart.title' } satisfies RouteHandle,
    },
    {
      path: 'order',
      lazy: () => import('./pages/order.page.tsx'),
      handle: { titleKey: 'account:order.title' } satisfies RouteHandle,
    },
    {
      path: 'payment',
      lazy: () => import('./pages/payment.page.tsx'),
      handle: { layout: 'checkout', checkoutStep: 3, titleKey: 'account:payment.title' } satisfies RouteHandle,
    },
    {
      path: 'payment/process',
      lazy: () => import('./pages/payment-process.page.tsx'),
      handle: { layout: 'checkout', checkoutStep: 4, titleKey: 'account:process.title' } satisfies RouteHandle,
    },
  ],
  slots: {},
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: {
    publishes: ['account:signed-in', 'account:cart-changed', 'account:payment-settled'],
    reads: ['account:signed-in', 'account:signed-out'],
  },
});
