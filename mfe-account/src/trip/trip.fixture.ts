import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { makeStop } from '@wisata/kernel/trip.fixture';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';

export const AIRPORT = { ...makeStop('Ngurah Rai (DPS)', 'Bali', -8.748, 115.167), place_id: 'airport:DPS' };
export const JAKARTA = { ...makeStop('Soekarno-Hatta (CGK)', 'Jakarta', -6.126, 106.656), place_id: 'airport:CGK' };
export const HOUSE = { ...makeStop('Samudra Biru', 'Bali', -8.69, 115.26), place_id: 'hotel:1' };
export const TEMPLE = makeStop('Tanah Lot', 'Bali', -8.62, 115.09);

const at = (kind: AgendaEntry['kind'], moment: string, zone: string, stop: AgendaEntry['stop'], title: string) => {
  const [date = '', time = ''] = moment.split(' ');
  return { kind, date, time, zone, stop, title, place: stop?.name ?? '' } satisfies AgendaEntry;
};

const PAID = { ...PAID_LINE, agenda: [] };

/** A flight there, a house, a tour that ends after the flight home has left, a temple that is reached with few minutes to spare, and a stay that was given back. */
export const OUT = makeLine({
  ...PAID,
  id: 'out',
  code: 'WSOUT',
  title: 'Citilink QG 690',
  service: 'flight',
  agenda: [
    { ...at('departure', '2026-12-12 10:25', 'WIB', JAKARTA, 'QG 690'), closes_minutes: 45 },
    { ...at('arrival', '2026-12-12 13:20', 'WITA', AIRPORT, 'QG 690'), out_minutes: 25 },
  ],
});
export const STAY = makeLine({
  ...PAID,
  id: 'house',
  code: 'WSHOUSE',
  title: 'Samudra Biru',
  agenda: [
    at('check-in', '2026-12-12 14:00', 'WITA', HOUSE, 'Samudra Biru'),
    at('check-out', '2026-12-16 12:00', 'WITA', HOUSE, 'Samudra Biru'),
  ],
  cancellation: { paid: 1_345_000, refund: 1_345_000, currency: 'IDR', until: '2026-12-09T10:00:00.000Z' },
});
export const SUNSET = makeLine({
  id: 'sunset',
  code: 'WSSUNSET',
  title: 'Sunset at the temple',
  service: 'tour',
  agenda: [
    { ...at('visit', '2026-12-12 15:00', 'WITA', TEMPLE, 'Sunset'), ends: { date: '2026-12-12', time: '18:30' } },
  ],
  cancellation: { paid: 0, refund: 0, currency: 'IDR', until: null },
});
export const LATE_TOUR = makeLine({
  ...PAID,
  id: 'tour',
  code: 'WSTOUR',
  title: 'Ubud by bicycle',
  service: 'tour',
  agenda: [{ ...at('visit', '2026-12-16 09:00', 'WITA', TEMPLE, 'Ubud'), ends: { date: '2026-12-16', time: '16:30' } }],
});
export const BACK = makeLine({
  ...PAID,
  id: 'back',
  code: 'WSBACK',
  title: 'Citilink QG 691',
  service: 'flight',
  agenda: [
    { ...at('departure', '2026-12-16 14:45', 'WITA', AIRPORT, 'QG 691'), closes_minutes: 45 },
    { ...at('arrival', '2026-12-16 15:35', 'WIB', JAKARTA, 'QG 691'), out_minutes: 25 },
  ],
});
export const REFUNDED = makeLine({
  ...PAID,
  id: 'refunded',
  code: 'WSREFUND',
  title: 'Langit Senja Ubud',
  payment_status: 'refunded',
  status: 'refunded',
  agenda: [
    at('check-in', '2026-12-14 14:00', 'WITA', HOUSE, 'Langit Senja'),
    at('check-out', '2026-12-16 12:00', 'WITA', HOUSE, 'Langit Senja'),
  ],
});
export const TRIP_LINES = [OUT, STAY, SUNSET, LATE_TOUR, BACK, REFUNDED];
export const TRIP_ANSWER = {
  bookings: TRIP_LINES,
  ways: [
    { from: AIRPORT.name, to: TEMPLE.name, minutes: 60, is_estimate: true },
    { from: AIRPORT.name, to: HOUSE.name, minutes: 35, is_estimate: true },
    { from: HOUSE.name, to: AIRPORT.name, minutes: 35, is_estimate: true },
    { from: TEMPLE.name, to: AIRPORT.name, minutes: 60, is_estimate: true },
  ],
  places: [{ service: 'tour', town: 'Bali', key: 'BALI', name: 'Bali' }],
  shares: [],
};
