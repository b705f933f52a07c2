import { CATEGORY as LISTED_CATEGORY } from '@wisata/kernel/contracts/content-category';
import {
  CATEGORY_PRODUCTS as LISTED_PRODUCTS,
  SLIDER as LISTED_SLIDER,
  SLIDER_PRODUCTS as PROMOTED_PRODUCTS,
} from '@wisata/kernel/contracts/content-listings';
import {
  POPULAR_PRODUCTS,
  SOLD_DETAIL as WHOLE_SOLD,
  SOLD_PRODUCT as LISTED_SOLD,
  STAY_DETAIL as WHOLE_PRODUCT,
  STAY_PRODUCT as LISTED_PRODUCT,
} from '@wisata/kernel/contracts/content-product';
import {
  BANNER as SEEN,
  FAQ as QUESTION,
  PAGE as TEXT,
  PARTNERS as COMPANIES,
} from '@wisata/kernel/contracts/content-texts';
import { NO_CONDITIONS, PUBLIC_PROMO } from '@wisata/kernel/contracts/promo';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

/** Another backend may have ids of its own; pages only pass them on. */
const id = v.union([v.number(), v.string()]);

const PRODUCT_NEEDED = [
  'reservationType',
  'title',
  'image',
  'hotelKey',
  'starRating',
  'area',
  'cityKey',
  'cityName',
  'checkInDate',
  'checkOutDate',
  'totalNights',
  'countGuest',
  'totalPrice',
] as const;
const PRODUCT_ELSE = {
  slug: null,
  description: '',
  imageAlt: '',
  reviewCount: 0,
  currency: undefined,
  reviewScore: undefined,
  isRefundable: false,
};
const PRODUCT_ID = { categoryProductId: v.fallback(v.nullable(id), null) };

export const PRODUCT = readerOf(LISTED_PRODUCT, PRODUCT_NEEDED, PRODUCT_ELSE, PRODUCT_ID);
export type ProductRecord = v.InferOutput<typeof PRODUCT>;

const SOLD_NEEDED = ['reservationType', 'title', 'image', 'uniqueId', 'service', 'product_unit', 'price'] as const;
const SOLD_ELSE = {
  slug: null,
  description: '',
  imageAlt: '',
  cityName: '',
  reviewCount: 0,
  currency: undefined,
  reviewScore: undefined,
};

/** An activity or extra in a list. */
export const SOLD = readerOf(LISTED_SOLD, SOLD_NEEDED, SOLD_ELSE, PRODUCT_ID);
export type SoldRecord = v.InferOutput<typeof SOLD>;

/** A product of any service in a list. */
const ANY_PRODUCT = v.union([PRODUCT, SOLD]);
export type AnyProductRecord = v.InferOutput<typeof ANY_PRODUCT>;

export const POPULAR = readerOf(POPULAR_PRODUCTS, ['total'], {}, { data: v.array(PRODUCT) });

const { imageGallery } = WHOLE_PRODUCT.entries;

const GALLERY = v.array(readerOf(imageGallery.item, ['image'], { imageAlt: '' }));

const STAY_DETAIL = readerOf(
  WHOLE_PRODUCT,
  PRODUCT_NEEDED,
  { ...PRODUCT_ELSE, categories: [] },
  { ...PRODUCT_ID, imageGallery: GALLERY },
);

/** What can be bought of it is reckoned with, so it is read whole. */
const SOLD_DETAIL = readerOf(
  WHOLE_SOLD,
  [...SOLD_NEEDED, 'sale'],
  { ...SOLD_ELSE, product_description: '', inclusions: '', other: '', term_condition: '', how_to_use: '' },
  { ...PRODUCT_ID, imageGallery: GALLERY },
);
export type SoldDetailRecord = v.InferOutput<typeof SOLD_DETAIL>;

export const PRODUCT_DETAIL = v.union([STAY_DETAIL, SOLD_DETAIL]);

const CATEGORY_NEEDED = ['categoryName', 'pageType', 'slug', 'image'] as const;
const CATEGORY_ELSE = { description: '', imageAlt: '' };
const CATEGORY_ID = { categoryId: id };
const SUB_CATEGORY = readerOf(LISTED_CATEGORY.entries.subCategory.item, CATEGORY_NEEDED, CATEGORY_ELSE, CATEGORY_ID);
const CATEGORY_NESTED = { ...CATEGORY_ID, subCategory: v.fallback(v.array(SUB_CATEGORY), []) };

export const CATEGORY = readerOf(LISTED_CATEGORY, CATEGORY_NEEDED, CATEGORY_ELSE, CATEGORY_NESTED);
export type CategoryRecord = v.InferOutput<typeof CATEGORY>;
export const CATEGORY_PRODUCTS = readerOf(LISTED_PRODUCTS, CATEGORY_NEEDED, CATEGORY_ELSE, {
  ...CATEGORY_NESTED,
  products: v.array(ANY_PRODUCT),
});

export const VOUCHER_CODE = readerOf(PUBLIC_PROMO, ['code', 'name', 'description', 'min_order', 'expires_at'], {
  type: 'all',
  ...NO_CONDITIONS,
});
export type VoucherRecord = v.InferOutput<typeof VOUCHER_CODE>;

export const BANNER = readerOf(SEEN, ['id', 'title', 'desc', 'image', 'link'], {});

const SLIDER_NEEDED = ['slug', 'displayName', 'description', 'image', 'totalProduct'] as const;
const SLIDER_ELSE = { imageAlt: '' };
const SLIDER_ID = { slideId: id };

export const SLIDER = readerOf(LISTED_SLIDER, SLIDER_NEEDED, SLIDER_ELSE, SLIDER_ID);
export type SliderRecord = v.InferOutput<typeof SLIDER>;
export const SLIDER_PRODUCTS = readerOf(PROMOTED_PRODUCTS, SLIDER_NEEDED, SLIDER_ELSE, {
  ...SLIDER_ID,
  products: v.array(ANY_PRODUCT),
});

export const FAQ = readerOf(QUESTION, ['question', 'answer'], { topic: '' }, { id });

const { items } = COMPANIES.entries;

export const PARTNERS = readerOf(
  COMPANIES,
  ['title'],
  {},
  { items: v.array(readerOf(items.item, ['name', 'is_active'], { image: '' })) },
);

export const PAGE = readerOf(TEXT, ['slug', 'title', 'description', 'content'], {});
