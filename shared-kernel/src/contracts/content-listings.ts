import * as v from 'valibot';
import { CATEGORY } from './content-category.ts';
import { PICTURE } from './content-picture.ts';
import { PRODUCT } from './content-product.ts';

/** A promotion without its products (spec section 3, Slider page). */
export const SLIDER = v.object({
  slideId: v.number(),
  slug: v.string(),
  slideName: v.string(),
  displayName: v.string(),
  description: v.string(),
  pageType: v.string(),
  ...PICTURE,
  totalProduct: v.number(),
});
/** Answer of `POST top/get-sliders-product`. */
export const SLIDER_PRODUCTS = v.object({ ...SLIDER.entries, products: v.array(PRODUCT) });

/** Answer of `POST top/get-category-product`. */
export const CATEGORY_PRODUCTS = v.object({ ...CATEGORY.entries, products: v.array(PRODUCT) });
/** A promotion as it is answered. */
export type SliderAnswer = v.InferOutput<typeof SLIDER>;
