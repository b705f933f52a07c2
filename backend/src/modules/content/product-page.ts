import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { notFound } from '../../app/envelope.ts';
import { staysOf } from '../bookings/index.ts';
import { productShowcase } from '../category-product/index.ts';
import { findProduct, searchCategoryIdsOf, searchEntries, type Product } from './content.repository.ts';
import { soldDisplay, toSoldProduct } from './sold-product.view.ts';
import { stayDisplay, toStayProduct } from './stay-product.view.ts';

const META_LENGTH = 155;

/** The first sentences that fit into a search engine's snippet. */
function shorten(text: string): string {
  if (text.length <= META_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', META_LENGTH))} …`;
}

/** What is said of a product of any service around its own fields. */
const around = (title: string, city: string, description: string) => ({
  meta: { title: `${title}, ${city}`, description: shorten(description) },
});

const inBoth = <T>(pictures: T) => ({ imageGallery: pictures, productImages: pictures });

async function describeStay(context: BackendContext, product: Product, locale: Locale) {
  const [stay] = await staysOf(context).describe([product.productKey], locale);
  if (!stay) return undefined;
  return {
    ...toStayProduct(stay, product),
    ...stayDisplay(stay, product, locale),
    ...inBoth(stay.images.map(({ uri, description }) => ({ image: uri, imageAlt: description }))),
    ...around(stay.name, stay.cityName, stay.description),
  };
}

async function describeSold(context: BackendContext, product: Product, locale: Locale) {
  const sold = productShowcase.find(product.productKey, locale);
  const sale = sold && (await productShowcase.describeSale(context, sold.id, locale));
  if (!sold || !sale) return undefined;
  return {
    ...toSoldProduct(sold, product),
    ...soldDisplay(sold, product, sale, locale),
    ...inBoth(sold.images.map((image) => ({ image, imageAlt: sold.text.title }))),
    ...around(sold.text.title, sold.cityName, sold.text.summary),
    sale,
  };
}

/** POST get-product: the page of a stay, an activity or an extra. */
export async function getProduct(context: BackendContext, idOrSlug: string, locale: Locale) {
  const product = await findProduct(context.db, idOrSlug);
  const described =
    product && ((await describeSold(context, product, locale)) ?? (await describeStay(context, product, locale)));
  if (!described) throw notFound('Product not found', 'CONTENT_PRODUCT_NOT_FOUND');
  const [categories, ids] = await Promise.all([
    searchEntries(context.db, 'category'),
    searchCategoryIdsOf(context.db, product.id),
  ]);
  return {
    ...described,
    categories: categories
      .filter(({ id }) => ids.includes(id))
      .map((category) => ({ categoryName: category.body.categoryName[locale], slug: category.slug })),
  };
}
