import { PARTNERS_SAMPLE, POST_PAGE_SAMPLE, PRODUCT_SAMPLE, SLIDER_SAMPLE } from '../api/content.fixture.ts';
import { LANDINGS_SAMPLE } from '../api/landing.fixture.ts';

/** Every call of the home page where hotels alone are sold, answered. */
export const HOME_ANSWERS = {
  'GET /api/v1/top/get-popular-product': () => ({ data: [PRODUCT_SAMPLE], total: 24 }),
  'GET /api/v1/top/get-sliders': () => [SLIDER_SAMPLE],
  'GET /api/v1/promo-code/list': () => [
    { code: 'MALAM15', name: 'Night rate', description: '15 % off stays', min_order: 500_000, expires_at: null },
  ],
  'GET /api/v1/blog/get-additional-content': () => POST_PAGE_SAMPLE,
  'GET /api/v1/top/frontend-partners': () => PARTNERS_SAMPLE,
  'GET /api/v1/top/get-landings': () => LANDINGS_SAMPLE,
  'GET /api/v1/top/frontend-banner': () => [
    {
      id: 1,
      title: 'Nyepi',
      desc: 'What closes',
      link: '/blog/nyepi-in-bali',
      image: PRODUCT_SAMPLE.image,
      imageAlt: '',
    },
  ],
  'GET /api/v1/top/get-category': () => [
    {
      categoryId: 1,
      categoryName: 'By the sea',
      pageType: 'Product',
      slug: 'seaside-stays',
      image: PRODUCT_SAMPLE.image,
    },
  ],
};
