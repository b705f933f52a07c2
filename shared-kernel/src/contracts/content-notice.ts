import * as v from 'valibot';

/** News for the strip above the header, in both spellings of the contract (spec section 3, Notice). */
export const NOTICE = v.object({
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
