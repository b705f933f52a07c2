import * as v from 'valibot';
import { amount, currencyCode, instant } from './fields.ts';
import { FLIGHT_BOOKING } from './flight-booking.ts';
import { HOTEL_BOOKING } from './hotel-booking.ts';

/** The statuses that every booking carries, wherever it is answered. */
export const STATUS_FIELDS = {
  payment_status: v.picklist(['unpaid', 'process', 'paid', 'failed', 'expired', 'canceled', 'refunded']),
  status: v.picklist(['unpaid', 'process', 'failed', 'expired', 'canceled', 'refunded', 'issued', 'error']),
  status_checkout: v.picklist(['open', 'locked', 'done']),
  status_issue: v.picklist(['waiting', 'process', 'issued', 'failed']),
  time_limit: instant,
};

const LINE_FIELDS = {
  id: v.string(),
  code: v.string(),
  title: v.string(),
  /** What is to be paid, after every discount. */
  amount,
  amount_before_discount: amount,
  total_discount: amount,
  promo_code: v.nullable(v.string()),
  currency: currencyCode,
  /** The same in rupiah, where the booking has another currency. */
  amount_idr: v.nullable(amount),
  created_at: instant,
  updated_at: instant,
  user_id: v.nullable(v.string()),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
  search: v.record(v.string(), v.unknown()),
  ...STATUS_FIELDS,
};

/** The booking record with its statuses, as a line carries it. */
const detailOf = <E extends v.ObjectEntries>(record: v.ObjectSchema<E, undefined>) =>
  v.object({ ...record.entries, ...STATUS_FIELDS });

/** A line of a cart or an order (spec section 3, Cart item) with the record of its service, and `more` beside them. */
export function orderLineWith<E extends v.ObjectEntries>(more: E) {
  const line = { ...LINE_FIELDS, ...more };
  return v.variant('service', [
    v.object({ service: v.literal('hotel'), detail: detailOf(HOTEL_BOOKING), ...line }),
    v.object({ service: v.literal('flight'), detail: detailOf(FLIGHT_BOOKING), ...line }),
    v.object({
      service: v.pipe(v.string(), v.notValues(['hotel', 'flight'])),
      detail: v.record(v.string(), v.unknown()),
      ...line,
    }),
  ]);
}

/** What `POST hotel/booking` answers. */
export const HOTEL_BOOKED = v.object({ id: v.string(), code: v.string(), ...detailOf(HOTEL_BOOKING).entries });
/** What `POST flight/booking` answers. */
export const FLIGHT_BOOKED = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  ...detailOf(FLIGHT_BOOKING).entries,
});
