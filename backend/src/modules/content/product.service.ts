import type { ProductAnswer } from '@wisata/kernel/contracts/content-product';
import { MOST_POPULAR } from '@wisata/kernel/contracts/content-requests';
import type { Locale } from '@wisata/kernel/locale';
import { notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { hotelShowcase } from '../hotel/index.ts';
import type { ShowcaseStay } from '../hotel/index.ts';
import * as repository from './content.repository.ts';
import type { Entry, Product } from './content.repository.ts';
import { localize } from './translated.ts';

const META_LENGTH = 155;

/** Product listing of spec section 3, for one room and night. */
function listingFields({ totalPrice, currency, area, cityName, countryName }: ShowcaseStay) {
  return {
    sourceFrom: 'api',
    productType: 'hotel',
    price: totalPrice,
    priceDiscount: totalPrice,
    location: `${area}, ${cityName}`,
    raw: {
      PricePerRoomNight: totalPrice,
      PublishFare: totalPrice,
      baseFare: totalPrice,
      Currency: currency,
      currencyCode: currency,
      CityName: cityName,
      CountryName: countryName,
    },
  } as const;
}

const PRODUCT_WORDS = {
  en: {
    inclusions: 'One room for one night, taxes included.',
    refundable: 'Can be cancelled free of charge until the date that the room states.',
    fixed: 'This rate cannot be refunded.',
  },
  id: {
    inclusions: 'Satu kamar untuk satu malam, termasuk pajak.',
    refundable: 'Bisa dibatalkan tanpa biaya sampai tanggal yang tertulis pada kamar.',
    fixed: 'Tarif ini tidak dapat dikembalikan.',
  },
} as const;

/** Display product of spec section 3. */
function displayFields(stay: ShowcaseStay, product: Product, locale: Locale) {
  const words = PRODUCT_WORDS[locale];
  return {
    display_product_id: product.id,
    unique_id: stay.hotelKey,
    reservation_type: 'hotel',
    product_description: stay.description,
    inclusions: words.inclusions,
    other: '',
    term_condition: stay.isRefundable ? words.refundable : words.fixed,
  } as const;
}

function toProduct(stay: ShowcaseStay, product?: Product): ProductAnswer {
  const { name, images, guests, ...facts } = stay;
  return {
    categoryProductId: product?.id ?? null,
    slug: product?.slug ?? null,
    title: name,
    description: facts.description,
    image: images[0]?.uri ?? '',
    imageAlt: images[0]?.description ?? '',
    reservationType: 'hotel',
    hotelKey: facts.hotelKey,
    starRating: facts.starRating,
    area: facts.area,
    cityKey: facts.cityKey,
    cityName: facts.cityName,
    reviewScore: facts.reviewScore,
    reviewCount: facts.reviewCount,
    checkInDate: facts.checkInDate,
    checkOutDate: facts.checkOutDate,
    totalNights: 1,
    countGuest: guests,
    currency: facts.currency,
    totalPrice: facts.totalPrice,
    isRefundable: facts.isRefundable,
    ...listingFields(stay),
  };
}

async function describeProducts(context: BackendContext, products: readonly Product[], locale: Locale) {
  const byKey = new Map(products.map((product) => [product.hotelKey, product]));
  const stays = await hotelShowcase(context).describe([...byKey.keys()], locale);
  return stays.map((stay) => toProduct(stay, byKey.get(stay.hotelKey)));
}

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
  const showcase = hotelShowcase(context);
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
    return (listed.get(category.id) ?? []).flatMap(({ id, slug, hotelKey }) => {
      const hotel = showcase.findHotel(hotelKey, locale);
      if (!hotel) return [];
      const { name: categoryName, description, images } = hotel;
      const picture = { image: images[0]?.uri ?? '', imageAlt: images[0]?.description ?? '' };
      return [{ ...head, categoryId: id, slug, categoryName, description, ...picture }];
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

async function getSlider({ db }: BackendContext, idOrSlug: string) {
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

export async function removeSliderProduct(context: BackendContext, sliderId: string, productId: string) {
  const slider = await getSlider(context, sliderId);
  const product = await repository.findProduct(context.db, productId);
  const wasShown = product && (await repository.removeListedProduct(context.db, slider.id, product.id));
  if (!wasShown) throw notFound('Product not found', 'CONTENT_PRODUCT_NOT_FOUND');
}

/** Stays that were described already, with the pages about those that have one. */
export async function describeStays({ db }: BackendContext, stays: readonly ShowcaseStay[]) {
  const products = await repository.searchProductsByHotel(
    db,
    stays.map(({ hotelKey }) => hotelKey),
  );
  return stays.map((stay) =>
    toProduct(
      stay,
      products.find(({ hotelKey }) => hotelKey === stay.hotelKey),
    ),
  );
}

/** GET get-popular-product: the best reviewed hotels with a room for tomorrow night, the cities taking turns. */
export async function searchPopular(context: BackendContext, limit: number, locale: Locale) {
  const showcase = hotelShowcase(context);
  const keys = showcase.searchKeys({ minStar: 3 }, MOST_POPULAR * 2);
  const stays = await showcase.describeAvailable(keys, limit, locale);
  return { data: await describeStays(context, stays), total: MOST_POPULAR };
}

/** The first sentences that fit into a search engine's snippet. */
function shorten(text: string): string {
  if (text.length <= META_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', META_LENGTH))} …`;
}

export async function getProduct(context: BackendContext, idOrSlug: string, locale: Locale) {
  const product = await repository.findProduct(context.db, idOrSlug);
  const [stay] = product ? await hotelShowcase(context).describe([product.hotelKey], locale) : [];
  if (!product || !stay) throw notFound('Product not found', 'CONTENT_PRODUCT_NOT_FOUND');
  const [categories, ids] = await Promise.all([
    repository.searchEntries(context.db, 'category'),
    repository.searchCategoryIdsOf(context.db, product.id),
  ]);
  const pictures = stay.images.map(({ uri, description }) => ({ image: uri, imageAlt: description }));
  return {
    ...toProduct(stay, product),
    ...displayFields(stay, product, locale),
    imageGallery: pictures,
    productImages: pictures,
    categories: categories
      .filter(({ id }) => ids.includes(id))
      .map((category) => ({ categoryName: category.body.categoryName[locale], slug: category.slug })),
    meta: { title: `${stay.name}, ${stay.cityName}`, description: shorten(stay.description) },
  };
}
