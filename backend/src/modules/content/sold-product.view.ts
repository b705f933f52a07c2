import type { SoldProductAnswer } from '@wisata/kernel/contracts/content-product';
import type { Locale } from '@wisata/kernel/locale';
import type { ShowcaseProduct } from '../category-product/index.ts';
import type { Product } from './content.repository.ts';

const TYPES = { category_product_activities: 'activities', category_product_ancillary: 'ancillary' } as const;

/** Product listing of spec section 3, for one person or piece. */
export function toSoldProduct(sold: ShowcaseProduct, product: Product): SoldProductAnswer {
  const { price, currency, cityName, countryName, images, text } = sold;
  return {
    categoryProductId: product.id,
    slug: product.slug,
    title: text.title,
    description: text.summary,
    image: images[0] ?? '',
    imageAlt: text.title,
    cityName,
    reviewScore: sold.reviewScore,
    reviewCount: sold.reviewCount,
    currency,
    sourceFrom: 'api',
    price,
    priceDiscount: price,
    location: `${cityName}, ${countryName}`,
    raw: {
      PricePerRoomNight: null,
      PublishFare: price,
      baseFare: price,
      Currency: currency,
      currencyCode: currency,
      CityName: cityName,
      CountryName: countryName,
    },
    reservationType: TYPES[sold.service],
    productType: 'activities',
    uniqueId: sold.id,
    service: sold.service,
    product_unit: sold.unit,
  };
}

const TERMS: Readonly<Record<Locale, (freeHours: number | null, cutOffHours: number) => string>> = {
  en: (free, cutOff) =>
    [
      free === null
        ? 'It cannot be given back once it is booked.'
        : `Free cancellation until ${free} hours before the start, nothing comes back after that.`,
      cutOff > 0 ? `Can be booked until ${cutOff} hours before the start.` : 'Can be booked until the start.',
    ].join('\n'),
  id: (free, cutOff) =>
    [
      free === null
        ? 'Tidak dapat dikembalikan setelah dipesan.'
        : `Gratis pembatalan sampai ${free} jam sebelum mulai, setelah itu tidak ada yang kembali.`,
      cutOff > 0 ? `Bisa dipesan sampai ${cutOff} jam sebelum mulai.` : 'Bisa dipesan sampai waktu mulai.',
    ].join('\n'),
};

/** Display product of spec section 3; lists have one item on each line. */
export function soldDisplay(
  { id, service, text }: ShowcaseProduct,
  product: Product,
  { freeHours, cutOffHours }: { readonly freeHours: number | null; readonly cutOffHours: number },
  locale: Locale,
) {
  return {
    display_product_id: product.id,
    unique_id: id,
    reservation_type: TYPES[service],
    product_description: text.story,
    inclusions: text.includes.join('\n'),
    other: text.other.join('\n'),
    term_condition: TERMS[locale](freeHours, cutOffHours),
    how_to_use: text.use.join('\n'),
  };
}
