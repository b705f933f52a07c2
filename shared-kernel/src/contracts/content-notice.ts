import * as v from 'valibot';
import { CLEAN_HTML } from './clean-html.ts';

/** News for the strip above the header, in both spellings of the contract (spec section 3, Notice). */
export const NOTICE = v.object({
  notice: CLEAN_HTML,
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
