import * as v from 'valibot';
import { BOOKED } from './booking-fields.ts';
import { amount, calendarDay, count, currencyCode, instant, SOLD_BY, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { TRANSPORT_EXTRAS, TRANSPORT_MODES, VEHICLE_CLASSES } from './transport-terms.ts';
import { TRANSPORT_CHARGE, TRANSPORT_TERMS, VEHICLE_FEATURE } from './transport-vehicles.ts';

const stop = v.object({
  place_id: v.string(),
  name: v.string(),
  /** The same in each language. */
  names: v.object({ en: v.string(), id: v.string() }),
  address: v.string(),
  code: v.string(),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  date: calendarDay,
  time: wallTime,
});
/** A place of pick-up or drop-off in a record. */
export type TransportStop = v.InferOutput<typeof stop>;

const ancillary = v.object({
  id: v.picklist(TRANSPORT_EXTRAS),
  currencyCode,
  rate: amount,
  quantity: count,
  evidences: v.array(v.object({ name: v.string(), number: v.string(), expires_on: calendarDay })),
});

/** The transport booking of spec section 3 without its statuses, which belong to the order line. */
export const TRANSPORT_BOOKING = v.object({
  record_version: v.literal(2),
  ...SOLD_BY,
  service_type: v.picklist(TRANSPORT_MODES),
  is_self_drive: v.boolean(),
  /** Our own order code. */
  group_code: v.string(),
  correlation_id: v.string(),
  /** The operator's number; empty until it is reserved. */
  reservation_id: v.string(),
  vehicle_id: v.string(),
  class_id: v.picklist(VEHICLE_CLASSES),
  class_name: v.string(),
  brand_name: v.string(),
  factory_name: v.string(),
  provider: v.string(),
  thumbnail: v.string(),
  feature: VEHICLE_FEATURE,
  terms: TRANSPORT_TERMS,
  pickup: stop,
  dropoff: stop,
  time_zone: v.string(),
  days: count,
  passengers: count,
  bags: count,
  currency: currencyCode,
  base_fare: amount,
  surcharge: amount,
  service_fee: amount,
  total_fare: amount,
  /** With extras. */
  total_price: amount,
  priceDetail: v.array(TRANSPORT_CHARGE),
  ancillaries: v.array(ancillary),
  paxes: v.array(
    v.object({
      title: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      birth_date: v.nullable(calendarDay),
      licence_number: v.string(),
      licence_expires: v.nullable(calendarDay),
    }),
  ),
  contact: v.object({
    title: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    mobile_phone: v.string(),
  }),
  flight_number: v.string(),
  sign_name: v.string(),
  remark: v.string(),
  /** The driver, once the voucher is issued; null before that and for a rented car. */
  assigned_driver: v.nullable(v.object({ name: v.string(), phone: v.string(), plate: v.string() })),
  /** What the operator said when it confirmed. */
  raw_response: v.record(v.string(), v.unknown()),
  /** Null until the voucher is issued. */
  issued: v.nullable(instant),
});
/** A booking's record as it is stored and answered. */
export type TransportBooking = v.InferOutput<typeof TRANSPORT_BOOKING>;

/** What `POST transport/booking` answers. */
export const TRANSPORT_BOOKED = v.object({
  ...BOOKED,
  title: v.string(),
  ...TRANSPORT_BOOKING.entries,
  ...STATUS_FIELDS,
});
/** A booking as it is answered. */
export type TransportBookedAnswer = v.InferOutput<typeof TRANSPORT_BOOKED>;
