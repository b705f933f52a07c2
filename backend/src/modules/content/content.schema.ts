import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';

/** Ids of the contract are numbers; the addresses of pages carry slugs. Either finds the record. */
const recordId = v.pipe(
  v.union([v.number(), v.string()], 'Must be an id or a slug'),
  v.transform(String),
  v.trim(),
  v.nonEmpty('Must not be empty'),
  v.maxLength(120, 'Must have at most 120 characters'),
);

/** Any number may be asked for; no answer is longer than `most`. */
const limit = (fallback: number, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'Must be a whole number'),
      v.transform((text) => Math.min(most, Math.max(1, Number(text)))),
    ),
    String(fallback),
  );

export const MOST_POPULAR = 24;

const locale = v.optional(v.picklist(LOCALES));
export const localeQuery = v.object({ locale });
export const popularQuery = v.object({ limit: limit(8, MOST_POPULAR), locale });
export const slugParams = v.object({ slug: v.pipe(v.string(), v.maxLength(120)) });
export const categoryProductBody = v.object({ CategoryId: recordId });
export const sliderProductBody = v.object({ SlideId: recordId });
export const productBody = v.object({ CategoryProductId: recordId });
export const removeBody = v.object({ SlideId: recordId, CategoryProductId: recordId });

const image = { image: v.string(), imageAlt: v.string() };

const menuChild = v.object({
  id: v.number(),
  name: v.string(),
  link: v.string(),
  icon: v.string(),
  isLocal: v.boolean(),
  isNeedAuth: v.boolean(),
  isActive: v.boolean(),
  noTranslate: v.boolean(),
});
export const menuAnswer = v.object({ ...menuChild.entries, children: v.array(menuChild) });
export type MenuAnswer = v.InferOutput<typeof menuAnswer>;

const categoryHead = {
  categoryId: v.number(),
  categoryName: v.string(),
  pageType: v.string(),
  slug: v.string(),
  description: v.string(),
  ...image,
};
export const categoryAnswer = v.object({ ...categoryHead, subCategory: v.array(v.object(categoryHead)) });

export const productAnswer = v.object({
  categoryProductId: v.nullable(v.number()),
  slug: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  ...image,
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
export type ProductAnswer = v.InferOutput<typeof productAnswer>;

export const categoryProductAnswer = v.object({ ...categoryAnswer.entries, products: v.array(productAnswer) });

export const sliderAnswer = v.object({
  slideId: v.number(),
  slug: v.string(),
  slideName: v.string(),
  displayName: v.string(),
  description: v.string(),
  pageType: v.string(),
  ...image,
  totalProduct: v.number(),
});
export const sliderProductAnswer = v.object({ ...sliderAnswer.entries, products: v.array(productAnswer) });

export const popularAnswer = v.object({ data: v.array(productAnswer), total: v.number() });

export const productDetailAnswer = v.object({
  ...productAnswer.entries,
  imageGallery: v.array(v.object(image)),
  productImages: v.array(v.object(image)),
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

export const faqAnswer = v.object({ id: v.number(), topic: v.string(), question: v.string(), answer: v.string() });
export const bannerAnswer = v.object({
  id: v.number(),
  title: v.string(),
  desc: v.string(),
  link: v.string(),
  ...image,
});
export const partnersAnswer = v.object({
  title: v.string(),
  desc: v.string(),
  items: v.array(v.object({ name: v.string(), desc: v.string(), image: v.string(), is_active: v.boolean() })),
});
export const noticeAnswer = v.object({
  notice: v.string(),
  expired_at: v.string(),
  expiredAt: v.string(),
  is_active: v.boolean(),
  isActive: v.boolean(),
  upload_file: v.string(),
  bg_color: v.string(),
  bgColor: v.string(),
  text_color: v.string(),
  color: v.string(),
});
export const pageAnswer = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  content: v.string(),
});
