import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { VENUE_RECORDS } from '@wisata/kernel/contracts/venue-records';
import type { VenueBooking } from '@wisata/kernel/contracts/tour-booking';
import { findClosure } from '@wisata/kernel/contracts/tour-dates';
import { isCalendarDate, weekdayOf } from '@wisata/kernel/dates';
import type { TestBackend } from '../../testing.ts';
import { CONTACT, detailOf, postUntilServed, pricesOf, startTourBackend, travellersOf } from './tour.fixture.ts';

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
    ...VENUE_RECORDS.check(row.detail),
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

test('a performance that is sold out sells nothing', async () => {
  const night = await detailOf(backend, 'venue', 'VEN-031');
  expect(night.scheduleNonPeriods.map(({ status }) => status)).not.toContain('open');
  const [first] = night.scheduleNonPeriods;
  const soldOut = await bookingOf('VEN-031', { tour_date: first!.startDate.replaceAll('-', '/') });
  expect((await post(soldOut)).body.code).toBe('TOUR_FULL');
});

test('sixty who want the last twenty places of a session get twenty, and the next session stays free', async () => {
  const people = (count: number, index: number) => travellersOf(Array<'ADT'>(count).fill('ADT'), index);
  const json = await bookingOf('VEN-003', {});
  const { schedulePeriod: period } = await detailOf(backend, 'venue', 'VEN-003');
  expect(period!.baseQuota).toBe(90);
  for (let index = 0; index < 7; index += 1)
    expect((await post({ ...json, paxes: people(10, 500 + index) })).status).toBe(200);
  const wanted = Array.from({ length: 60 }, (_, index) =>
    postUntilServed(backend, 'venue/booking', { ...json, paxes: people(1, 600 + index) }),
  );
  const answers = await Promise.all(wanted);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.code === 'TOUR_FULL')).toHaveLength(40);
  expect((await post({ ...json, time_id: '2', paxes: people(10, 700) })).status).toBe(200);
});

test('a session of today that has begun is not on sale any more', async () => {
  const today = '2026-11-20';
  const domes = await detailOf(backend, 'venue', 'VEN-021');
  expect(domes.venueTimes[0]!.start).toBe('09:00');
  expect(findClosure(domes, today, { today, places: 1, timeId: '1' })).toEqual({ code: 'FULL', left: 0 });
  const { body } = await post(await bookingOf('VEN-021', { tour_date: '2026/11/20' }));
  expect(body).toMatchObject({
    code: 'TOUR_DATE_CLOSED',
    message: 'Sales for this time have closed. Please choose another one.',
  });
});
