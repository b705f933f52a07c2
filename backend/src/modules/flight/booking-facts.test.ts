import { expect, test } from '@jest/globals';
import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import type { Booking } from '../bookings/index.ts';
import { flightAgenda, flightRefundMinor, flightTravelFacts, getPassengers } from './booking-facts.ts';

const bookingOf = (detail: Booking['detail']) =>
  ({ detail, currency: 'IDR', amountMinor: 5_280_000, discountMinor: 0 }) as unknown as Booking;
const TRIP = bookingOf(FLIGHT_RECORD);
const NOW = new Date('2026-11-20T03:00:00Z');

test('the journey there says when and where the trip is, every flight stands in the agenda', () => {
  expect(flightTravelFacts(TRIP)).toEqual({ startDate: '2026-12-12', places: ['Denpasar', 'DPS'] });
  expect(flightAgenda(TRIP).map(({ stop }) => stop?.name.slice(-4, -1))).toEqual(['DPS', 'CGK', 'CGK', 'DPS']);
  expect(flightAgenda(TRIP).at(-1)?.stop).toMatchObject({
    latitude: expect.closeTo(-8.75, 1) as unknown,
    longitude: expect.closeTo(115.17, 1) as unknown,
  });
  expect(flightAgenda(TRIP).map(({ kind, date, time, zone }) => [kind, date, time, zone])).toEqual([
    ['departure', '2026-12-16', '17:40', 'WITA'],
    ['arrival', '2026-12-16', '18:35', 'WIB'],
    ['departure', '2026-12-12', '10:25', 'WIB'],
    ['arrival', '2026-12-12', '13:20', 'WITA'],
  ]);
});

test("half of the fare comes back as the fare's rule says, and nothing after its last hour", () => {
  expect(flightRefundMinor(TRIP, NOW)).toBe(2_238_000);
  expect(flightRefundMinor(TRIP, new Date('2026-12-12T03:00:00Z'))).toBe(0);
});

test('a record that nobody can read takes no list with it, and no ticket is issued from it', () => {
  const unreadable = bookingOf({ ...FLIGHT_RECORD, passengers: 'nobody' });
  expect([flightAgenda(unreadable), flightTravelFacts(unreadable)]).toEqual([[], {}]);
  expect(flightRefundMinor(unreadable, NOW)).toBeUndefined();
  expect(() => getPassengers(unreadable)).toThrow();
});
