import * as v from 'valibot';

const CURRENCY = v.picklist(['IDR', 'SGD']);

/** When and where something of a booking takes place, in the place's own time. */
export const AGENDA_ENTRY = v.object({
  kind: v.string(),
  date: v.string(),
  time: v.optional(v.nullable(v.string()), null),
  zone: v.optional(v.string(), 'WIB'),
  title: v.optional(v.string(), ''),
  place: v.optional(v.string(), ''),
  /** Where it is, as far as the booking says. */
  stop: v.optional(v.object({ name: v.string(), town: v.string(), latitude: v.number(), longitude: v.number() })),
});
export type AgendaEntry = v.InferOutput<typeof AGENDA_ENTRY>;

const TIMELINE = v.array(
  v.object({ at: v.string(), kind: v.string(), note: v.optional(v.nullable(v.string()), null) }),
);
export type BookingEvent = v.InferOutput<typeof TIMELINE>[number];

/** What the traveller asked for after paying, and how far the help desk has come with it. */
export const REQUEST = v.object({
  id: v.string(),
  type: v.picklist(['refund', 'reschedule']),
  status: v.picklist(['received', 'in-review', 'answered']),
  reason: v.string(),
  wanted_date: v.optional(v.nullable(v.string()), null),
  estimate: v.nullish(v.object({ amount: v.number(), currency: CURRENCY })),
  timeline: v.optional(TIMELINE, []),
  created_at: v.string(),
});
export type OrderRequest = v.InferOutput<typeof REQUEST>;

/** A cart line or a booking of an order, the fields this remote uses; the service's own slot reads `detail`. */
export const ORDER_LINE = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  amount: v.number(),
  total_discount: v.optional(v.number(), 0),
  promo_code: v.optional(v.nullable(v.string()), null),
  currency: CURRENCY,
  /** The same in rupiah, where the booking has another currency. */
  amount_idr: v.nullish(v.number()),
  service: v.string(),
  created_at: v.string(),
  time_limit: v.nullable(v.string()),
  payment_status: v.string(),
  status: v.string(),
  status_checkout: v.string(),
  status_issue: v.string(),
  user_first_name: v.optional(v.string(), ''),
  user_last_name: v.optional(v.string(), ''),
  user_email: v.optional(v.string(), ''),
  search: v.optional(v.record(v.string(), v.unknown()), {}),
  agenda: v.optional(v.array(AGENDA_ENTRY), []),
  timeline: v.optional(TIMELINE, []),
  requests: v.optional(v.array(REQUEST), []),
  /** What would come back by the booking's rules if it were given up now; absent where a person has to work it out. */
  refund_estimate: v.nullish(v.object({ amount: v.number(), currency: CURRENCY })),
  /** What one press gives back now; absent where a person has to decide. */
  cancellation: v.nullish(
    v.object({ paid: v.number(), refund: v.number(), currency: CURRENCY, until: v.nullish(v.string()) }),
  ),
  /** The booking for programs that read pages, in the words of schema.org; only of an issued one. */
  reservations: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  detail: v.unknown(),
});
export type Line = v.InferOutput<typeof ORDER_LINE>;

export const CART = v.object({ carts: v.array(ORDER_LINE), count: v.number() });

export const TRANSACTION = v.object({
  id: v.string(),
  number: v.string(),
  title: v.string(),
  amount: v.number(),
  currency: CURRENCY,
  paymentStatus: v.string(),
  date: v.optional(v.string(), ''),
  time_limit: v.nullable(v.string()),
  payment: v.object({
    channel: v.string(),
    bankCode: v.string(),
    productCode: v.string(),
    fee: v.number(),
    date: v.optional(v.string(), ''),
    totalDiscount: v.optional(v.number(), 0),
  }),
  refund: v.nullish(v.object({ amount: v.number(), currency: CURRENCY, reason: v.nullish(v.string()) })),
  bookings: v.array(ORDER_LINE),
});
export type Transaction = v.InferOutput<typeof TRANSACTION>;

/** `guest-order` wraps its lists once more than other calls (spec section 7). */
export const GUEST_ORDER = v.object({
  data: v.object({ carts: v.array(ORDER_LINE), transactions: v.array(TRANSACTION) }),
});
export type GuestOrder = v.InferOutput<typeof GUEST_ORDER>['data'];
