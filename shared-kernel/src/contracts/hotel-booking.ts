import * as v from 'valibot';
import { BOOKED, tripContact } from './booking-fields.ts';
import { amount, calendarDay, count, currencyCode, instant, paxType, SOLD_BY, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';

/** A picture in the words of the media service, for pages that ask for other widths. */
const picture = v.object({
  image_uri: v.string(),
  thumb_uri: v.string(),
  media: v.object({
    kind: v.string(),
    seed: v.string(),
    place: v.string(),
    style: v.optional(v.string()),
    outlook: v.optional(v.string()),
  }),
});

const hotel = v.object({
  key: v.string(),
  name: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  country_code: v.string(),
  star_rating: v.number(),
  country: v.string(),
  city: v.string(),
  city_key: v.string(),
  area: v.string(),
  phone: v.string(),
  email: v.string(),
  check_in_time: wallTime,
  check_out_time: wallTime,
  time_zone: v.string(),
  zone_label: v.string(),
});

const room = v.object({
  key: v.string(),
  code: v.string(),
  name: v.string(),
  provider_code: v.string(),
  include_breakfast: v.boolean(),
  meal_type: v.picklist(['RO', 'BB', 'HB']),
  /** In the language that it was booked in; a page has words of its own for `meal_type`. */
  meal_type_name: v.string(),
  rate_code: v.string(),
  rate_name: v.string(),
  sub_text: v.string(),
  ...picture.entries,
});

const night = v.object({
  night_index: count,
  date: calendarDay,
  count_adult: count,
  count_child: count,
  count_infant: count,
  total_room: count,
  total_price: amount,
  meals_price: amount,
  extra_beds_price: amount,
  room_type_price: v.array(
    v.object({ type_code: v.string(), name: v.string(), room_count: count, price_per_room: amount }),
  ),
});

const policySteps = v.array(
  v.object({
    from: v.nullable(instant),
    until: v.nullable(instant),
    amount,
    currency: currencyCode,
    /** Of the price; null where an amount is charged that is no share of it. */
    percent: v.nullable(v.number()),
    description: v.string(),
  }),
);

const pax = v.object({
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  type: paxType,
  age: v.nullable(count),
  birth_date: v.nullable(calendarDay),
  calling_code: v.string(),
  email: v.string(),
  phone: v.string(),
});

const contact = v.object({
  count_adult: count,
  ...tripContact,
  remark: v.string(),
  request_child_bed: v.boolean(),
});

/** What the guest asked for and the hotel may grant. */
const specialRequests = v.object({
  non_smoking: v.boolean(),
  bed_type: v.nullable(v.picklist(['twin', 'king'])),
  check_in_time: v.nullable(wallTime),
  check_out_time: v.nullable(wallTime),
  high_floor: v.boolean(),
  connecting_rooms: v.boolean(),
  other: v.string(),
});

/** The hotel booking of spec section 3 without its statuses, which belong to the order line. */
export const HOTEL_BOOKING = v.object({
  record_version: v.literal(2),
  ...SOLD_BY,
  hotel,
  room,
  check_in_date: calendarDay,
  check_out_date: calendarDay,
  check_in_time: wallTime,
  check_out_time: wallTime,
  /** The IANA name; `zone_label` is what travellers call it. */
  time_zone: v.string(),
  zone_label: v.string(),
  total_night: count,
  /** Adults; children are counted beside them. */
  count_guest: count,
  count_child: count,
  count_room: count,
  label_guest: v.string(),
  currency: currencyCode,
  total_price: amount,
  net_price: amount,
  tax_price: amount,
  tax_percent: v.number(),
  price_details: v.array(night),
  /** Until when cancelling is free; null where it never is. */
  cancel_limit: v.nullable(instant),
  is_full_charge: v.boolean(),
  is_guaranteed_booking: v.boolean(),
  cancel_policy: v.object({
    message: v.object({ en: v.string(), id: v.string() }),
    en: policySteps,
    id: policySteps,
  }),
  /** The hotel's own number; null until the voucher is issued. */
  confirmation_id: v.nullable(v.string()),
  contact,
  paxes: v.array(pax),
  special_requests: specialRequests,
  ...picture.entries,
});
/** A hotel booking as it is stored and answered today. */
export type HotelBooking = v.InferOutput<typeof HOTEL_BOOKING>;

/** What `POST hotel/booking` answers. */
export const HOTEL_BOOKED = v.object({ ...BOOKED, ...HOTEL_BOOKING.entries, ...STATUS_FIELDS });
