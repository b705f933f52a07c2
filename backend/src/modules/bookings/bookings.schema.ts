import * as v from 'valibot';

/** A page number or size from the address; anything else falls back, as a hand-typed address should not fail. */
const positive = (fallback: number, max: number) =>
  v.fallback(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);

/** Page number and size as every list of the API takes them. */
export const pageFields = {
  page: v.optional(positive(1, 100_000), '1'),
  limit: v.optional(positive(10, 100), '10'),
};

/** Still to come or to be paid, over, or given up, refunded and expired: every booking is in one of them. */
const bookingTime = v.picklist(['upcoming', 'past', 'cancelled']);
export type BookingTime = v.InferOutput<typeof bookingTime>;

export const pageQuery = v.object({
  ...pageFields,
  latest: v.optional(v.string(), ''),
  service: v.optional(v.string(), ''),
  when: v.fallback(v.optional(bookingTime), undefined),
});
export type PageQuery = v.InferOutput<typeof pageQuery>;

export const idParams = v.object({ id: v.string() });

/** What the traveller was told comes back, as a decimal number. */
export const cancelQuery = v.object({
  refund: v.optional(v.pipe(v.string(), v.toNumber('Give the amount as a number.'), v.minValue(0)), '0'),
});

export const statusQuery = v.object({
  id: v.pipe(v.string('Give the booking id.'), v.nonEmpty('Give the booking id.')),
  email: v.optional(v.string()),
});

const timelineEntry = v.object({ at: v.string(), kind: v.string(), note: v.nullable(v.string()) });

export const orderLine = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  amount: v.number(),
  amount_before_discount: v.number(),
  total_discount: v.number(),
  promo_code: v.nullable(v.string()),
  currency: v.picklist(['IDR', 'SGD']),
  amount_idr: v.nullable(v.number()),
  service: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  user_id: v.nullable(v.string()),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
  payment_status: v.picklist(['unpaid', 'process', 'paid', 'failed', 'expired', 'canceled', 'refunded']),
  status: v.string(),
  status_checkout: v.picklist(['open', 'locked', 'done']),
  status_issue: v.picklist(['waiting', 'process', 'issued', 'failed']),
  time_limit: v.nullable(v.string()),
  search: v.record(v.string(), v.unknown()),
  detail: v.record(v.string(), v.unknown()),
});

/** One moment of a booking, wherever its journey is shown. */
export const agendaEntry = v.object({
  kind: v.picklist(['check-in', 'check-out', 'departure', 'arrival', 'visit', 'pick-up', 'drop-off']),
  date: v.string(),
  time: v.nullable(v.string()),
  zone: v.string(),
  title: v.string(),
  place: v.string(),
});

/** A line of the cart also says when it takes place, so that the journeys of one cart can be seen together. */
export const cart = v.object({
  carts: v.array(v.object({ ...orderLine.entries, agenda: v.array(agendaEntry) })),
  count: v.number(),
});

const amount = v.object({ amount: v.number(), currency: v.picklist(['IDR', 'SGD']) });

/** A traveller's wish for money back or another day, as it stands. */
export const bookingRequest = v.object({
  id: v.string(),
  type: v.picklist(['refund', 'reschedule']),
  status: v.picklist(['received', 'in-review', 'answered']),
  reason: v.string(),
  wanted_date: v.nullable(v.string()),
  estimate: v.nullable(amount),
  timeline: v.array(timelineEntry),
  created_at: v.string(),
});
export type BookingRequestAnswer = v.InferOutput<typeof bookingRequest>;

export const bookingRecord = v.object({
  ...orderLine.entries,
  timeline: v.array(timelineEntry),
  refund_estimate: v.nullable(amount),
  cancellation: v.nullable(
    v.object({
      paid: v.number(),
      refund: v.number(),
      currency: amount.entries.currency,
      until: v.nullable(v.string()),
    }),
  ),
  requests: v.optional(v.array(bookingRequest)),
});

export const pagination = {
  current_page: v.number(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  first_item: v.nullable(v.number()),
  last_item: v.nullable(v.number()),
  per_page: v.number(),
  total: v.number(),
};

export const orderLinePage = v.object({ data: v.array(orderLine), ...pagination });
