import * as v from 'valibot';

const text = v.fallback(v.optional(v.nullable(v.string())), undefined);
const number = v.fallback(v.optional(v.nullable(v.number())), undefined);
const flag = v.fallback(v.optional(v.nullable(v.boolean())), undefined);
const steps = v.fallback(v.array(v.object({ description: v.string(), amount: number })), []);

/**
 * The hotel booking inside an order line (spec section 3, Hotel booking). Other teams' pages hand it over as it is, so a
 * missing or odd field costs its own line and nothing more.
 */
export const LINE_DETAIL = v.object({
  hotel: v.fallback(
    v.object({
      key: text,
      name: text,
      address: text,
      city: text,
      area: text,
      phone: text,
      latitude: number,
      longitude: number,
    }),
    {},
  ),
  room: v.fallback(v.object({ name: text, meal_type: text, meal_type_name: text, rate_name: text }), {}),
  check_in_date: text,
  check_out_date: text,
  check_in_time: text,
  check_out_time: text,
  time_zone: text,
  total_night: number,
  count_guest: number,
  count_child: number,
  count_room: number,
  cancel_limit: text,
  cancel_policy: v.fallback(
    v.object({ en: steps, id: steps, message: v.fallback(v.object({ en: text, id: text }), {}) }),
    { en: [], id: [], message: {} },
  ),
  confirmation_id: text,
  contact: v.fallback(v.object({ email: text }), {}),
  paxes: v.fallback(
    v.array(v.object({ title: text, first_name: v.string(), last_name: text, type: text, age: number })),
    [],
  ),
  special_requests: v.fallback(
    v.object({
      non_smoking: flag,
      bed_type: text,
      check_in_time: text,
      check_out_time: text,
      high_floor: flag,
      connecting_rooms: flag,
      other: text,
    }),
    {},
  ),
  image_uri: text,
});
export type LineDetail = v.InferOutput<typeof LINE_DETAIL>;

/** The search that led to a line, beside its detail; absent from older answers. */
export const LINE_SEARCH = v.object({
  search: v.fallback(v.record(v.string(), v.unknown()), {}),
});
