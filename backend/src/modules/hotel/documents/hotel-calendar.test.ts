import { expect, test } from '@jest/globals';
import type { Booking } from '../../bookings/index.ts';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import { HOTEL_BOOKING } from '../../../../testing/hotel-booking.fixture.ts';
import { paymentEvent, writeCalendar } from '../../../documents/calendar.ts';
import { hotelCalendar } from './hotel-calendar.ts';

const setting = { baseUrl: 'https://wisata.test', now: new Date('2026-11-20T07:31:00Z') };
const render = (booking: Booking, locale: 'en' | 'id' = 'en') =>
  writeCalendar(hotelCalendar({ ...setting, booking, locale })).replace(/\r\n[\t ]/g, '');
const eventsOf = (calendar: string) => calendar.split('BEGIN:VEVENT').slice(1);

test('a paid stay is one event from check-in to check-out in UTC, with a reminder the day before', () => {
  const [stay] = eventsOf(render(HOTEL_BOOKING));
  expect(stay).toContain('SUMMARY:Stay at Padma Laut Sanur Resort');
  expect(stay).toContain('DTSTART:20261212T060000Z');
  expect(stay).toContain('DTEND:20261216T040000Z');
  expect(stay).toContain('GEO:-8.6931;115.2637');
  expect(stay).toContain('Sanur Kauh');
  expect(stay).toContain('Order ID: WS7K3M9Q2X');
  expect(stay).toContain('14:00 WITA\\, Sat 12 Dec 2026');
  expect(stay).toContain('TRIGGER:-PT24H');
  expect(stay).toContain('UID:3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90@stay.wisata');
});

test('the deadline for free cancellation is an event that ends with it', () => {
  const [, deadline] = eventsOf(render(HOTEL_BOOKING));
  expect(deadline).toContain('DTEND:20261211T100000Z');
  expect(deadline).toContain('TRIGGER:-PT6H');
  expect(eventsOf(render({ ...HOTEL_BOOKING, detail: { ...HOTEL_RECORD, cancel_limit: null } }))).toHaveLength(1);
});

test("an unpaid booking is its payment deadline, in the traveller's language, and no stay", () => {
  const event = writeCalendar([paymentEvent({ ...setting, booking: HOTEL_BOOKING, locale: 'id' })]).replace(
    /\r\n[\t ]/g,
    '',
  );
  expect(event).toContain('SUMMARY:Bayar pesanan WS7K3M9Q2X');
  expect(event).toContain('DTEND:20261120T040000Z');
  expect(event).toContain('11.00 WIB\\, Jum\\, 20 Nov 2026');
});

test('every line is one that calendars accept', () => {
  const calendar = writeCalendar(hotelCalendar({ ...setting, booking: HOTEL_BOOKING, locale: 'en' }));
  expect(calendar).not.toMatch(/(?:P|PT|P\d+DT)\r\n/);
  for (const line of calendar.trimEnd().split('\r\n')) expect(line).toMatch(/^([A-Z-]+[;:]|[\t ])/);
});
