import { readerOf } from '@wisata/kernel/contracts/reader';
import { SHARED_TRIP as SHARED, TRIP_PLACE, TRIP_SHARE, TRIP_WAY, tripOf } from '@wisata/kernel/contracts/trip';
import * as v from 'valibot';
import { AGENDA, LINE, ORDER_LINE } from './order.schema.ts';

/** Every booking of a traveller; what lies between them may be missing, the bookings may not. */
export const TRIP = readerOf(
  tripOf(LINE),
  [],
  {},
  {
    bookings: v.array(ORDER_LINE),
    ways: v.fallback(v.array(TRIP_WAY), []),
    places: v.fallback(v.array(TRIP_PLACE), []),
    shares: v.fallback(v.array(TRIP_SHARE), []),
  },
);
export type TripAnswer = v.InferOutput<typeof TRIP>;

/** A link to a trip. */
export const SHARE = readerOf(TRIP_SHARE, ['token'], { booking_ids: [], created_at: '' });
export type TripShare = v.InferOutput<typeof SHARE>;

/** What such a link shows. */
export const SHARED_TRIP = readerOf(
  SHARED,
  [],
  { first_names: [] },
  {
    lines: v.array(
      readerOf(SHARED.entries.lines.item, ['id', 'service', 'title'], { is_paid: true }, { agenda: v.array(AGENDA) }),
    ),
  },
);
export type SharedTrip = v.InferOutput<typeof SHARED_TRIP>;
