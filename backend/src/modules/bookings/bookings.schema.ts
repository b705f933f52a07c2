import { amount, currencyCode } from '@wisata/kernel/contracts/fields';
import { orderLineWith, STATUS_FIELDS } from '@wisata/kernel/contracts/order-line';
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

export const orderLine = orderLineWith({});

/** One moment of a booking, wherever its journey is shown. */
export const agendaEntry = v.object({
  kind: v.picklist(['check-in', 'check-out', 'departure', 'arrival', 'visit', 'pick-up', 'drop-off']),
  date: v.string(),
  time: v.nullable(v.string()),
  zone: v.string(),
  title: v.string(),
  place: v.string(),
  stop: v.optional(v.object({ name: v.string(), town: v.string(), latitude: v.number(), longitude: v.number() })),
});

/** A line of the cart also says when it takes place, so that the journeys of one cart can be seen together. */
export const cart = v.object({
  carts: v.array(orderLineWith({ agenda: v.array(agendaEntry) })),
  count: v.number(),
});

const price = v.object({ amount, currency: currencyCode });

/** A traveller's wish for money back or another day, as it stands. */
export const bookingRequest = v.object({
  id: v.string(),
  type: v.picklist(['refund', 'reschedule']),
  status: v.picklist(['received', 'in-review', 'answered']),
  reason: v.string(),
  wanted_date: v.nullable(v.string()),
  estimate: v.nullable(price),
  timeline: v.array(timelineEntry),
  created_at: v.string(),
});
export type BookingRequestAnswer = v.InferOutput<typeof bookingRequest>;

/** The full record of a booking, as its owner reads it. */
export const bookingRecord = orderLineWith({
  timeline: v.array(timelineEntry),
  refund_estimate: v.nullable(price),
  cancellation: v.nullable(
    v.object({
      paid: amount,
      refund: amount,
      currency: currencyCode,
      until: v.nullable(v.string()),
    }),
  ),
  requests: v.optional(v.array(bookingRequest)),
  /** schema.org's reservations, for the page to hand on to whatever reads it. */
  reservations: v.array(v.record(v.string(), v.unknown())),
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

/** The statuses of one booking at this instant, small enough to poll. */
export const bookingStatus = v.object({
  id: v.string(),
  code: v.string(),
  service: v.string(),
  ...STATUS_FIELDS,
  now: v.string(),
});
