import * as v from 'valibot';
import { amount, count, currencyCode, calendarDay, wallTime } from './fields.ts';

/** The services of activities and extras, as their order lines name them (spec section 3, Cart item). */
export const PRODUCT_SERVICES = ['category_product_activities', 'category_product_ancillary'] as const;
/** One of them. */
export type ProductService = (typeof PRODUCT_SERVICES)[number];

/** Before this many people or pieces a booking ends. */
export const MOST_PRODUCT_UNITS = 10;

/** A way in which a product is sold; prices are decimal, for one person or piece, taxes included. */
export const SALE_OPTION = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  priceAdult: amount,
  /** Null where no children are taken, or where pieces are sold. */
  priceChild: v.nullable(amount),
});
/** A way in which a product is sold. */
export type SaleOption = v.InferOutput<typeof SALE_OPTION>;

/** What can be bought of an activity or extra, and when. */
export const PRODUCT_SALE = v.object({
  uniqueId: v.string(),
  service: v.picklist(PRODUCT_SERVICES),
  /** What is counted: people, of whom some may be children, or pieces. */
  product_unit: v.picklist(['person', 'piece']),
  currency: currencyCode,
  options: v.pipe(v.array(SALE_OPTION), v.nonEmpty()),
  /** Ages of who goes for the children's price, first and last. */
  childAges: v.nullable(v.tuple([count, count])),
  /** True where the voucher names everybody. */
  needsNames: v.boolean(),
  /** Most people or pieces of one booking. */
  mostUnits: count,
  timeZone: v.string(),
  /** Starts on a day; empty where any hour of it is good. */
  sessions: v.array(v.object({ id: v.string(), start: wallTime, end: wallTime })),
  firstDate: calendarDay,
  lastDate: calendarDay,
  /** 0 is Sunday. */
  closedWeekdays: v.array(count),
  /** Days and sessions with fewer left than one booking may have; `session` is empty where a day has none. */
  few: v.array(v.object({ date: calendarDay, session: v.string(), left: count })),
  /** So many hours before the start it can be booked and, at no cost, given back; null where it never comes back. */
  cutOffHours: count,
  freeHours: v.nullable(count),
  meetingPoint: v.object({ name: v.string(), address: v.string(), latitude: v.number(), longitude: v.number() }),
});
/** What can be bought of an activity or extra. */
export type ProductSale = v.InferOutput<typeof PRODUCT_SALE>;

/** How many of whom or what. */
export interface ProductUnits {
  readonly adult: number;
  readonly child: number;
  readonly qty: number;
}

/** What a choice costs (spec section 3, Product booking); decimal, in `currency`. */
export const PRODUCT_PAYMENTS = v.object({
  currency: currencyCode,
  product_unit: v.picklist(['person', 'piece']),
  price: amount,
  priceAdult: amount,
  priceChild: amount,
  TotalAllPax: count,
  TotalAdultPax: count,
  TotalAdultPrice: amount,
  TotalChildPax: count,
  TotalChildPrice: amount,
  TotalQty: count,
  SubTotal: amount,
  GrandTotal: amount,
});
/** What a choice costs. */
export type ProductPayments = v.InferOutput<typeof PRODUCT_PAYMENTS>;
