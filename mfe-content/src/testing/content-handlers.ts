import type { Handlers } from '@wisata/runtime/testing';
import { LANDINGS_SAMPLE } from '../api/landing.fixture.ts';
import {
  FAQ_SAMPLE,
  PARTNERS_SAMPLE,
  POST_PAGE_SAMPLE,
  POST_SAMPLE,
  PRODUCT_SAMPLE,
  SLIDER_SAMPLE,
} from '../api/content.fixture.ts';

const SETTING = { limit_per_page: 12, title: 'Trip ideas', categories: [{ slug: 'practical', name: 'Practical' }] };
const CATEGORY = {
  categoryId: 1,
  categoryName: 'By the sea',
  pageType: 'Product',
  slug: 'seaside-stays',
  description: 'Sand within a short walk.',
  image: PRODUCT_SAMPLE.image,
  imageAlt: 'A resort',
};
/** Every call of this remote's pages, answered. */
export const CONTENT_HANDLERS: Handlers = {
  'GET /api/v1/top/frontend-faq': () => FAQ_SAMPLE,
  'GET /api/v1/top/frontend-partners': () => PARTNERS_SAMPLE,
  'GET /api/v1/blog/get-additional-content': () => POST_PAGE_SAMPLE,
  'GET /api/v1/blog/page-setting': () => SETTING,
  'GET /api/v1/blog/get-list': () => POST_PAGE_SAMPLE,
  'GET /api/v1/blog/page-content/get-list': () => ({ ...POST_PAGE_SAMPLE, name: 'Practical' }),
  'GET /api/v1/blog/detail/borobudur-at-five': () => ({
    ...POST_SAMPLE,
    content: '<h2>From the hill</h2><p>Be up there early. <a href="/promotion/sanur-to-uluwatu">Stays</a></p>',
  }),
  'GET /api/v1/blog/get-meta/borobudur-at-five': () => ({
    title: POST_SAMPLE.title,
    description: POST_SAMPLE.excerpt,
    image: POST_SAMPLE.image,
  }),
  'GET /api/v1/blog/get-popular': () => POST_PAGE_SAMPLE,
  'GET /api/v1/blog/get-related': () => POST_PAGE_SAMPLE,
  'GET /api/v1/top/get-landings': () => LANDINGS_SAMPLE,
  'GET /api/v1/top/get-sliders': () => [SLIDER_SAMPLE],
  'POST /api/v1/top/get-sliders-product': () => ({ ...SLIDER_SAMPLE, products: [PRODUCT_SAMPLE] }),
  'GET /api/v1/top/get-category': () => [{ ...CATEGORY, subCategory: [CATEGORY] }],
  'POST /api/v1/top/get-category-product': () => ({ ...CATEGORY, products: [PRODUCT_SAMPLE] }),
  'POST /api/v1/top/get-product': () => ({
    ...PRODUCT_SAMPLE,
    imageGallery: [{ image: PRODUCT_SAMPLE.image, imageAlt: 'The entrance' }],
    categories: [{ categoryName: 'By the sea', slug: 'seaside-stays' }],
  }),
  'GET /api/v1/promo-code/list': () => [
    { code: 'MALAM15', name: 'Night rate', description: '15 % off stays', min_order: 500_000, expires_at: null },
  ],
  'GET /api/v1/top/get-popular-product': () => ({ data: [PRODUCT_SAMPLE], total: 1 }),
  'GET /api/v1/top/get-page/about': () => ({
    slug: 'about',
    title: 'About us',
    description: 'Who sells you the room.',
    content: '<p>A group of hotels.</p>',
  }),
  'GET /api/v1/top/get-menu': () => [
    { name: 'Company', children: [{ name: 'About', link: '/menu/page/about' }] },
    { name: 'Dashboard', isNeedAuth: true, children: [{ name: 'Bookings', link: '/dashboard/order' }] },
  ],
};
