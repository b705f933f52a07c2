import { cartOf } from '@wisata/kernel/contracts/cart';
import { CATEGORY as LISTED_CATEGORY } from '@wisata/kernel/contracts/content-category';
import { MENU as TOP_MENU } from '@wisata/kernel/contracts/content-menu';
import { NOTICE as NEWS } from '@wisata/kernel/contracts/content-notice';
import { ANY_LINE } from '@wisata/kernel/contracts/order-line-fields';
import { pageOf } from '@wisata/kernel/contracts/paging';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { parseFlag } from '@wisata/kernel/maintenance';
import * as v from 'valibot';
import type { MenuItem } from '../rules/menu.rules.ts';

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

export interface MenuRecord extends Omit<MenuItem, 'children'> {
  readonly children?: readonly MenuRecord[] | null | undefined;
}

export const MENU: v.GenericSchema<unknown, MenuRecord> = readerOf(
  TOP_MENU,
  ['name'],
  {},
  {
    link: text,
    icon: text,
    isLocal: flag(true),
    isNeedAuth: flag(false),
    isActive: flag(true),
    noTranslate: flag(false),
    children: v.optional(v.nullable(v.array(v.lazy(() => MENU)))),
  },
);

const { subCategory } = LISTED_CATEGORY.entries;

const CATEGORY_FIELDS = {
  categoryId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  slug: text,
  pageType: text,
};
const SUB_CATEGORY = readerOf(subCategory.item, ['categoryName'], {}, CATEGORY_FIELDS);

export const CATEGORY = readerOf(
  LISTED_CATEGORY,
  ['categoryName'],
  {},
  { ...CATEGORY_FIELDS, subCategory: v.optional(v.nullable(v.array(SUB_CATEGORY))) },
);

const anything = v.optional(v.unknown());

/** Both spellings of the contract are read. */
export const NOTICE = readerOf(
  NEWS,
  [],
  { notice: undefined },
  {
    expired_at: text,
    expiredAt: text,
    is_active: anything,
    isActive: anything,
    bg_color: text,
    bgColor: text,
    text_color: text,
    color: text,
  },
);

const STATUS = readerOf(ANY_LINE, [], {}, { status_checkout: v.string() });
export const NEWEST_BOOKINGS = readerOf(pageOf(ANY_LINE), [], {}, { data: v.array(STATUS) });
export const CART_COUNT = readerOf(cartOf(v.unknown()), ['count'], {});
