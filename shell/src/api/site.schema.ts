import * as v from 'valibot';
import { parseFlag } from '@wisata/kernel/maintenance';

const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => String(value ?? '')),
  ),
  '',
);
const flag = (missing: boolean) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => parseFlag(value) ?? missing),
    ),
    missing,
  );

export interface MenuRecord {
  readonly name: string;
  readonly link: string;
  readonly icon: string;
  readonly isLocal: boolean;
  readonly isNeedAuth: boolean;
  readonly isActive: boolean;
  readonly noTranslate: boolean;
  readonly children?: readonly MenuRecord[] | null | undefined;
}

export const MENU: v.GenericSchema<unknown, MenuRecord> = v.object({
  name: v.string(),
  link: text,
  icon: text,
  isLocal: flag(true),
  isNeedAuth: flag(false),
  isActive: flag(true),
  noTranslate: flag(false),
  children: v.optional(v.nullable(v.array(v.lazy(() => MENU)))),
});

const CATEGORY_NAME = { categoryId: text, categoryName: v.string(), slug: text };

export const CATEGORY = v.object({
  ...CATEGORY_NAME,
  pageType: text,
  subCategory: v.optional(v.nullable(v.array(v.object({ ...CATEGORY_NAME, pageType: text })))),
});

/** Both spellings of the contract are read. */
export const NOTICE = v.object({
  notice: text,
  expired_at: text,
  expiredAt: text,
  is_active: v.optional(v.unknown()),
  isActive: v.optional(v.unknown()),
  bg_color: text,
  bgColor: text,
  text_color: text,
  color: text,
});

export const NEWEST_BOOKINGS = v.object({ data: v.array(v.object({ status_checkout: v.string() })) });
export const CART_COUNT = v.object({ count: v.number() });
