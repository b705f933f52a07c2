import { MOST_POPULAR } from '@wisata/kernel/contracts/content-requests';
import type { Locale } from '@wisata/kernel/locale';
import { notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { staysOf, type ShownStay } from '../bookings/index.ts';
import * as repository from './content.repository.ts';
import type { Entry } from './content.repository.ts';
import { describeProducts, findIntroduction } from './listed-products.ts';
import { toStayProduct } from './stay-product.view.ts';
import { localize } from './translated.ts';

function categoryHead({ id, slug, body }: Entry<'category'>, locale: Locale) {
  const { categoryName, pageType, description, image } = localize(body, locale);
  return { categoryId: id, categoryName, pageType, slug, description, image: image.uri, imageAlt: image.alt };
}

type Head = ReturnType<typeof categoryHead>;

/** What unfolds under a category: its sub-categories, else the products or promotions that it leads to. */
async function subCategoriesOf(context: BackendContext, categories: readonly Entry<'category'>[], locale: Locale) {
  const [listed, sliders] = await Promise.all([
    repository.searchListedProducts(context.db, 'category'),
    repository.searchEntries(context.db, 'slider'),
  ]);
  return (category: Entry<'category'>): Head[] => {
    const own = categories.filter(({ body }) => body.parentId === category.id);
    if (own.length > 0) return own.map((entry) => categoryHead(entry, locale));
    const head = categoryHead(category, locale);
    if (category.body.pageType === 'Promotion') {
      return sliders.map(({ id, slug, body }) => {
        const { displayName, description, image } = localize(body, locale);
        const words = { categoryName: displayName, description, image: image.uri, imageAlt: image.alt };
        return { ...head, categoryId: id, slug, ...words };
      });
    }
    if (category.body.pageType !== 'Product') return [];
    return (listed.get(category.id) ?? []).flatMap((product) => {
      const introduction = findIntroduction(context, product, locale);
      return introduction ? [{ ...head, categoryId: product.id, slug: product.slug, ...introduction }] : [];
    });
  };
}

/** GET get-category: the top level with what unfolds under it. */
export async function searchCategories(context: BackendContext, locale: Locale) {
  const categories = await repository.searchEntries(context.db, 'category');
  const subCategories = await subCategoriesOf(context, categories, locale);
  const tops = categories.filter(({ body }) => body.parentId === null);
  return tops.map((category) => ({ ...categoryHead(category, locale), subCategory: subCategories(category) }));
}

/** POST get-category-product: a category with its sub-categories and the products of all of them. */
export async function getCategoryProducts(context: BackendContext, idOrSlug: string, locale: Locale) {
  const category = await repository.findEntry(context.db, 'category', idOrSlug);
  if (!category) throw notFound('Category not found', 'CONTENT_CATEGORY_NOT_FOUND');
  const categories = await repository.searchEntries(context.db, 'category');
  const subCategories = await subCategoriesOf(context, categories, locale);
  const products = await repository.searchProductsOf(context.db, 'category', category.id);
  return {
    ...categoryHead(category, locale),
    subCategory: subCategories(category),
    products: await describeProducts(context, products, locale),
  };
}

function sliderHead({ id, slug, body }: Entry<'slider'>, totalProduct: number, locale: Locale) {
  const { image, ...words } = localize(body, locale);
  return { slideId: id, slug, ...words, image: image.uri, imageAlt: image.alt, totalProduct };
}

export async function searchSliders({ db }: BackendContext, locale: Locale) {
  const [sliders, listed] = await Promise.all([
    repository.searchEntries(db, 'slider'),
    repository.searchListedProducts(db, 'slider'),
  ]);
  return sliders.map((slider) => sliderHead(slider, listed.get(slider.id)?.length ?? 0, locale));
}

export async function getSlider({ db }: BackendContext, idOrSlug: string) {
  const slider = await repository.findEntry(db, 'slider', idOrSlug);
  if (!slider) throw notFound('Promotion not found', 'CONTENT_SLIDER_NOT_FOUND');
  return slider;
}

export async function getSliderProducts(context: BackendContext, idOrSlug: string, locale: Locale) {
  const slider = await getSlider(context, idOrSlug);
  const products = await repository.searchProductsOf(context.db, 'slider', slider.id);
  return {
    ...sliderHead(slider, products.length, locale),
    products: await describeProducts(context, products, locale),
  };
}

/** Stays that were described already, with the pages about those that have one. */
export async function describeStays({ db }: BackendContext, stays: readonly ShownStay[]) {
  const products = await repository.searchProductsByKey(
    db,
    stays.map(({ hotelKey }) => hotelKey),
  );
  return stays.map((stay) =>
    toStayProduct(
      stay,
      products.find(({ productKey }) => productKey === stay.hotelKey),
    ),
  );
}

/** GET get-popular-product: the best reviewed hotels with a room for tomorrow night, the cities taking turns. */
export async function searchPopular(context: BackendContext, limit: number, locale: Locale) {
  const showcase = staysOf(context);
  const keys = showcase.searchKeys({ minStar: 3 }, MOST_POPULAR * 2);
  const stays = await showcase.describeAvailable(keys, limit, locale);
  return { data: await describeStays(context, stays), total: MOST_POPULAR };
}
