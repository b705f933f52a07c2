import * as v from 'valibot';

const text = v.fallback(v.nullish(v.string()), undefined);
const number = v.fallback(v.nullish(v.number()), undefined);
const list = <T extends v.GenericSchema>(item: T) =>
  v.fallback(v.array(v.nullable(v.fallback(v.nullable(item), null))), []);

const LEG = v.object({
  num: number,
  seq: number,
  airline: text,
  flight_number: text,
  carrier_code: text,
  aircraft: text,
  origin: v.string(),
  origin_city: text,
  origin_airport: text,
  origin_terminal: text,
  origin_timezone: text,
  destination: v.string(),
  destination_city: text,
  destination_airport: text,
  destination_terminal: text,
  destination_timezone: text,
  depart_date: v.string(),
  depart_time: text,
  arrive_date: text,
  arrive_time: text,
  duration: number,
  class: text,
  category: text,
  baggage: text,
  pnr: text,
});
export type LegAnswer = v.InferOutput<typeof LEG>;

const PASSENGER = v.object({
  type: v.fallback(v.nullish(v.union([v.string(), v.number()])), undefined),
  title: text,
  first_name: v.string(),
  last_name: text,
  ticket_number: text,
  ticket_numbers: v.fallback(v.array(v.string()), []),
});

const POLICY = v.object({ refund: text, reschedule: text, text });
const PAYMENT = v.object({ code: v.string(), title: text, amount: v.number() });

/**
 * The flight booking inside an order line (spec section 3, Flight booking). Other teams' pages hand it over as it is, so
 * a missing or odd field costs its own line and nothing more.
 */
export const LINE_DETAIL = v.object({
  airline: text,
  booking_code: text,
  is_international: v.fallback(v.nullish(v.boolean()), undefined),
  requires_passport: v.fallback(v.nullish(v.boolean()), undefined),
  contact: v.fallback(v.object({ email: text }), {}),
  passengers: list(PASSENGER),
  flight_details: list(LEG),
  fares: list(v.object({ policy: v.fallback(v.object({ en: v.nullish(POLICY), id: v.nullish(POLICY) }), {}) })),
  payments: list(PAYMENT),
});
export type LineDetail = v.InferOutput<typeof LINE_DETAIL>;

/** The search that led to a line, beside its detail; absent from older answers. */
export const LINE_SEARCH = v.object({ search: v.fallback(v.record(v.string(), v.unknown()), {}) });

/** The line around the record, as the order calls answer it. */
export const ORDER_LINE = v.looseObject({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  amount: v.number(),
  currency: v.string(),
  service: v.string(),
  created_at: v.string(),
  time_limit: v.nullable(v.string()),
  payment_status: v.string(),
  status: v.string(),
  status_checkout: v.string(),
  status_issue: v.string(),
  detail: v.unknown(),
});

/** `guest-order` wraps its lists once more than other calls (spec section 7). */
export const GUEST_ORDER = v.object({ data: v.object({ carts: v.array(ORDER_LINE) }) });
