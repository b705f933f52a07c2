import * as v from 'valibot';
import { AGENDA_ENTRY } from './agenda.ts';

/** Something on a member's itinerary: a booking with its line, or a thing of their own without one. */
export const itineraryEntryOf = <S extends v.GenericSchema>(line: S) =>
  v.object({
    id: v.string(),
    booking_id: v.nullable(v.string()),
    service: v.nullable(v.string()),
    title: v.string(),
    note: v.string(),
    start_date: v.string(),
    start_time: v.nullable(v.string()),
    end_date: v.nullable(v.string()),
    place: v.string(),
    agenda: v.array(AGENDA_ENTRY),
    line: v.nullable(line),
    created_at: v.string(),
  });

/** A day of `GET itinerary/group` with every moment of it. */
export const ITINERARY_DAY = v.object({
  date: v.string(),
  items: v.array(
    v.object({
      ...AGENDA_ENTRY.entries,
      itinerary_id: v.string(),
      booking_id: v.nullable(v.string()),
      service: v.nullable(v.string()),
      /** Status of the booking behind it. */
      line_status: v.nullable(v.string()),
      note: v.string(),
    }),
  ),
});
/** A day as it is answered. */
export type ItineraryDayAnswer = v.InferOutput<typeof ITINERARY_DAY>;
