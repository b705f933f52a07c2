import { expect, test } from '@jest/globals';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import type { Booking } from '../bookings/index.ts';
import { hotelAgenda } from './booking-agenda.ts';
import { hotelFreeUntil, hotelRefundMinor, hotelTravelFacts } from './booking-facts.ts';

const bookingOf = (detail: Booking['detail']) =>
  ({ detail, currency: 'SGD', amountMinor: 72_695, discountMinor: 0 }) as unknown as Booking;
const [free, full] = HOTEL_RECORD.cancel_policy.en;
const STAY = bookingOf({
  ...HOTEL_RECORD,
  cancel_policy: { ...HOTEL_RECORD.cancel_policy, en: [free!, { ...full!, amount: 188.05, currency: 'SGD' }] },
});
const DEADLINE = Date.parse(full!.from!);

test('the record says where and when the stay is', () => {
  expect(hotelTravelFacts(STAY)).toEqual({
    startDate: '2026-12-12',
    nights: 4,
    places: ['Bali', 'BALI'],
    hotels: ['Padma Laut Sanur Resort', 'BALI-0042'],
  });
  const { latitude, longitude, key } = HOTEL_RECORD.hotel;
  for (const { stop } of hotelAgenda(STAY)) {
    expect(stop).toEqual({
      name: 'Padma Laut Sanur Resort',
      town: 'Bali',
      latitude,
      longitude,
      place_id: `hotel:${key}`,
    });
  }
  expect(hotelAgenda(STAY).map(({ kind, date, time, zone }) => [kind, date, time, zone])).toEqual([
    ['check-in', '2026-12-12', '14:00', 'WITA'],
    ['check-out', '2026-12-16', '12:00', 'WITA'],
  ]);
});

test('what comes back is the price less what the policy charges now, to the cent', () => {
  expect(hotelFreeUntil(STAY)).toEqual(new Date(DEADLINE));
  expect(hotelRefundMinor(STAY, new Date(DEADLINE - 1))).toBe(72_695);
  expect(hotelRefundMinor(STAY, new Date(DEADLINE))).toBe(72_695 - 18_805);
});

test('a record that nobody can read takes no list with it, and a person works the refund out', () => {
  const unreadable = bookingOf({ ...HOTEL_RECORD, check_in_date: 'soon' });
  expect([hotelAgenda(unreadable), hotelTravelFacts(unreadable)]).toEqual([[], {}]);
  expect([hotelFreeUntil(unreadable), hotelRefundMinor(unreadable, new Date(DEADLINE))]).toEqual([
    undefined,
    undefined,
  ]);
});
