import type { ProductSale, ProductService } from '@wisata/kernel/contracts/category-product-sale';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { placeName } from '../../app/place-names.ts';
import { PLACES } from './data/places.ts';
import { findSource, PRODUCTS } from './data/product-table.ts';
import { imagesOf } from './pictures.ts';
import type { ProductSource, ProductText } from './product-source.ts';
import { describeSale } from './sale.ts';

/** An activity or extra as pages outside its checkout show it. */
export interface ShowcaseProduct {
  readonly id: string;
  readonly slug: string;
  readonly service: ProductService;
  readonly unit: 'person' | 'piece';
  readonly text: ProductText;
  readonly images: readonly string[];
  readonly cityName: string;
  readonly countryName: string;
  readonly currency: 'IDR' | 'SGD';
  /** What one person or piece costs at the least, in major units. */
  readonly price: number;
  readonly reviewScore: number;
  readonly reviewCount: number;
}

function introduce(product: ProductSource, locale: Locale): ShowcaseProduct {
  const { id, slug, service, unit, place, currency, options, score, reviews, text } = product;
  const [city, country] = PLACES[place];
  return {
    id,
    slug,
    service,
    unit,
    text: text[locale],
    images: imagesOf(product),
    cityName: placeName(city, locale),
    countryName: placeName(country, locale),
    currency,
    price: Math.min(...options.map(({ adult }) => adult)),
    reviewScore: score,
    reviewCount: reviews,
  };
}

/** Activities and extras for pages outside their checkout: collections and products. */
export const productShowcase = {
  /** Ids of a service's products, or of those in a city. */
  searchIds: (wish: { readonly service?: ProductService; readonly cityKey?: string }): string[] =>
    PRODUCTS.filter(({ service }) => !wish.service || service === wish.service)
      .filter(({ place }) => !wish.cityKey || place === wish.cityKey)
      .map(({ id }) => id),
  find(id: string, locale: Locale): ShowcaseProduct | undefined {
    const product = findSource(id);
    return product && introduce(product, locale);
  },
  /** What can be bought of it, and when, as it stands now. */
  async describeSale(context: BackendContext, id: string, locale: Locale): Promise<ProductSale | undefined> {
    const product = findSource(id);
    return product && describeSale(context, product, { db: context.db, locale, confirming: false });
  },
};
