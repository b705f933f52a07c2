import * as v from 'valibot';
import { AGENDA_ENTRY } from './agenda.ts';
import { OWN_RIDE, price, RESERVATIONS, timelineEntry } from './booking-fields.ts';
import { amount, currencyCode } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { TRAVELLER_REQUEST } from './traveller-request.ts';

/** What a line of the cart says besides: when it takes place, so that the journeys of one cart can be seen together. */
export const CART_LINE_FIELDS = { agenda: v.array(AGENDA_ENTRY) };

/** What the full record of a booking says besides the line, as its owner reads it. */
export const BOOKING_FIELDS = {
  timeline: v.array(timelineEntry),
  /** What giving it up now would bring back; null where nothing is paid or a person has to work it out. */
  refund_estimate: v.nullable(price),
  /** What one press gives back now; null where a person has to decide. */
  cancellation: v.nullable(
    v.object({
      paid: amount,
      refund: amount,
      currency: currencyCode,
      until: v.nullable(v.string()),
    }),
  ),
  requests: v.optional(v.array(TRAVELLER_REQUEST)),
  ride: v.optional(v.nullable(OWN_RIDE)),
  ...RESERVATIONS,
};

/** The statuses of one booking at this instant, small enough to poll. */
export const BOOKING_STATUS = v.object({
  id: v.string(),
  code: v.string(),
  service: v.string(),
  ...STATUS_FIELDS,
  now: v.string(),
});
