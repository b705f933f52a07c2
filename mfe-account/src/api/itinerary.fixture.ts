import { itineraryEntryOf, type ItineraryDayAnswer } from '@wisata/kernel/contracts/itinerary';
import type * as v from 'valibot';
import { PAID_LINE } from './order.fixture.ts';
import { LINE } from './order.schema.ts';

export const ITINERARY_ANSWER = itineraryEntryOf(LINE);
type ItineraryAnswer = v.InferOutput<typeof ITINERARY_ANSWER>;

const STAY = { zone: 'WITA', title: PAID_LINE.title, place: 'Jl. Pantai Banjar Segara, Kuta' } as const;
const CHECK_IN = { kind: 'check-in', date: '2026-12-12', time: '14:00', ...STAY } as const;
const CHECK_OUT = { kind: 'check-out', date: '2026-12-16', time: '12:00', ...STAY } as const;

/** A paid stay on the itinerary. */
export function makeItinerary(changes: Partial<ItineraryAnswer> = {}): ItineraryAnswer {
  return {
    id: 'it-stay',
    booking_id: PAID_LINE.id,
    service: 'hotel',
    title: PAID_LINE.title,
    note: '',
    start_date: '2026-12-12',
    start_time: '14:00',
    end_date: '2026-12-16',
    place: STAY.place,
    agenda: [CHECK_IN, CHECK_OUT],
    line: PAID_LINE,
    created_at: '2026-11-20T06:30:00.000Z',
    ...changes,
  };
}

/** Something of the member's own, without a booking. */
export const OWN_ITEM = makeItinerary({
  id: 'it-own',
  booking_id: null,
  service: null,
  title: 'Dinner with Wayan',
  note: 'Bring the map',
  start_date: '2026-12-13',
  start_time: '19:30',
  end_date: null,
  place: 'Jimbaran',
  agenda: [],
  line: null,
});

const BOOKED = { itinerary_id: 'it-stay', booking_id: PAID_LINE.id, service: 'hotel', line_status: 'issued', note: '' };

export const DAYS: readonly ItineraryDayAnswer[] = [
  { date: '2026-12-12', items: [{ ...CHECK_IN, ...BOOKED }] },
  {
    date: '2026-12-13',
    items: [
      {
        kind: 'visit',
        date: '2026-12-13',
        time: '19:30',
        zone: 'WITA',
        title: 'Dinner with Wayan',
        place: 'Jimbaran',
        itinerary_id: 'it-own',
        booking_id: null,
        service: null,
        line_status: null,
        note: 'Bring the map',
      },
    ],
  },
  { date: '2026-12-16', items: [{ ...CHECK_OUT, ...BOOKED }] },
];
