import * as v from 'valibot';

const picture = { image: v.string(), imageAlt: v.optional(v.string(), '') };

export const PRODUCT = v.object({
  categoryProductId: v.nullish(v.union([v.number(), v.string()])),
  slug: v.nullish(v.string()),
  title: v.string(),
  description: v.optional(v.string(), ''),
  ...picture,
  hotelKey: v.string(),
  starRating: v.number(),
  area: v.string(),
  cityKey: v.string(),
  cityName: v.string(),
  reviewScore: v.nullish(v.number()),
  reviewCount: v.optional(v.number(), 0),
  checkInDate: v.string(),
  checkOutDate: v.string(),
  totalNights: v.number(),
  countGuest: v.number(),
  currency: v.nullish(v.string()),
  totalPrice: v.nullable(v.number()),
  isRefundable: v.optional(v.boolean(), false),
});
export type ProductRecord = v.InferOutput<typeof PRODUCT>;

export const POPULAR = v.object({ data: v.array(PRODUCT), total: v.number() });

export const PRODUCT_DETAIL = v.object({
  ...PRODUCT.entries,
  imageGallery: v.array(v.object(picture)),
  categories: v.optional(v.array(v.object({ categoryName: v.string(), slug: v.string() })), []),
});

const CATEGORY_HEAD = {
  categoryId: v.union([v.number(), v.string()]),
  categoryName: v.string(),
  pageType: v.string(),
  slug: v.string(),
  description: v.optional(v.string(), ''),
  ...picture,
};
export const CATEGORY = v.object({
  ...CATEGORY_HEAD,
  subCategory: v.optional(v.array(v.object(CATEGORY_HEAD)), []),
});
export type CategoryRecord = v.InferOutput<typeof CATEGORY>;
export const CATEGORY_PRODUCTS = v.object({ ...CATEGORY.entries, products: v.array(PRODUCT) });

export const VOUCHER_CODE = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  min_order: v.number(),
  expires_at: v.nullable(v.string()),
});

export const SLIDER = v.object({
  slideId: v.union([v.number(), v.string()]),
  slug: v.string(),
  displayName: v.string(),
  description: v.string(),
  ...picture,
  totalProduct: v.number(),
});
export type SliderRecord = v.InferOutput<typeof SLIDER>;
export const SLIDER_PRODUCTS = v.object({ ...SLIDER.entries, products: v.array(PRODUCT) });

export const FAQ = v.object({
  id: v.union([v.number(), v.string()]),
  topic: v.optional(v.string(), ''),
  question: v.string(),
  answer: v.string(),
});

export const PARTNERS = v.object({
  title: v.string(),
  desc: v.optional(v.string(), ''),
  items: v.array(
    v.object({
      name: v.string(),
      desc: v.optional(v.string(), ''),
      image: v.optional(v.string(), ''),
      is_active: v.boolean(),
    }),
  ),
});

export const PAGE = v.object({ slug: v.string(), title: v.string(), description: v.string(), content: v.string() });
