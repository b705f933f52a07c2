import * as v from 'valibot';
import { LOCALE_QUERY } from './request-fields.ts';

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

/** How many popular products there are. */
export const MOST_POPULAR = 24;

const { locale } = LOCALE_QUERY.entries;

/** Query of `GET top/get-popular-product`. */
export const POPULAR_QUERY = v.object({ limit: limit(8, MOST_POPULAR), locale });
/** The page that a path names. */
export const PAGE_PARAMS = v.object({ slug: v.pipe(v.string(), v.maxLength(120)) });
/** Body of `POST top/get-category-product`. */
export const CATEGORY_PRODUCTS_REQUEST = v.object({ CategoryId: recordId });
/** Body of `POST top/get-sliders-product`. */
export const SLIDER_PRODUCTS_REQUEST = v.object({ SlideId: recordId });
/** Body of `POST top/get-product`. */
export const PRODUCT_REQUEST = v.object({ CategoryProductId: recordId });
/** Body of `POST top/remove-product-sliders`. */
export const REMOVE_SLIDER_PRODUCT = v.object({ SlideId: recordId, CategoryProductId: recordId });

/** What is sent for the products of a category. */
export type CategoryProductsPayload = v.InferInput<typeof CATEGORY_PRODUCTS_REQUEST>;
/** What is sent for the products of a promotion. */
export type SliderProductsPayload = v.InferInput<typeof SLIDER_PRODUCTS_REQUEST>;
/** What is sent for one product. */
export type ProductPayload = v.InferInput<typeof PRODUCT_REQUEST>;
