import type { ApiClient } from '@wisata/kernel/api';
import type {
  CategoryProductsPayload,
  ProductPayload,
  SliderProductsPayload,
} from '@wisata/kernel/contracts/content-requests';
import { readList, readObject } from '@wisata/kernel/envelope';
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

function mapOutcome<A, B>(outcome: Outcome<A>, change: (data: A) => B): Outcome<B> {
  return outcome.ok ? success(change(outcome.data)) : outcome;
}

/** Stays with a room for tomorrow night, the cities taking turns. */
export async function searchPopularStays(api: ApiClient, limit: number): Promise<Outcome<readonly Stay[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-popular-product',
    query: { limit },
    operation: 'popular product',
    read: readObject(schema.POPULAR),
  });
  return mapOutcome(answer, ({ data }) => data.map(toStay));
}

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
  return mapOutcome(answer, (codes) =>
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

export async function searchCollections(api: ApiClient): Promise<Outcome<readonly Collection[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-sliders',
    operation: 'sliders',
    read: readList(schema.SLIDER),
  });
  return mapOutcome(answer, (sliders) => sliders.map(toCollection));
}

export async function getCollectionStays(
  api: ApiClient,
  idOrSlug: string,
): Promise<Outcome<Collection & { readonly products: readonly Listed[] }>> {
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/top/get-sliders-product',
    json: { SlideId: idOrSlug } satisfies SliderProductsPayload,
    operation: 'slider product',
    read: readObject(schema.SLIDER_PRODUCTS),
  });
  return mapOutcome(answer, (slider) => ({ ...toCollection(slider), products: slider.products.map(toListed) }));
}

export async function searchCategories(api: ApiClient): Promise<Outcome<readonly CategoryTree[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-category',
    operation: 'category',
    read: readList(schema.CATEGORY),
  });
  return mapOutcome(answer, (categories) =>
    categories.map((category) => ({ ...toCategory(category), children: category.subCategory.map(toCategory) })),
  );
}

export async function getCategoryStays(
  api: ApiClient,
  idOrSlug: string,
): Promise<Outcome<CategoryTree & { readonly products: readonly Listed[] }>> {
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/top/get-category-product',
    json: { CategoryId: idOrSlug } satisfies CategoryProductsPayload,
    operation: 'category product',
    read: readObject(schema.CATEGORY_PRODUCTS),
  });
  return mapOutcome(answer, (category) => ({
    ...toCategory(category),
    children: category.subCategory.map(toCategory),
    products: category.products.map(toListed),
  }));
}

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

export async function getProduct(api: ApiClient, idOrSlug: string): Promise<Outcome<StayDetail | SoldDetail>> {
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/top/get-product',
    json: { CategoryProductId: idOrSlug } satisfies ProductPayload,
    operation: 'product',
    read: readObject(schema.PRODUCT_DETAIL),
  });
  return mapOutcome(answer, (product) => {
    const gallery = product.imageGallery.map(({ image, imageAlt }) => toMedia(image, imageAlt));
    if ('sale' in product) return toSoldDetail(product, gallery);
    const categories = product.categories.map(({ categoryName, slug }) => ({ name: categoryName, slug }));
    return { ...toStay(product), gallery, categories };
  });
}

export async function searchQuestions(api: ApiClient): Promise<Outcome<readonly Question[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/frontend-faq',
    operation: 'faq',
    read: readList(schema.FAQ),
  });
  return mapOutcome(answer, (list) =>
    list.map(({ id, topic, question, answer: answerHtml }) => ({ id: `faq-${id}`, topic, question, answerHtml })),
  );
}

export async function searchBanners(api: ApiClient): Promise<Outcome<readonly Banner[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/frontend-banner',
    operation: 'banner',
    read: readList(schema.BANNER),
  });
  return mapOutcome(answer, (banners) =>
    banners.map(({ id, title, desc, image, link }) => ({ id, title, text: desc, picture: toMedia(image, ''), link })),
  );
}

export async function getPartners(api: ApiClient): Promise<Outcome<Partners>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/frontend-partners',
    operation: 'partners',
    read: readObject(schema.PARTNERS),
  });
  return mapOutcome(answer, ({ title, items }) => ({
    title,
    items: items.filter((item) => item.is_active).map(({ name, image }) => ({ name, logo: image })),
  }));
}

export async function getPage(api: ApiClient, slug: string): Promise<Outcome<ContentPage>> {
  const answer = await api.call({
    method: 'GET',
    path: `/api/v1/top/get-page/${encodeURIComponent(slug)}`,
    operation: 'page',
    read: readObject(schema.PAGE),
  });
  return mapOutcome(answer, ({ content, ...page }) => ({ ...page, html: content }));
}
