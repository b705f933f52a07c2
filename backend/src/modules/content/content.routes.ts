import { CATEGORY } from '@wisata/kernel/contracts/content-category';
import { CATEGORY_PRODUCTS, SLIDER, SLIDER_PRODUCTS } from '@wisata/kernel/contracts/content-listings';
import { MENU } from '@wisata/kernel/contracts/content-menu';
import { NOTICE } from '@wisata/kernel/contracts/content-notice';
import { POPULAR_PRODUCTS, PRODUCT_DETAIL } from '@wisata/kernel/contracts/content-product';
import {
  CATEGORY_PRODUCTS_REQUEST,
  PAGE_PARAMS,
  POPULAR_QUERY,
  PRODUCT_REQUEST,
  REMOVE_SLIDER_PRODUCT,
  SLIDER_PRODUCTS_REQUEST,
} from '@wisata/kernel/contracts/content-requests';
import { BANNER, FAQ, PAGE, PARTNERS } from '@wisata/kernel/contracts/content-texts';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { notFound, ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Schema } from '../../app/input.ts';
import { lookupRoute, offerRoute, recordRoute } from '../../app/public-route.ts';
import { defineRoute } from '../../app/route.ts';
import type { Answer, RouteDefinition } from '../../app/route.ts';
import { cleanLine, cleanText } from './clean-html.ts';
import { findEntry, searchEntries } from './content.repository.ts';
import { getProduct } from './product-page.ts';
import * as products from './product.service.ts';
import { isOver } from './shown-until.rules.ts';
import { removeSliderProduct } from './slider-products.service.ts';
import { localize } from './translated.ts';

/** A list or record that only depends on the language. */
function read<R extends Schema>(
  name: string,
  summary: string,
  response: R,
  find: (context: BackendContext, locale: Locale) => Promise<Answer<R>>,
): RouteDefinition {
  return lookupRoute({
    path: `/api/v1/top/${name}`,
    summary,
    query: LOCALE_QUERY,
    response,
    isSameForAll: true,
    answer: (_query, locale, context) => find(context, locale),
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

async function searchBanners({ db, clock }: BackendContext, locale: Locale) {
  const banners = await searchEntries(db, 'banner');
  const shown = banners.filter(({ body }) => !isOver(body, clock.now()));
  return shown.map(({ id, body }) => {
    const { image, expired_at: _, ...words } = localize(body, locale);
    return { id, ...words, image: image.uri, imageAlt: image.alt };
  });
}

const PARTNER_WORDS = {
  title: { en: 'We work with', id: 'Kami bekerja sama dengan' },
  desc: {
    en: 'Hotel groups whose rooms we sell, and those who move your payment.',
    id: 'Grup hotel yang kamarnya kami jual dan pihak yang mengurus pembayaran Anda.',
  },
};

async function getPartners({ db }: BackendContext, locale: Locale) {
  const partners = await searchEntries(db, 'partner');
  const items = partners.map(({ body }) => ({ ...localize(body, locale), is_active: true }));
  return { ...localize(PARTNER_WORDS, locale), items };
}

/** Both spellings of the contract; the newest first. */
async function searchNotices({ db }: BackendContext, locale: Locale) {
  const notices = await searchEntries(db, 'notice');
  return notices.map(({ body }) => {
    const notice = localize(body, locale);
    return {
      ...notice,
      notice: cleanLine(notice.notice),
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
  return entries.map(({ id, body }) => {
    const { answer, ...words } = localize(body, locale);
    return { id, ...words, answer: cleanText(answer) };
  });
}

const readRoutes = [
  read('get-menu', 'The top menu with its groups', v.array(MENU), searchMenus),
  read('get-category', 'Categories and what unfolds under them', v.array(CATEGORY), products.searchCategories),
  read('get-sliders', 'The promotions of the home page', v.array(SLIDER), products.searchSliders),
  read('frontend-faq', 'Questions and answers by topic', v.array(FAQ), searchFaq),
  read('frontend-banner', 'Banners of the home page', v.array(BANNER), searchBanners),
  read('frontend-partners', 'Partners with their logos or names', PARTNERS, getPartners),
  read('frontend-notice', 'News for the strip above the header', v.array(NOTICE), searchNotices),
];

const popularRoute = lookupRoute({
  path: '/api/v1/top/get-popular-product',
  summary: 'Well reviewed stays with the total for tomorrow night, two guests',
  query: POPULAR_QUERY,
  response: POPULAR_PRODUCTS,
  isSameForAll: true,
  answer: (query, locale, context) => products.searchPopular(context, query.limit, locale),
});

const categoryProductRoute = offerRoute({
  path: '/api/v1/top/get-category-product',
  summary: 'A category with its products',
  body: CATEGORY_PRODUCTS_REQUEST,
  response: CATEGORY_PRODUCTS,
  answer: (body, locale, context) => products.getCategoryProducts(context, body.CategoryId, locale),
});

const sliderProductRoute = offerRoute({
  path: '/api/v1/top/get-sliders-product',
  summary: 'A promotion with its products',
  body: SLIDER_PRODUCTS_REQUEST,
  response: SLIDER_PRODUCTS,
  answer: (body, locale, context) => products.getSliderProducts(context, body.SlideId, locale),
});

const productRoute = offerRoute({
  path: '/api/v1/top/get-product',
  summary: 'One product with its pictures and words for search engines',
  body: PRODUCT_REQUEST,
  response: PRODUCT_DETAIL,
  answer: (body, locale, context) => getProduct(context, body.CategoryProductId, locale),
});

const removeRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/top/remove-product-sliders',
  access: 'editing',
  summary: 'Takes a product out of a promotion',
  body: REMOVE_SLIDER_PRODUCT,
  response: v.null(),
  async handler({ body, user }, context) {
    const { SlideId: sliderId, CategoryProductId: productId } = body;
    await removeSliderProduct(context, { sliderId, productId }, user!);
    return ok(null);
  },
});

const pageRoute = recordRoute({
  path: '/api/v1/top/get-page/:slug',
  isBeyondContract: true,
  summary: 'A page of the menu: about, terms, privacy and the like',
  params: PAGE_PARAMS,
  response: PAGE,
  async answer({ slug }, locale, { db }) {
    const page = await findEntry(db, 'page', slug);
    if (!page) throw notFound('Page not found', 'CONTENT_PAGE_NOT_FOUND');
    const { content, ...words } = localize(page.body, locale);
    return { slug: page.slug, ...words, content: cleanText(content) };
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
