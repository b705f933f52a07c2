import * as v from 'valibot';
import { BOOKED, TRIP_BOOKING, tripContact } from './booking-fields.ts';
import { amount, calendarDay, count, instant, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { TRAIN_CLASSES } from './train-classes.ts';
import { TRAIN_PAX_FARE } from './train-list.ts';

/** Which journey: 1 there, 2 back. */
const num = v.picklist([1, 2]);

const contact = v.object({ id: v.string(), booking_train_id: v.string(), ...tripContact });

const passenger = v.object({
  index: count,
  type: v.picklist(['ADT', 'INF']),
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  birth_date: v.nullable(calendarDay),
  email: v.string(),
  mobile_phone: v.string(),
  nationality: v.string(),
  id_type: count,
  id_number: v.string(),
  /** Of the way there: `EKS-3 / 7A`; empty for an infant. */
  seat_number: v.string(),
  /** Of the way there; empty until the ticket is issued. */
  ticket_number: v.string(),
  /** One for each journey. */
  seats: v.array(v.object({ num, seat_number: v.string(), ticket_number: v.string() })),
});

const segment = v.object({
  num,
  origin: v.string(),
  origin_name: v.string(),
  destination: v.string(),
  destination_name: v.string(),
  train_name: v.string(),
});

const trainDetail = v.object({
  num,
  train_name: v.string(),
  train_number: v.string(),
  provider: v.string(),
  category: v.picklist(TRAIN_CLASSES),
  /** What the coach is sold as, without words: `EKS`, `LUX`; see `trainClassName`. */
  class_code: v.string(),
  /** The sub class of the fare. */
  class: v.string(),
  origin: v.string(),
  origin_name: v.string(),
  origin_city: v.string(),
  /** Where its door is; bookings of before 26 November 2026 do not say. */
  origin_street: v.optional(v.string()),
  origin_timezone: v.string(),
  destination: v.string(),
  destination_name: v.string(),
  destination_city: v.string(),
  destination_timezone: v.string(),
  depart_date: calendarDay,
  depart_time: wallTime,
  arrive_date: calendarDay,
  arrive_time: wallTime,
  /** In minutes. */
  duration: count,
  kai_image_url: v.string(),
});

const fare = v.object({
  num,
  class_key: v.string(),
  total: amount,
  /** What the refund is reckoned from: the fares without fees. */
  base_fare: amount,
  refund_fee_percent: v.number(),
  change_fee_percent: v.number(),
  until_hours: v.number(),
  breakdowns: v.array(TRAIN_PAX_FARE),
});

/** One of the railway's bookings that the order is made of. */
const part = v.object({
  num,
  booking_code: v.string(),
  total_paid: amount,
  time_limit: instant,
});

/**
 * The train booking of spec section 3 without its statuses, which belong to the order line. A return trip is one order
 * with two of the railway's bookings: its total is their sum, its time limit the earlier of the two.
 */
export const TRAIN_BOOKING = v.object({
  record_version: v.literal(1),
  ...TRIP_BOOKING,
  pnr_code_reff: v.string(),
  reference_code: v.string(),
  source: v.string(),
  supplier: v.string(),
  contact,
  passengers: v.array(passenger),
  /** The way there first. */
  bookings: v.pipe(v.array(part), v.nonEmpty()),
  segments: v.array(segment),
  /** In the order in which they leave. */
  train_details: v.pipe(v.array(trainDetail), v.nonEmpty()),
  fares: v.array(fare),
});
/** A train booking as it is stored and answered today. */
export type TrainBooking = v.InferOutput<typeof TRAIN_BOOKING>;

/** What `POST train/booking` answers. */
export const TRAIN_BOOKED = v.object({ ...BOOKED, title: v.string(), ...TRAIN_BOOKING.entries, ...STATUS_FIELDS });
/** A booking as it is answered. */
export type TrainBookedAnswer = v.InferOutput<typeof TRAIN_BOOKED>;
