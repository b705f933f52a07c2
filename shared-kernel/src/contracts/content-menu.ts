import * as v from 'valibot';

/** An entry of a menu (spec section 3, Menu item). */
export const MENU_ENTRY = v.object({
  id: v.number(),
  name: v.string(),
  link: v.string(),
  icon: v.string(),
  isLocal: v.boolean(),
  isNeedAuth: v.boolean(),
  isActive: v.boolean(),
  noTranslate: v.boolean(),
});
/** An entry of the top menu with what is under it. */
export const MENU = v.object({ ...MENU_ENTRY.entries, children: v.array(MENU_ENTRY) });
/** An entry as it is answered. */
export type MenuAnswer = v.InferOutput<typeof MENU>;
