import * as v from 'valibot';
import { PICTURE } from './content-picture.ts';

/** A stay that editors or guests' ratings put forward (spec section 3, Product listing). */
export const PRODUCT = v.object({
  categoryProductId: v.nullable(v.number()),
  slug: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  ...PICTURE,
  reservationType: v.literal('hotel'),
  hotelKey: v.string(),
  starRating: v.number(),
  area: v.string(),
  cityKey: v.string(),
  cityName: v.string(),
  reviewScore: v.number(),
  reviewCount: v.number(),
  checkInDate: v.string(),
  checkOutDate: v.string(),
  totalNights: v.number(),
  countGuest: v.number(),
  currency: v.string(),
  totalPrice: v.nullable(v.number()),
  isRefundable: v.boolean(),
  /** The contract's names of the same facts; nothing is sold below its published price, so the two prices agree. */
  sourceFrom: v.literal('api'),
  productType: v.literal('hotel'),
  price: v.nullable(v.number()),
  priceDiscount: v.nullable(v.number()),
  location: v.string(),
  raw: v.object({
    PricePerRoomNight: v.nullable(v.number()),
    PublishFare: v.nullable(v.number()),
    baseFare: v.nullable(v.number()),
    Currency: v.string(),
    currencyCode: v.string(),
    CityName: v.string(),
    CountryName: v.string(),
  }),
});
/** A product as it is answered. */
export type ProductAnswer = v.InferOutput<typeof PRODUCT>;

/** Answer of `GET top/get-popular-product`. */
export const POPULAR_PRODUCTS = v.object({ data: v.array(PRODUCT), total: v.number() });

/** Answer of `POST top/get-product` (spec section 3, Product page). */
export const PRODUCT_DETAIL = v.object({
  ...PRODUCT.entries,
  imageGallery: v.array(v.object(PICTURE)),
  productImages: v.array(v.object(PICTURE)),
  /** The display product of the contract. */
  display_product_id: v.number(),
  unique_id: v.string(),
  reservation_type: v.literal('hotel'),
  product_description: v.string(),
  inclusions: v.string(),
  other: v.string(),
  term_condition: v.string(),
  categories: v.array(v.object({ categoryName: v.string(), slug: v.string() })),
  meta: v.object({ title: v.string(), description: v.string() }),
});
