import * as v from 'valibot';
import { AGENDA_ENTRY, ORDER_LINE } from './order.schema.ts';

/** Something on the member's itinerary: a booking, or a thing of their own without one. */
export const ITINERARY = v.object({
  id: v.string(),
  booking_id: v.nullable(v.string()),
  service: v.nullable(v.string()),
  title: v.string(),
  note: v.optional(v.nullable(v.string()), null),
  start_date: v.nullable(v.string()),
  start_time: v.optional(v.nullable(v.string()), null),
  end_date: v.optional(v.nullable(v.string()), null),
  place: v.optional(v.nullable(v.string()), null),
  agenda: v.optional(v.array(AGENDA_ENTRY), []),
  line: v.optional(v.nullable(ORDER_LINE), null),
});
export type Itinerary = v.InferOutput<typeof ITINERARY>;

/** What takes place on one day. */
export const ITINERARY_DAY = v.object({
  date: v.string(),
  items: v.array(
    v.object({
      ...AGENDA_ENTRY.entries,
      itinerary_id: v.string(),
      booking_id: v.nullable(v.string()),
      service: v.nullable(v.string()),
      /** Status of the booking behind it, `issued` once there is a voucher. */
      line_status: v.optional(v.nullable(v.string()), null),
      note: v.optional(v.string(), ''),
    }),
  ),
});
export type ItineraryDay = v.InferOutput<typeof ITINERARY_DAY>;
