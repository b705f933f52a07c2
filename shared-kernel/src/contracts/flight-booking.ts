import * as v from 'valibot';
import { BOOKED, TRIP_BOOKING, tripCharge, tripContact } from './booking-fields.ts';
import { amount, calendarDay, count, instant, paxType, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';

const passenger = v.object({
  index: count,
  type: paxType,
  title: v.string(),
  gender: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  birth_date: v.nullable(calendarDay),
  email: v.string(),
  mobile_phone: v.string(),
  home_phone: v.string(),
  nationality: v.string(),
  id_type: v.number(),
  id_number: v.string(),
  passport_number: v.string(),
  passport_origin_country: v.string(),
  passport_first_name: v.string(),
  passport_last_name: v.string(),
  passport_expire: v.nullable(calendarDay),
  /** Empty until the ticket is issued. */
  ticket_number: v.string(),
  /** One for every reservation that carries the passenger; the first one is `ticket_number`. */
  ticket_numbers: v.array(v.string()),
});

/** `num` is the journey, 1 there and 2 back; `seq` the flight's place in it. */
const place = { num: count, seq: count };

const segment = v.object({
  ...place,
  airline_name: v.string(),
  origin: v.string(),
  destination: v.string(),
  origin_airport: v.string(),
  destination_airport: v.string(),
  airline_booking_code: v.string(),
});

const flightDetail = v.object({
  ...place,
  airline: v.string(),
  carrier_code: v.string(),
  flight_number: v.string(),
  aircraft: v.string(),
  origin: v.string(),
  origin_city: v.string(),
  origin_airport: v.string(),
  origin_terminal: v.nullable(v.string()),
  origin_timezone: v.string(),
  destination: v.string(),
  destination_city: v.string(),
  destination_airport: v.string(),
  destination_terminal: v.nullable(v.string()),
  destination_timezone: v.string(),
  depart_date: calendarDay,
  depart_time: wallTime,
  arrive_date: calendarDay,
  arrive_time: wallTime,
  /** In minutes. */
  duration: count,
  class: v.string(),
  category: v.string(),
  fare_basis: v.string(),
  /** Without words, because an order is read in the language of its page: `20 kg`, `0 kg` where no bag is in the price. */
  baggage: v.pipe(v.string(), v.regex(/^\d+ kg$/)),
  airline_image_url: v.string(),
  /** The airline's own booking code; empty until it has given one. */
  pnr: v.string(),
});

const policy = v.object({
  family: v.picklist(['promo', 'standard', 'flex']),
  refundable: v.boolean(),
  changeable: v.boolean(),
  refund_percent: v.number(),
  refund_until_hours: v.number(),
  /** Per passenger and flight; null when nothing can be changed. */
  change_fee: v.nullable(amount),
  change_until_hours: v.number(),
  refund: v.string(),
  reschedule: v.string(),
  text: v.string(),
});

const fare = v.object({
  num: place.num,
  flight_id: v.string(),
  class: v.string(),
  family: policy.entries.family,
  /** What kind of airline sells it, which its refund rules follow from. */
  tier: v.picklist(['lcc', 'medium', 'full']),
  total: amount,
  base_fare: amount,
  policy: v.object({ en: policy, id: policy }),
  breakdowns: v.array(v.object({ index: count, PaxType: paxType, Count: count, Charges: v.array(tripCharge) })),
});

/** The flight booking of spec section 3 without its statuses, which belong to the order line. */
export const FLIGHT_BOOKING = v.object({
  record_version: v.literal(2),
  ...TRIP_BOOKING,
  airline: v.string(),
  created: instant,
  bos_invoice_no: v.string(),
  is_international: v.boolean(),
  requires_passport: v.boolean(),
  child: count,
  contact: v.object(tripContact),
  passengers: v.array(passenger),
  segments: v.array(segment),
  flight_details: v.pipe(v.array(flightDetail), v.nonEmpty()),
  fares: v.array(fare),
});
/** A flight booking as it is stored and answered today. */
export type FlightBooking = v.InferOutput<typeof FLIGHT_BOOKING>;

/** What `POST flight/booking` answers. */
export const FLIGHT_BOOKED = v.object({ ...BOOKED, title: v.string(), ...FLIGHT_BOOKING.entries, ...STATUS_FIELDS });
