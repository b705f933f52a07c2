import * as v from 'valibot';
import { PICTURE } from './content-picture.ts';

/** A category without what is under it (spec section 3). */
const CATEGORY_HEAD = {
  categoryId: v.number(),
  categoryName: v.string(),
  pageType: v.string(),
  slug: v.string(),
  description: v.string(),
  ...PICTURE,
};
/** A category with what unfolds under it. */
export const CATEGORY = v.object({ ...CATEGORY_HEAD, subCategory: v.array(v.object(CATEGORY_HEAD)) });
