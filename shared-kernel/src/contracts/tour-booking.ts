import * as v from 'valibot';
import { BOOKED } from './booking-fields.ts';
import { amount, calendarDay, count, currencyCode, instant, paxType, SOLD_BY, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { TOUR_BREAKDOWN } from './tour-price.ts';
import { MEETING_POINT } from './tour-product.ts';

const contact = v.object({
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  calling_code: v.string(),
  email: v.string(),
  notes: v.string(),
});

const pax = v.object({
  index: count,
  type: paxType,
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  birthdate: v.nullable(calendarDay),
  id_type: count,
  id_number: v.string(),
  bed: v.string(),
  extra_bed: v.boolean(),
  room: count,
  include_visa: v.boolean(),
  /** Names of chosen costs. */
  miscellaneous_item: v.array(v.string()),
  passport_detail: v.nullable(v.object({ number: v.string(), country: v.string(), expire: v.nullable(calendarDay) })),
  /** What the gate reads; both empty until the voucher is issued. */
  qr_code: v.string(),
  ticket_code: v.string(),
  remark: v.string(),
});

/** What of the product is worded, in each language. */
const words = v.object({
  title: v.string(),
  package: v.string(),
  meeting_point: v.string(),
  bring: v.array(v.string()),
  includes: v.array(v.string()),
});

/** The product as it was sold (spec section 3, Tour booking record). */
const product = v.object({
  id: v.string(),
  title: v.string(),
  category: v.string(),
  code: v.string(),
  meeting_point: MEETING_POINT,
  package_id: v.string(),
  package_name: v.string(),
  package_type: v.string(),
  price_id: v.string(),
  price_type: v.string(),
  tags: v.array(v.string()),
  thumbnail: v.string(),
  tour_length_days: count,
  tour_length_nights: count,
  type_code: v.string(),
  countries: v.array(v.string()),
  city: v.string(),
  /** Who is called on the day. */
  guide: v.object({ name: v.string(), phone: v.string() }),
  gate: v.string(),
  words: v.object({ en: words, id: words }),
});

const payment = v.object({
  /** `TOTAL_PAID` marks the row of the total. */
  code: v.string(),
  title: v.string(),
  amount,
  currency: currencyCode,
});

/** What a tour's and a venue's booking have alike, without the statuses, which belong to the order line. */
const recordEntries = {
  record_version: v.literal(1),
  ...SOLD_BY,
  /** Empty until the supplier has confirmed. */
  booking_id: v.string(),
  booking_user_id: v.nullable(v.string()),
  /** The first and the last day; null for a ticket without a day. */
  departure: v.nullable(calendarDay),
  range: v.object({ start: v.nullable(calendarDay), end: v.nullable(calendarDay) }),
  schedule_id: v.string(),
  grand_total: amount,
  currency: currencyCode,
  invoice_number: v.string(),
  invoice_status: v.string(),
  is_inquiry: v.boolean(),
  is_period: v.boolean(),
  pnr_code: v.string(),
  pnr_id: v.string(),
  print_status: v.string(),
  status_display: v.string(),
  tour_detail: v.string(),
  contact,
  paxes: v.pipe(v.array(pax), v.nonEmpty()),
  payments: v.array(payment),
  breakdown: TOUR_BREAKDOWN,
  bed_type: v.string(),
  refund_steps: v.array(v.object({ days_before: count, percent: v.number() })),
};

/** The tour booking of spec section 3. */
export const TOUR_BOOKING = v.object({ ...recordEntries, data_tour: product });
/** A tour booking as it is stored and answered today. */
export type TourBooking = v.InferOutput<typeof TOUR_BOOKING>;

/** The same of a venue, with what spec section 3 adds. */
export const VENUE_BOOKING = v.object({
  ...recordEntries,
  created: instant,
  created_by: v.string(),
  customer_company_code: v.nullable(v.string()),
  invoice_response: v.string(),
  key: v.string(),
  data_venue: product,
  /** Null for a ticket that has no session. */
  venue_time: v.nullable(v.object({ id: v.string(), start: wallTime, end: wallTime })),
  /** Until when a ticket without a day is good. */
  valid_until: v.nullable(calendarDay),
});
/** A venue booking as it is stored and answered today. */
export type VenueBooking = v.InferOutput<typeof VENUE_BOOKING>;

/** What was asked for instead of booked. */
export const TOUR_INQUIRY = v.object({
  is_inquiry: v.literal(true),
  reference: v.string(),
  title: v.string(),
  status: v.picklist(['received']),
  created_at: instant,
});
/** An inquiry as it is answered. */
export type TourInquiryAnswer = v.InferOutput<typeof TOUR_INQUIRY>;

/** A booking as it is answered. */
export const TOUR_BOOKED = v.object({ ...BOOKED, title: v.string(), ...TOUR_BOOKING.entries, ...STATUS_FIELDS });
/** A booking as it is answered. */
export type TourBookedAnswer = v.InferOutput<typeof TOUR_BOOKED>;

/** What `POST tour/booking` answers. */
export const TOUR_BOOKING_ANSWER = v.union([TOUR_INQUIRY, TOUR_BOOKED]);
