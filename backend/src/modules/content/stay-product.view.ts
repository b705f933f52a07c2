import type { StayProductAnswer } from '@wisata/kernel/contracts/content-product';
import type { Locale } from '@wisata/kernel/locale';
import type { ShownStay } from '../bookings/index.ts';
import type { Product } from './content.repository.ts';

/** Product listing of spec section 3, for one room and night. */
function listingFields({ service, totalPrice, currency, area, cityName, countryName }: ShownStay) {
  return {
    sourceFrom: 'api',
    productType: service,
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
export function stayDisplay(stay: ShownStay, product: Product, locale: Locale) {
  const words = PRODUCT_WORDS[locale];
  return {
    display_product_id: product.id,
    unique_id: stay.hotelKey,
    reservation_type: stay.service,
    product_description: stay.description,
    inclusions: words.inclusions,
    other: '',
    term_condition: stay.isRefundable ? words.refundable : words.fixed,
  } as const;
}

export function toStayProduct(stay: ShownStay, product?: Product): StayProductAnswer {
  const { name, images, guests, ...facts } = stay;
  return {
    categoryProductId: product?.id ?? null,
    slug: product?.slug ?? null,
    title: name,
    description: facts.description,
    image: images[0]?.uri ?? '',
    imageAlt: images[0]?.description ?? '',
    reservationType: stay.service,
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
