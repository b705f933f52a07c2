import type { RouteHandle } from '@wisata/kernel/remote';
import { defineRemote } from '@wisata/runtime';

export const remote = defineRemote({
  name: 'content',
  routes: [
    {
      path: '',
      lazy: async () => import('./home/home.page.tsx'),
      handle: { ahead: 'data', slots: ['search-form'] } satisfies RouteHandle,
    },
    {
      path: 'plane-or-train',
      lazy: async () => import('./ways/plane-or-train.page.tsx'),
      handle: { titleKey: 'content:landing.compare.page' } satisfies RouteHandle,
    },
    {
      path: 'help',
      lazy: async () => import('./help/help.page.tsx'),
      handle: { titleKey: 'content:help.title' } satisfies RouteHandle,
    },
    {
      path: 'promotion',
      lazy: async () => import('./collections/promotion-list.page.tsx'),
      handle: { titleKey: 'content:promotion.title' } satisfies RouteHandle,
    },
    {
      path: 'promotion/checkout',
      lazy: async () => import('./collections/promo-codes.page.tsx'),
      handle: { titleKey: 'content:voucher.title' } satisfies RouteHandle,
    },
    {
      path: 'promotion/detail',
      lazy: async () => import('./collections/promotion-list.page.tsx'),
      handle: { titleKey: 'content:promotion.title' } satisfies RouteHandle,
    },
    { path: 'promotion/detail/:slug', lazy: async () => import('./collections/promotion.page.tsx') },
    { path: 'promotion/:slug', lazy: async () => import('./collections/promotion.page.tsx') },
    {
      path: 'blog',
      lazy: async () => import('./blog/blog-list.page.tsx'),
      handle: { titleKey: 'content:blog.title' } satisfies RouteHandle,
    },
    {
      path: 'blog/category',
      lazy: async () => import('./blog/blog-list.page.tsx'),
      handle: { titleKey: 'content:blog.title' } satisfies RouteHandle,
    },
    { path: 'blog/category/:slug', lazy: async () => import('./blog/blog-topic.page.tsx') },
    {
      path: 'blog/tag',
      lazy: async () => import('./blog/blog-list.page.tsx'),
      handle: { titleKey: 'content:blog.title' } satisfies RouteHandle,
    },
    { path: 'blog/tag/:slug', lazy: async () => import('./blog/blog-topic.page.tsx') },
    {
      path: 'blog/:slug',
      lazy: async () => import('./blog/blog-post.page.tsx'),
      handle: { ahead: 'data' } satisfies RouteHandle,
    },
    {
      path: 'popular',
      lazy: async () => import('./collections/popular.page.tsx'),
      handle: { titleKey: 'content:popular.title' } satisfies RouteHandle,
    },
    {
      path: 'popular/flights/:slug',
      lazy: async () => import('./landing/landing.page.tsx'),
      handle: { ahead: 'data', slots: ['flight:search-form'] } satisfies RouteHandle,
    },
    {
      path: 'popular/trains/:slug',
      lazy: async () => import('./landing/landing.page.tsx'),
      handle: { ahead: 'data', slots: ['train:search-form'] } satisfies RouteHandle,
    },
    {
      path: 'popular/hotels/:slug',
      lazy: async () => import('./landing/landing.page.tsx'),
      handle: { ahead: 'data', slots: ['hotel:search-form'] } satisfies RouteHandle,
    },
    { path: 'popular/:slug', lazy: async () => import('./collections/category.page.tsx') },
    {
      path: 'category',
      lazy: async () => import('./collections/category-list.page.tsx'),
      handle: { titleKey: 'content:category.title' } satisfies RouteHandle,
    },
    {
      path: 'category/page',
      lazy: async () => import('./collections/category-list.page.tsx'),
      handle: { titleKey: 'content:category.title' } satisfies RouteHandle,
    },
    { path: 'category/page/:slug', lazy: async () => import('./collections/category.page.tsx') },
    { path: 'product', lazy: async () => import('./collections/product-list.page.tsx') },
    {
      path: 'product/checkout',
      lazy: async () => import('./product-checkout/product-checkout.page.tsx'),
      handle: {
        layout: 'checkout',
        titleKey: 'content:product.checkoutTitle',
        checkoutStep: 1,
      } satisfies RouteHandle,
    },
    {
      path: 'product/eticket',
      lazy: async () => import('./product-ticket/product-eticket.page.tsx'),
      handle: { titleKey: 'content:product.voucherTitle', render: 'browser' } satisfies RouteHandle,
    },
    { path: 'product/:slug', lazy: async () => import('./collections/product.page.tsx') },
    {
      path: 'enquiry',
      lazy: async () => import('./collections/enquiry-list.page.tsx'),
      handle: { titleKey: 'content:enquiry.title' } satisfies RouteHandle,
    },
    {
      path: 'enquiry/detail',
      lazy: async () => import('./collections/enquiry-list.page.tsx'),
      handle: { titleKey: 'content:enquiry.title' } satisfies RouteHandle,
    },
    { path: 'enquiry/detail/:slug', lazy: async () => import('./collections/enquiry.page.tsx') },
    { path: 'enquiry/:slug', lazy: async () => import('./collections/enquiry.page.tsx') },
    {
      path: 'menu',
      lazy: async () => import('./site/sitemap.page.tsx'),
      handle: { titleKey: 'content:sitemap.title' } satisfies RouteHandle,
    },
    {
      path: 'menu/page',
      lazy: async () => import('./site/sitemap.page.tsx'),
      handle: { titleKey: 'content:sitemap.title' } satisfies RouteHandle,
    },
    {
      path: 'menu/page/sitemap',
      lazy: async () => import('./site/sitemap.page.tsx'),
      handle: { titleKey: 'content:sitemap.title' } satisfies RouteHandle,
    },
    { path: 'menu/page/:slug', lazy: async () => import('./site/menu-page.page.tsx') },
    {
      path: 'widget',
      lazy: async () => import('./home/widget.page.tsx'),
      handle: { layout: 'blank', titleKey: 'content:search.label' } satisfies RouteHandle,
    },
  ],
  slots: {
    'category_product_activities:order-line': async () => import('./slots/order-line.slot.tsx'),
    'category_product_ancillary:order-line': async () => import('./slots/order-line.slot.tsx'),
    'category_product_activities:ticket': async () => import('./slots/ticket.slot.tsx'),
    'category_product_ancillary:ticket': async () => import('./slots/ticket.slot.tsx'),
    'category_product_activities:watched-prices': async () => import('./slots/watched-prices.slot.tsx'),
    'category_product_ancillary:watched-prices': async () => import('./slots/watched-prices.slot.tsx'),
    'content:preview': async () => import('./slots/preview.slot.tsx'),
  },
  messages: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  events: { publishes: ['account:cart-changed'], reads: [] },
});
