import { ITINERARY_DAY as DAY, itineraryEntryOf } from '@wisata/kernel/contracts/itinerary';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';
import { AGENDA_DEFAULTS } from './agenda.schema.ts';
import { AGENDA, LINE, ORDER_LINE } from './order.schema.ts';

/** Something on the member's itinerary: a booking, or a thing of their own without one. */
export const ITINERARY = readerOf(
  itineraryEntryOf(LINE),
  ['id', 'booking_id', 'service', 'title'],
  { note: '', start_time: null, end_date: null, place: '' },
  {
    start_date: v.nullable(v.string()),
    agenda: v.fallback(v.array(AGENDA), []),
    line: v.fallback(v.nullable(ORDER_LINE), null),
  },
);
export type Itinerary = v.InferOutput<typeof ITINERARY>;

const { items } = DAY.entries;

/** What takes place on one day. */
export const ITINERARY_DAY = readerOf(
  DAY,
  ['date'],
  {},
  {
    items: v.array(
      readerOf(items.item, ['kind', 'date', 'itinerary_id', 'booking_id', 'service'], {
        ...AGENDA_DEFAULTS,
        line_status: null,
        note: '',
      }),
    ),
  },
);
export type ItineraryDay = v.InferOutput<typeof ITINERARY_DAY>;
