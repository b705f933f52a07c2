import type { ApiClient, ApiRequest } from '@wisata/kernel/api';
import type {
  CategoryProductsPayload,
  ProductPayload,
  SliderProductsPayload,
} from '@wisata/kernel/contracts/content-requests';
import { mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import { fromMajor } from '@wisata/kernel/money';
import { isMissingCall, success, type Outcome } from '@wisata/kernel/outcome';
import {
  toCategory,
  toCollection,
  toListed,
  toMedia,
  toSoldDetail,
  toStay,
  toVoucherNeeds,
} from './content-adapter.ts';
import type {
  Banner,
  CategoryTree,
  Collection,
  ContentPage,
  Listed,
  Partners,
  Question,
  Stay,
  StayDetail,
  VoucherCode,
} from './content.model.ts';
import type { SoldDetail } from './sold.model.ts';
import * as schema from './content.schema.ts';

/** Asks for content, with `json` by a POST that changes nothing, and makes of the answer what pages show. */
async function ask<Read, Shown>(
  api: ApiClient,
  request: Omit<ApiRequest<Read>, 'method' | 'isIdempotent'>,
  toShown: (read: Read) => Shown,
): Promise<Outcome<Shown>> {
  const way = request.json ? ({ method: 'POST', isIdempotent: true } as const) : ({ method: 'GET' } as const);
  return mapAnswer(await api.call({ ...way, ...request, path: `/api/v1/top/${request.path}` }), toShown);
}

/** Stays with a room for tomorrow night, the cities taking turns. */
export const searchPopularStays = (api: ApiClient, limit: number): Promise<Outcome<readonly Stay[]>> =>
  ask(
    api,
    {
      path: 'get-popular-product',
      query: { limit },
      operation: 'popular product',
      read: readObject(schema.POPULAR),
    },
    ({ data }) => data.map(toStay),
  );

/** Voucher codes that anybody may use now. */
export async function searchVoucherCodes(api: ApiClient): Promise<Outcome<readonly VoucherCode[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/promo-code/list',
    operation: 'promo codes',
    read: readList(schema.VOUCHER_CODE),
  });
  // The contract names codes at the payment only.
  if (!answer.ok && isMissingCall(answer.failure)) return success([]);
  return mapAnswer(answer, (codes) =>
    codes.map((record) => {
      const { code, name, description, min_order: least, expires_at: endsAt } = record;
      return {
        code,
        name,
        description,
        needs: toVoucherNeeds(record),
        ...(least > 0 ? { least: fromMajor(least, 'IDR') } : {}),
        ...(endsAt === null ? {} : { endsAtMs: Date.parse(endsAt) }),
      };
    }),
  );
}

export const searchCollections = (api: ApiClient): Promise<Outcome<readonly Collection[]>> =>
  ask(api, { path: 'get-sliders', operation: 'sliders', read: readList(schema.SLIDER) }, (sliders) =>
    sliders.map(toCollection),
  );

export const getCollectionStays = (
  api: ApiClient,
  idOrSlug: string,
): Promise<Outcome<Collection & { readonly products: readonly Listed[] }>> =>
  ask(
    api,
    {
      path: 'get-sliders-product',
      json: { SlideId: idOrSlug } satisfies SliderProductsPayload,
      operation: 'slider product',
      read: readObject(schema.SLIDER_PRODUCTS),
    },
    (slider) => ({ ...toCollection(slider), products: slider.products.map(toListed) }),
  );

const toTree = (category: schema.CategoryRecord): CategoryTree => ({
  ...toCategory(category),
  children: category.subCategory.map(toCategory),
});

export const searchCategories = (api: ApiClient): Promise<Outcome<readonly CategoryTree[]>> =>
  ask(api, { path: 'get-category', operation: 'category', read: readList(schema.CATEGORY) }, (categories) =>
    categories.map(toTree),
  );

export const getCategoryStays = (
  api: ApiClient,
  idOrSlug: string,
): Promise<Outcome<CategoryTree & { readonly products: readonly Listed[] }>> =>
  ask(
    api,
    {
      path: 'get-category-product',
      json: { CategoryId: idOrSlug } satisfies CategoryProductsPayload,
      operation: 'category product',
      read: readObject(schema.CATEGORY_PRODUCTS),
    },
    (category) => ({ ...toTree(category), products: category.products.map(toListed) }),
  );

/** Every category of products with what it shows; stays last; one that fails is left out. */
export async function searchProductCategories(api: ApiClient) {
  const categories = await searchCategories(api);
  if (!categories.ok) return categories;
  const ofProducts = categories.data.filter(({ pageType }) => pageType === 'product');
  const found = await Promise.all(ofProducts.map(({ slug }) => getCategoryStays(api, slug)));
  const shown = found.flatMap((category) => (category.ok && category.data.products.length > 0 ? [category.data] : []));
  const hasStays = ({ products }: (typeof shown)[number]) => Number(products.some((product) => 'hotelKey' in product));
  return success(shown.sort((one, other) => hasStays(one) - hasStays(other)));
}

export const getProduct = (api: ApiClient, idOrSlug: string): Promise<Outcome<StayDetail | SoldDetail>> =>
  ask(
    api,
    {
      path: 'get-product',
      json: { CategoryProductId: idOrSlug } satisfies ProductPayload,
      operation: 'product',
      read: readObject(schema.PRODUCT_DETAIL),
    },
    (product) => {
      const gallery = product.imageGallery.map(({ image, imageAlt }) => toMedia(image, imageAlt));
      if ('sale' in product) return toSoldDetail(product, gallery);
      const categories = product.categories.map(({ categoryName, slug }) => ({ name: categoryName, slug }));
      return { ...toStay(product), gallery, categories };
    },
  );

export const searchQuestions = (api: ApiClient): Promise<Outcome<readonly Question[]>> =>
  ask(api, { path: 'frontend-faq', operation: 'faq', read: readList(schema.FAQ) }, (list) =>
    list.map(({ id, topic, question, answer: answerHtml }) => ({ id: `faq-${id}`, topic, question, answerHtml })),
  );

export const searchBanners = (api: ApiClient): Promise<Outcome<readonly Banner[]>> =>
  ask(api, { path: 'frontend-banner', operation: 'banner', read: readList(schema.BANNER) }, (banners) =>
    banners.map(({ id, title, desc, image, link }) => ({ id, title, text: desc, picture: toMedia(image, ''), link })),
  );

export const getPartners = (api: ApiClient): Promise<Outcome<Partners>> =>
  ask(
    api,
    { path: 'frontend-partners', operation: 'partners', read: readObject(schema.PARTNERS) },
    ({ title, items }) => ({
      title,
      items: items.filter((item) => item.is_active).map(({ name, image }) => ({ name, logo: image })),
    }),
  );

export const getPage = (api: ApiClient, slug: string): Promise<Outcome<ContentPage>> =>
  ask(
    api,
    { path: `get-page/${encodeURIComponent(slug)}`, operation: 'page', read: readObject(schema.PAGE) },
    ({ content, ...page }) => ({ ...page, html: content }),
  );
