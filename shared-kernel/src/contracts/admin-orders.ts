import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { amount, count, currencyCode, instant } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { PAGE_QUERY } from './request-fields.ts';
import { REQUEST_TYPES } from './traveller-request.ts';

/** Where a keyword can be looked for. */
export const ORDER_FIELDS = ['name', 'email', 'order', 'voucher'] as const;
/** One of them. */
export type OrderField = (typeof ORDER_FIELDS)[number];

/** How far an order is, as those who run the shop ask for it; `failed` was paid and has no voucher, `request` waits for an answer. */
export const ORDER_STATES = ['unpaid', 'issuing', 'issued', 'failed', 'request', 'ended'] as const;
/** One of them. */
export type OrderState = (typeof ORDER_STATES)[number];

/** Query of `GET admin/order`. */
export const ORDERS_QUERY = v.object({
  ...PAGE_QUERY,
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 characters.')), ''),
  field: v.optional(v.picklist(['', ...ORDER_FIELDS], 'Unknown field.'), ''),
  state: v.optional(v.picklist(['', ...ORDER_STATES], 'Unknown state.'), ''),
});
/** What it means once it is read. */
export type OrdersQuery = v.InferOutput<typeof ORDERS_QUERY>;

/** An order in the list. */
export const STAFF_ORDER = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  service: v.string(),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
  amount,
  currency: currencyCode,
  ...STATUS_FIELDS,
  created_at: instant,
  updated_at: instant,
  /** Kinds of requests that wait for an answer. */
  requests: v.array(v.picklist(REQUEST_TYPES)),
});
/** It as it is answered. */
export type StaffOrder = v.InferOutput<typeof STAFF_ORDER>;

const pageFacts = { current_page: v.number(), per_page: v.number() };

/** Answer of `GET admin/order`; nothing is counted beyond a thousand. */
export const STAFF_ORDERS = v.object({
  data: v.array(STAFF_ORDER),
  ...pageFacts,
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  first_item: v.nullable(v.number()),
  last_item: v.nullable(v.number()),
  total: v.number(),
  /** How many the keyword finds in each field; null without a keyword. */
  fields: v.nullable(v.object({ name: count, email: count, order: count, voucher: count })),
  /** How many wait for a person. */
  waiting: v.object({ failed: count, request: count }),
});

/** One try to collect the money. */
const PAYMENT = v.object({
  id: v.string(),
  number: v.string(),
  status: STATUS_FIELDS.payment_status,
  channel: v.string(),
  amount,
  fee: amount,
  currency: currencyCode,
  created_at: instant,
  paid_at: v.nullable(instant),
  is_replaced: v.boolean(),
  refund: v.nullable(v.object({ amount, reason: v.nullable(v.string()) })),
  notices: v.array(v.object({ at: instant, kind: v.string(), outcome: v.string() })),
});

/** An order by itself: what the traveller sees, and the reasons behind it. */
export const staffOrderOf = <S extends v.GenericSchema>(order: S) =>
  v.object({
    order,
    phone: v.string(),
    /** The language in which the traveller is written to. */
    locale: v.picklist(LOCALES),
    timeline: v.array(v.object({ at: instant, kind: v.string(), note: v.nullable(v.string()), actor: v.string() })),
    payments: v.array(PAYMENT),
    stock: v.nullable(
      v.object({
        items: v.array(v.object({ product: v.string(), part: v.string(), day: v.string(), count })),
        released_at: v.nullable(instant),
      }),
    ),
    mails: v.array(v.object({ id: v.string(), at: instant, subject: v.string(), status: v.string() })),
  });
