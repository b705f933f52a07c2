import * as v from 'valibot';
import { BOOKED } from './booking-fields.ts';
import { FLIGHT_BOOKING } from './flight-booking.ts';
import { HOTEL_BOOKING } from './hotel-booking.ts';
import { LINE_FIELDS, STATUS_FIELDS } from './order-line-fields.ts';
import { TOUR_BOOKING, VENUE_BOOKING } from './tour-booking.ts';
import { TRAIN_BOOKING } from './train-booking.ts';

/** The booking record with its statuses, as a line carries it. */
const detailOf = <E extends v.ObjectEntries>(record: v.ObjectSchema<E, undefined>) =>
  v.object({ ...record.entries, ...STATUS_FIELDS });

/** A line of a cart or an order (spec section 3, Cart item) with the record of its service, and `more` beside them. */
export function orderLineWith<E extends v.ObjectEntries>(more: E) {
  const line = { ...LINE_FIELDS, ...more };
  return v.variant('service', [
    v.object({ service: v.literal('hotel'), detail: detailOf(HOTEL_BOOKING), ...line }),
    v.object({ service: v.literal('flight'), detail: detailOf(FLIGHT_BOOKING), ...line }),
    v.object({ service: v.literal('train'), detail: detailOf(TRAIN_BOOKING), ...line }),
    v.object({ service: v.literal('tour'), detail: detailOf(TOUR_BOOKING), ...line }),
    v.object({ service: v.literal('venue'), detail: detailOf(VENUE_BOOKING), ...line }),
    v.object({
      service: v.pipe(v.string(), v.notValues(['hotel', 'flight', 'train', 'tour', 'venue'])),
      detail: v.record(v.string(), v.unknown()),
      ...line,
    }),
  ]);
}

/** A line without anything beside it. */
export const ORDER_LINE = orderLineWith({});

/** What `POST hotel/booking` answers. */
export const HOTEL_BOOKED = v.object({ ...BOOKED, ...detailOf(HOTEL_BOOKING).entries });
/** What `POST flight/booking` answers. */
export const FLIGHT_BOOKED = v.object({
  ...BOOKED,
  title: v.string(),
  ...detailOf(FLIGHT_BOOKING).entries,
});
