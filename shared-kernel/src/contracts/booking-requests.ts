import * as v from 'valibot';
import { PAGE_QUERY } from './request-fields.ts';

/** Still to come or to be paid, over, or given up, refunded and expired: every booking is in one of them. */
const bookingTime = v.picklist(['upcoming', 'past', 'cancelled']);
/** One of them. */
export type BookingTime = v.InferOutput<typeof bookingTime>;

/** Query of the calls that list a member's bookings. */
export const BOOKINGS_QUERY = v.object({
  ...PAGE_QUERY,
  latest: v.optional(v.string(), ''),
  service: v.optional(v.string(), ''),
  when: v.fallback(v.optional(bookingTime), undefined),
});
/** What it means once it is read. */
export type BookingsQuery = v.InferOutput<typeof BOOKINGS_QUERY>;

/** What the traveller was told comes back, as a decimal number. */
export const CANCEL_QUERY = v.object({
  refund: v.optional(v.pipe(v.string(), v.toNumber('Give the amount as a number.'), v.minValue(0)), '0'),
});

/** Query of `GET booking-status`. */
export const BOOKING_STATUS_QUERY = v.object({
  id: v.pipe(v.string('Give the booking id.'), v.nonEmpty('Give the booking id.')),
  email: v.optional(v.string()),
});
