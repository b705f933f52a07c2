import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { VENUE_RECORDS } from '@wisata/kernel/contracts/venue-records';
import type { VenueBooking } from '@wisata/kernel/contracts/tour-booking';
import { isCalendarDate, weekdayOf } from '@wisata/kernel/dates';
import type { TestBackend } from '../../testing.ts';
import { CONTACT, detailOf, pricesOf, startTourBackend, travellersOf } from './tour.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTourBackend();
});
afterAll(() => backend?.close());

const post = (json: object) => backend.call('POST', '/api/v1/venue/booking', { json });

/** A complete booking of two adults on a workday in the first session. */
async function bookingOf(uniqueId: string, more: Record<string, unknown> = {}) {
  const { schedulePeriod: period, venueTimes } = await detailOf(backend, 'venue', uniqueId);
  const [price] = await pricesOf(backend, 'venue', uniqueId);
  const reduced = new Set(period?.quotaDetails.map(({ date }) => date));
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-15'];
  const date = days.find((day) => !reduced.has(day))!;
  return {
    uniqueId,
    tour_date: date.replaceAll('-', '/'),
    price_id: price!.PriceId,
    time_id: venueTimes[0]?.id ?? null,
    contact: CONTACT,
    paxes: travellersOf(['ADT', 'ADT']),
    ...more,
  };
}

/** The one booking of a venue. */
async function onlyOf(uniqueId: string): Promise<VenueBooking & { readonly amount: string }> {
  const rows = await backend.context.db.selectFrom('bookings').selectAll().execute();
  const found = rows.map((row) => ({
    ...(VENUE_RECORDS.check(row.detail) as unknown as VenueBooking),
    amount: String(row.amount_minor),
  }));
  const own = found.filter(({ key }) => key === uniqueId);
  expect(own).toHaveLength(1);
  return own[0]!;
}

test('a ticket is booked for a day with slashes and answered with nothing', async () => {
  const { status, body } = await post(await bookingOf('VEN-020'));
  expect([status, body.status, body.data]).toEqual([200, true, null]);
  const record = await onlyOf('VEN-020');
  expect(record).toMatchObject({ currency: 'SGD', grand_total: 88, amount: '8800', venue_time: { start: '09:00' } });
  expect(isCalendarDate(record.departure)).toBe(true);
});

test('an indoor pass needs no day and says until when it is good', async () => {
  const json = await bookingOf('VEN-014', { tour_date: null, time_id: null });
  expect((await post(json)).status).toBe(200);
  expect(await onlyOf('VEN-014')).toMatchObject({ departure: null, valid_until: '2027-02-18', venue_time: null });
});

test('a session is chosen where there are several, and a weekend has its own price', async () => {
  const json = await bookingOf('VEN-002', { paxes: travellersOf(['ADT'], 3) });
  expect((await post({ ...json, time_id: null })).body.fields).toEqual({ time_id: 'Choose a time' });
  const { schedulePeriod: period } = await detailOf(backend, 'venue', 'VEN-002');
  const reduced = new Set(period!.quotaDetails.map(({ date }) => date));
  const saturday = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'].find((day) => !reduced.has(day))!;
  expect(weekdayOf(saturday)).toBe(6);
  const onSaturday = { ...json, tour_date: saturday.replaceAll('-', '/') };
  expect((await post(onSaturday)).body.code).toBe('TOUR_PRICE_GONE');
  const [, weekend] = await pricesOf(backend, 'venue', 'VEN-002');
  expect((await post({ ...onSaturday, price_id: weekend!.PriceId })).status).toBe(200);
});

test('a performance that is sold out sells nothing; a full session leaves the next one free', async () => {
  const night = await detailOf(backend, 'venue', 'VEN-031');
  expect(night.scheduleNonPeriods.map(({ status }) => status)).not.toContain('open');
  const [first] = night.scheduleNonPeriods;
  const soldOut = await bookingOf('VEN-031', { tour_date: first!.startDate.replaceAll('-', '/') });
  expect((await post(soldOut)).body.code).toBe('TOUR_FULL');
  const people = (index: number) => travellersOf(Array<'ADT'>(10).fill('ADT'), index);
  const json = await bookingOf('VEN-003', {});
  const wanted = Array.from({ length: 12 }, (_, index) => post({ ...json, paxes: people(500 + index) }));
  const codes = (await Promise.all(wanted)).map(({ status }) => status);
  expect(codes.filter((code) => code === 200)).toHaveLength(9);
  expect((await post({ ...json, time_id: '2', paxes: people(600) })).status).toBe(200);
});
