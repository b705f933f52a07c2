import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { BOOKED } from './booking-fields.ts';
import { MOST_PRODUCT_UNITS, PRODUCT_PAYMENTS, PRODUCT_SERVICES } from './category-product-sale.ts';
import { amount, calendarDay, count, currencyCode, instant, paxType, SOLD_BY, wallTime } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import {
  calendarDate,
  contactEntries,
  paxType as askedType,
  personName,
  personTitle,
  shortText,
  wholeNumber,
} from './request-fields.ts';

const units = v.optional(wholeNumber(0, MOST_PRODUCT_UNITS), 0);

const chosenEntries = {
  uniqueId: v.pipe(shortText(20), v.nonEmpty('Choose a product')),
  option_id: v.pipe(shortText(40), v.nonEmpty('Choose an option')),
  date: calendarDate,
  /** The session; left out where the day has none. */
  time_id: v.optional(v.nullable(shortText(20)), ''),
  adult: units,
  child: units,
  qty: units,
};

/** Body of `POST category-product/get-price`. */
export const PRODUCT_PRICE_REQUEST = v.object(chosenEntries);
/** What it means once it is read. */
export type ProductPriceRequest = v.InferOutput<typeof PRODUCT_PRICE_REQUEST>;
/** What is sent. */
export type ProductPricePayload = v.InferInput<typeof PRODUCT_PRICE_REQUEST>;

/** Answer of `POST category-product/get-price`: what it costs now, how many are left and until when it can be given back. */
export const PRODUCT_PRICE = v.object({
  ...PRODUCT_PAYMENTS.entries,
  left: count,
  free_until: v.nullable(instant),
});

const traveller = v.object({ type: askedType, title: personTitle, first_name: personName, last_name: personName });

/** Body of `POST category-product/booking`. */
export const PRODUCT_BOOKING_REQUEST = v.object({
  ...chosenEntries,
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  contact: v.object({ ...contactEntries(personName), notes: v.optional(shortText(300), '') }),
  /** Everybody, where the voucher names everybody. */
  paxes: v.optional(v.pipe(v.array(traveller), v.maxLength(MOST_PRODUCT_UNITS, 'Too many travellers')), []),
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What it means once it is read. */
export type ProductBookingRequest = v.InferOutput<typeof PRODUCT_BOOKING_REQUEST>;
/** What is sent. */
export type ProductBookingPayload = v.InferInput<typeof PRODUCT_BOOKING_REQUEST>;

/** What of the product is worded, in each language. */
const words = v.object({
  title: v.string(),
  option: v.string(),
  meeting_point: v.string(),
  includes: v.array(v.string()),
  how_to_use: v.array(v.string()),
});

const detail = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  service: v.picklist(PRODUCT_SERVICES),
  option_id: v.string(),
  option_name: v.string(),
  city: v.string(),
  country: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  timezone: v.string(),
  words: v.object({ en: words, id: words }),
});

/** The product booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export const PRODUCT_BOOKING = v.object({
  record_version: v.literal(1),
  ...SOLD_BY,
  booking_id: v.string(),
  booking_user_id: v.nullable(v.string()),
  departure: calendarDay,
  range: v.object({ start: calendarDay, end: calendarDay }),
  time: v.nullable(v.object({ id: v.string(), start: wallTime, end: wallTime })),
  qty: count,
  product_unit: v.picklist(['person', 'piece']),
  currency: currencyCode,
  grand_total: amount,
  payments: PRODUCT_PAYMENTS,
  category_product_detail: detail,
  thumbnail: v.string(),
  promocode: v.nullable(v.string()),
  invoice_number: v.string(),
  invoice_status: v.string(),
  invoice_response: v.string(),
  is_inquiry: v.boolean(),
  is_period: v.boolean(),
  key: v.string(),
  pnr_code: v.string(),
  pnr_id: v.string(),
  print_status: v.string(),
  customer_company_code: v.nullable(v.string()),
  created: instant,
  created_by: v.string(),
  created_at: instant,
  updated_at: instant,
  /** Until when giving it back costs nothing; null where it never did. */
  free_until: v.nullable(instant),
  contact: v.object({
    title: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    phone: v.string(),
    calling_code: v.string(),
    notes: v.string(),
  }),
  paxes: v.array(
    v.object({ index: count, type: paxType, title: v.string(), first_name: v.string(), last_name: v.string() }),
  ),
  /** The operator's own number; empty until the voucher is issued. */
  ticket_code: v.string(),
});
/** A product booking as it is stored and answered today. */
export type ProductBooking = v.InferOutput<typeof PRODUCT_BOOKING>;

/** What `POST category-product/booking` answers. */
export const PRODUCT_BOOKED = v.object({ ...BOOKED, title: v.string(), ...PRODUCT_BOOKING.entries, ...STATUS_FIELDS });
/** A booking as it is answered. */
export type ProductBookedAnswer = v.InferOutput<typeof PRODUCT_BOOKED>;
