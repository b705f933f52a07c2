import * as v from 'valibot';
import { PRODUCT_SALE, PRODUCT_SERVICES } from './category-product-sale.ts';
import { PICTURE } from './content-picture.ts';

/** What every listed product says (spec section 3, Product listing); nothing is sold below its published price, so the two prices agree. */
const LISTED = {
  categoryProductId: v.nullable(v.number()),
  slug: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  ...PICTURE,
  cityName: v.string(),
  reviewScore: v.number(),
  reviewCount: v.number(),
  currency: v.string(),
  sourceFrom: v.literal('api'),
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
};

/** A stay that editors or guests' ratings put forward. */
export const STAY_PRODUCT = v.object({
  ...LISTED,
  /** Key of the service that sells it: `hotel` in spec section 3. */
  reservationType: v.string(),
  productType: v.string(),
  hotelKey: v.string(),
  starRating: v.number(),
  area: v.string(),
  cityKey: v.string(),
  checkInDate: v.string(),
  checkOutDate: v.string(),
  totalNights: v.number(),
  countGuest: v.number(),
  totalPrice: v.nullable(v.number()),
  isRefundable: v.boolean(),
});
/** A stay as it is answered. */
export type StayProductAnswer = v.InferOutput<typeof STAY_PRODUCT>;

/** An activity or extra with what one person or piece costs at the least. */
export const SOLD_PRODUCT = v.object({
  ...LISTED,
  reservationType: v.picklist(['activities', 'ancillary']),
  productType: v.literal('activities'),
  uniqueId: v.string(),
  service: v.picklist(PRODUCT_SERVICES),
  product_unit: v.picklist(['person', 'piece']),
});
/** An activity or extra as it is answered. */
export type SoldProductAnswer = v.InferOutput<typeof SOLD_PRODUCT>;

/** A product of any service. */
export const PRODUCT = v.union([STAY_PRODUCT, SOLD_PRODUCT]);
/** A product as it is answered. */
export type ProductAnswer = v.InferOutput<typeof PRODUCT>;

/** Answer of `GET top/get-popular-product`. */
export const POPULAR_PRODUCTS = v.object({ data: v.array(STAY_PRODUCT), total: v.number() });

/** What a product's page has besides (spec section 3, Product page and Display product). */
const DETAIL = {
  imageGallery: v.array(v.object(PICTURE)),
  productImages: v.array(v.object(PICTURE)),
  display_product_id: v.number(),
  unique_id: v.string(),
  product_description: v.string(),
  inclusions: v.string(),
  other: v.string(),
  term_condition: v.string(),
  categories: v.array(v.object({ categoryName: v.string(), slug: v.string() })),
  meta: v.object({ title: v.string(), description: v.string() }),
};

/** A stay's page. */
export const STAY_DETAIL = v.object({ ...STAY_PRODUCT.entries, ...DETAIL, reservation_type: v.string() });
/** The page of an activity or extra: lists have one item on each line, and `sale` says what can be bought when. */
export const SOLD_DETAIL = v.object({
  ...SOLD_PRODUCT.entries,
  ...DETAIL,
  reservation_type: SOLD_PRODUCT.entries.reservationType,
  how_to_use: v.string(),
  sale: PRODUCT_SALE,
});

/** Answer of `POST top/get-product`. */
export const PRODUCT_DETAIL = v.union([STAY_DETAIL, SOLD_DETAIL]);
