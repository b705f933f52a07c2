import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { notFound, ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { findEntry, searchEntries } from './content.repository.ts';
import * as schema from './content.schema.ts';
import * as products from './product.service.ts';
import { localize } from './translated.ts';

/** A list or record that only depends on the language. */
function read(
  name: string,
  summary: string,
  response: v.GenericSchema,
  find: (context: BackendContext, locale: Locale) => Promise<unknown>,
): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: `/api/v1/top/${name}`,
    access: 'public',
    summary,
    query: schema.localeQuery,
    response,
    handler: ({ headers, query }, context) => find(context, requestLocale(headers, query.locale)),
  });
}

async function searchMenus({ db }: BackendContext, locale: Locale) {
  const menus = await searchEntries(db, 'menu');
  return menus.map(({ id, body }) => {
    const { children, ...menu } = localize(body, locale);
    const shared = { icon: '', isLocal: true, isNeedAuth: false, isActive: true, noTranslate: true };
    return { id, ...menu, isActive: true, children: children.map((child) => ({ ...shared, ...child })) };
  });
}

async function searchBanners({ db }: BackendContext, locale: Locale) {
  const banners = await searchEntries(db, 'banner');
  return banners.map(({ id, body }) => {
    const { image, ...words } = localize(body, locale);
    return { id, ...words, image: image.uri, imageAlt: image.alt };
  });
}

const PARTNERS = {
  title: { en: 'We work with', id: 'Kami bekerja sama dengan' },
  desc: {
    en: 'Hotel groups whose rooms we sell, and those who move your payment.',
    id: 'Grup hotel yang kamarnya kami jual dan pihak yang mengurus pembayaran Anda.',
  },
};

async function getPartners({ db }: BackendContext, locale: Locale) {
  const partners = await searchEntries(db, 'partner');
  const items = partners.map(({ body }) => ({ ...localize(body, locale), is_active: true }));
  return { ...localize(PARTNERS, locale), items };
}

/** Both spellings of the contract; the newest first. */
async function searchNotices({ db }: BackendContext, locale: Locale) {
  const notices = await searchEntries(db, 'notice');
  return notices.map(({ body }) => {
    const notice = localize(body, locale);
    return {
      ...notice,
      expiredAt: notice.expired_at,
      is_active: true,
      isActive: true,
      bgColor: notice.bg_color,
      color: notice.text_color,
    };
  });
}

async function searchFaq({ db }: BackendContext, locale: Locale) {
  const entries = await searchEntries(db, 'faq');
  return entries.map(({ id, body }) => ({ id, ...localize(body, locale) }));
}

const readRoutes = [
  read('get-menu', 'The top menu with its groups', v.array(schema.menuAnswer), searchMenus),
  read(
    'get-category',
    'Categories and what unfolds under them',
    v.array(schema.categoryAnswer),
    products.searchCategories,
  ),
  read('get-sliders', 'The promotions of the home page', v.array(schema.sliderAnswer), products.searchSliders),
  read('frontend-faq', 'Questions and answers by topic', v.array(schema.faqAnswer), searchFaq),
  read('frontend-banner', 'Banners of the home page', v.array(schema.bannerAnswer), searchBanners),
  read('frontend-partners', 'Partners with their logos or names', schema.partnersAnswer, getPartners),
  read('frontend-notice', 'News for the strip above the header', v.array(schema.noticeAnswer), searchNotices),
];

const popularRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/top/get-popular-product',
  access: 'public',
  summary: 'Well reviewed stays with the total for tomorrow night, two guests',
  query: schema.popularQuery,
  response: schema.popularAnswer,
  handler: ({ query, headers }, context) =>
    products.searchPopular(context, query.limit, requestLocale(headers, query.locale)),
});

const categoryProductRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/top/get-category-product',
  access: 'public',
  summary: 'A category with its products',
  query: schema.localeQuery,
  body: schema.categoryProductBody,
  response: schema.categoryProductAnswer,
  handler: ({ body, query, headers }, context) =>
    products.getCategoryProducts(context, body.CategoryId, requestLocale(headers, query.locale)),
});

const sliderProductRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/top/get-sliders-product',
  access: 'public',
  summary: 'A promotion with its products',
  query: schema.localeQuery,
  body: schema.sliderProductBody,
  response: schema.sliderProductAnswer,
  handler: ({ body, query, headers }, context) =>
    products.getSliderProducts(context, body.SlideId, requestLocale(headers, query.locale)),
});

const productRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/top/get-product',
  access: 'public',
  summary: 'One product with its pictures and words for search engines',
  query: schema.localeQuery,
  body: schema.productBody,
  response: schema.productDetailAnswer,
  handler: ({ body, query, headers }, context) =>
    products.getProduct(context, body.CategoryProductId, requestLocale(headers, query.locale)),
});

const removeRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/top/remove-product-sliders',
  access: 'admin',
  summary: 'Takes a product out of a promotion',
  body: schema.removeBody,
  response: v.null(),
  async handler({ body }, context) {
    await products.removeSliderProduct(context, body.SlideId, body.CategoryProductId);
    return ok(null);
  },
});

const pageRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/top/get-page/:slug',
  access: 'public',
  summary: 'A page of the menu: about, terms, privacy and the like',
  params: schema.slugParams,
  query: schema.localeQuery,
  response: schema.pageAnswer,
  async handler({ params, query, headers }, { db }) {
    const page = await findEntry(db, 'page', params.slug);
    if (!page) throw notFound('Page not found', 'CONTENT_PAGE_NOT_FOUND');
    return { slug: page.slug, ...localize(page.body, requestLocale(headers, query.locale)) };
  },
});

/** Spec section 7, Top-level content. */
export const contentRoutes = [
  ...readRoutes,
  popularRoute,
  categoryProductRoute,
  sliderProductRoute,
  productRoute,
  removeRoute,
  pageRoute,
];
