import * as v from 'valibot';

/** A cart line or a booking of an order, the fields this remote uses; the service's own slot reads `detail`. */
export const ORDER_LINE = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  amount: v.number(),
  currency: v.picklist(['IDR', 'SGD']),
  service: v.string(),
  created_at: v.string(),
  time_limit: v.nullable(v.string()),
  payment_status: v.string(),
  status: v.string(),
  status_checkout: v.string(),
  status_issue: v.string(),
  user_email: v.optional(v.string(), ''),
  detail: v.unknown(),
});
export type Line = v.InferOutput<typeof ORDER_LINE>;

export const CART = v.object({ carts: v.array(ORDER_LINE), count: v.number() });

export const TRANSACTION = v.object({
  id: v.string(),
  number: v.string(),
  title: v.string(),
  amount: v.number(),
  currency: v.picklist(['IDR', 'SGD']),
  paymentStatus: v.string(),
  time_limit: v.nullable(v.string()),
  payment: v.object({ channel: v.string(), bankCode: v.string(), productCode: v.string(), fee: v.number() }),
  refund: v.nullish(v.object({ amount: v.number(), currency: v.picklist(['IDR', 'SGD']) })),
  bookings: v.array(ORDER_LINE),
});
export type Transaction = v.InferOutput<typeof TRANSACTION>;

/** `guest-order` wraps its lists once more than other calls (spec section 7). */
export const GUEST_ORDER = v.object({
  data: v.object({ carts: v.array(ORDER_LINE), transactions: v.array(TRANSACTION) }),
});
export type GuestOrder = v.InferOutput<typeof GUEST_ORDER>['data'];
