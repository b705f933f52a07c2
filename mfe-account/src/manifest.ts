import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote, pageLoader } from '@wisata/runtime';
import { redirect } from 'react-router-dom';
import { dashboardHome } from './office/office-pages.rules.ts';

const guestOnly = (titleKey: string): RouteHandle => ({ layout: 'minimal', auth: 'guest', titleKey });

/** Begins from what only this browser has: a draft, a wanted page, or what the page before handed over. */
const begunHere = (titleKey: string): RouteHandle => ({ ...guestOnly(titleKey), render: 'browser' });

export const remote = defineRemote({
  name: 'account',
  routes: [
    { path: 'login', lazy: () => import('./sign-in/login.page.tsx'), handle: begunHere('account:login.title') },
    {
      path: 'register',
      lazy: () => import('./sign-in/register-choice.page.tsx'),
      handle: guestOnly('account:register.title'),
    },
    {
      path: 'register/basic',
      lazy: () => import('./sign-in/register.page.tsx'),
      handle: begunHere('account:register.title'),
    },
    {
      path: 'register/premium',
      lazy: () => import('./sign-in/register.page.tsx'),
      handle: begunHere('account:register.title'),
    },
    {
      path: 'register/create-password',
      lazy: () => import('./sign-in/register-password.page.tsx'),
      handle: begunHere('account:createPassword.title'),
    },
    {
      path: 'register/success',
      lazy: () => import('./sign-in/register-success.page.tsx'),
      handle: { layout: 'minimal', titleKey: 'account:registered.title', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'register/verification',
      lazy: () => import('./sign-in/register-verification.page.tsx'),
      // The link of the mail is opened by members too.
      handle: { layout: 'minimal', titleKey: 'account:mail.title', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'forgot-password',
      lazy: () => import('./sign-in/forgot-password.page.tsx'),
      handle: begunHere('account:forgot.title'),
    },
    {
      path: 'forgot-password/verification',
      lazy: () => import('./sign-in/forgot-password-verification.page.tsx'),
      handle: begunHere('account:mail.title'),
    },
    // A link that lost its token: a new one has to be asked for.
    {
      path: 'passwordreset',
      lazy: () => import('./sign-in/forgot-password.page.tsx'),
      handle: begunHere('account:forgot.title'),
    },
    {
      path: 'passwordreset/:token',
      lazy: () => import('./sign-in/password-reset.page.tsx'),
      handle: guestOnly('account:reset.title'),
    },
    {
      path: 'cart',
      lazy: () => import('./cart/cart.page.tsx'),
      handle: { auth: 'member', titleKey: 'account:cart.title' } satisfies RouteHandle,
    },
    {
      path: 'member/profile',
      lazy: () => import('./profile/member-profile.page.tsx'),
      handle: { auth: 'member', titleKey: 'account:profile.title' } satisfies RouteHandle,
    },
    {
      path: 'member/history',
      lazy: () => import('./orders/member-history.page.tsx'),
      handle: { auth: 'member', titleKey: 'account:transactions.title' } satisfies RouteHandle,
    },
    {
      path: 'dashboard',
      loader: pageLoader((app) => redirect(dashboardHome(app.session.user()?.role))),
      handle: { layout: 'dashboard', auth: 'member' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/member',
      lazy: () => import('./members/dashboard-member.page.tsx'),
      handle: { layout: 'dashboard', auth: 'members', titleKey: 'account:members.title' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/member/detail',
      lazy: () => import('./members/dashboard-member-detail.page.tsx'),
      handle: { layout: 'dashboard', auth: 'members', titleKey: 'account:member.title' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/orders',
      lazy: () => import('./office/office-orders.page.tsx'),
      handle: { auth: 'orders', titleKey: 'account:office.orders' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/content',
      lazy: () => import('./office/office-content.page.tsx'),
      handle: { auth: 'editing', titleKey: 'account:office.content' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/content/edit',
      lazy: () => import('./office/content-edit.page.tsx'),
      handle: { auth: 'editing', titleKey: 'account:office.content' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/promos',
      lazy: () => import('./office/office-promos.page.tsx'),
      handle: { auth: 'promos', titleKey: 'account:office.promos' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/promos/edit',
      lazy: () => import('./office/promo-edit.page.tsx'),
      handle: { auth: 'promos', titleKey: 'account:office.promos' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/suppliers',
      lazy: () => import('./office/office-suppliers.page.tsx'),
      handle: { auth: 'suppliers', titleKey: 'account:office.suppliers' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/office/changes',
      lazy: () => import('./office/office-changes.page.tsx'),
      handle: { auth: 'staff', titleKey: 'account:office.changes' } satisfies RouteHandle,
    },
    {
      path: 'member/itinerary',
      lazy: () => import('./itinerary/itinerary.page.tsx'),
      handle: { auth: 'member', titleKey: 'account:itinerary.title' } satisfies RouteHandle,
    },
    {
      path: 'my-data',
      lazy: () => import('./profile/my-data.page.tsx'),
      handle: { titleKey: 'account:myData.title', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'trip',
      lazy: () => import('./trip/trip.page.tsx'),
      handle: { titleKey: 'account:trip.title', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'trip/shared/:token',
      lazy: () => import('./trip/shared-trip.page.tsx'),
      handle: { titleKey: 'account:trip.shared', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/order',
      lazy: () => import('./orders/dashboard-order.page.tsx'),
      handle: { layout: 'dashboard', auth: 'member', titleKey: 'account:orders.title' } satisfies RouteHandle,
    },
    {
      path: 'dashboard/order/detail',
      lazy: () => import('./orders/order-detail.page.tsx'),
      handle: { layout: 'dashboard', auth: 'member', titleKey: 'account:history.detail' } satisfies RouteHandle,
    },
    {
      path: 'order',
      lazy: () => import('./orders/order.page.tsx'),
      handle: { titleKey: 'account:order.title', render: 'browser' } satisfies RouteHandle,
    },
    {
      path: 'payment',
      lazy: () => import('./payment/payment.page.tsx'),
      handle: {
        layout: 'checkout',
        checkoutStep: 3,
        titleKey: 'account:payment.title',
        render: 'browser',
      } satisfies RouteHandle,
    },
    {
      path: 'payment/process',
      lazy: () => import('./payment/payment-process.page.tsx'),
      handle: {
        layout: 'checkout',
        checkoutStep: 4,
        titleKey: 'account:process.title',
        render: 'browser',
      } satisfies RouteHandle,
    },
  ],
  slots: {
    'account:due-bar': async () => import('./slots/due-bar.slot.tsx'),
    'account:news': async () => import('./slots/news.slot.tsx'),
    'account:reading-currency': async () => import('./slots/reading-currency.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: {
    publishes: ['account:signed-in', 'account:cart-changed', 'account:payment-settled'],
    reads: ['account:signed-in', 'account:signed-out', 'account:cart-changed', 'account:payment-settled'],
  },
});
