import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TOUR_RECORDS } from '@wisata/kernel/contracts/tour-records';
import { quotaOn } from '@wisata/kernel/contracts/tour-dates';
import { addDays } from '@wisata/kernel/dates';
import { applyEvent, settleBooking, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { createRequest, requestsModule } from '../requests/index.ts';
import { tourRefundMinor } from './booking-facts.ts';
import { book, bookingOf, CONTACT, detailOf, postUntilServed, startTourBackend, travellersOf } from './tour.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTourBackend({}, [requestsModule]);
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});

const post = (json: object, path = 'tour/booking') => backend.call('POST', `/api/v1/${path}`, { json });

describe('a booking', () => {
  test('has a code for each person once it is paid; a refund is asked for and gives its places back once', async () => {
    const json = await bookingOf(backend, 'TUR-005', { paxes: travellersOf(['ADT', 'CHD'], 7) });
    const leftOn = async () => {
      const { schedulePeriod: period } = await detailOf(backend, 'tour', 'TUR-005');
      return quotaOn(period!, json.tour_date!);
    };
    const before = await leftOn();
    const made = await book(backend, json);
    expect(Date.parse(made.time_limit)).toBeLessThanOrEqual(Date.parse('2026-11-21T03:00:00Z'));
    await settleBooking(backend, made.id);
    await backend.drainJobs();
    const stored = (await findBooking(backend.context.db, made.id))!;
    expect(stored.statusIssue).toBe('issued');
    const record = TOUR_RECORDS.check(stored.detail) as unknown as typeof made;
    expect(new Set(record.paxes.map(({ qr_code: code }) => code)).size).toBe(2);
    expect(await leftOn()).toBe(before - 2);
    expect(tourRefundMinor(stored, new Date(`${addDays(made.departure!, -1)}T01:00:00Z`))).toBe(stored.amountMinor);
    expect(tourRefundMinor(stored, new Date(`${made.departure!}T01:00:00Z`))).toBe(0);
    const wish = {
      type: 'refund',
      order_id: made.code,
      email: CONTACT.email,
      reason: 'Our plans have changed.',
    } as const;
    const request = await createRequest(backend.context, wish, { locale: 'en' });
    const estimateMinor = tourRefundMinor(stored, backend.context.clock.now())!;
    expect(request.estimate).toEqual({ amount: estimateMinor / 100, currency: 'SGD' });
    await applyEvent(backend, made.id, 'refunded');
    await backend.drainJobs();
    expect(await leftOn()).toBe(before);
  });

  test('at a price that was made up is refused with the real one, and so is one of a member by a guest', async () => {
    const json = await bookingOf(backend, 'TUR-006', { paxes: travellersOf(['ADT', 'ADT'], 8) });
    const cheap = await post({ ...json, total_price: 1 });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const stolen = await post({ ...json, price_id: 'TUR-006-ALL-M', isMember: true });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'TOUR_PRICE_GONE']);
  });

  test.each([
    ['too few', { paxes: travellersOf(['ADT'], 9) }, 'Minimum number of pax is 2, please add 1 more pax(s)'],
    [
      'too many',
      { paxes: travellersOf(Array<'ADT'>(17).fill('ADT'), 9) },
      'Maximum number of pax is 16, please reduce number of pax',
    ],
  ])('for %s is refused in the words of the contract', async (_what, more, message) => {
    const { status, body } = await post(await bookingOf(backend, 'TUR-001', more));
    expect([status, body.fields]).toEqual([400, { paxes: message }]);
  });

  test('of a type that is not sold, after the cut-off or on a closed day is refused with the reason', async () => {
    const infant = await post(await bookingOf(backend, 'TUR-002', { paxes: travellersOf(['ADT', 'ADT', 'INF'], 10) }));
    expect(infant.body.fields).toEqual({ paxes: 'Package for Infant is not available' });
    const soon = { tour_date: '2026-11-21', paxes: travellersOf(['ADT', 'ADT'], 10) };
    const late = await post(await bookingOf(backend, 'TUR-001', soon));
    expect(late.body).toMatchObject({
      code: 'TOUR_DATE_CLOSED',
      message: 'Reservation must be made at least 3 day(s) before the departure date',
    });
    const black = await post(await bookingOf(backend, 'TUR-001', { ...soon, tour_date: '2027-06-20' }));
    expect(black.body).toMatchObject({ code: 'TOUR_DATE_CLOSED' });
    expect(black.body.message).toContain('Kasada');
  });
});

test('sixty who want the last places of a date at once get what there is, and no more', async () => {
  const id = 'TUR-010';
  const { scheduleNonPeriods: departures } = await detailOf(backend, 'tour', id);
  const { startDate, quota } = departures.find(({ quota: left, startDate: day }) => left === 20 && day > '2027-01-15')!;
  const base = await bookingOf(backend, id, { tour_date: startDate });
  const wanted = Array.from({ length: 60 }, (_, index) =>
    postUntilServed(backend, 'tour/booking', { ...base, paxes: travellersOf(['ADT'], 1000 + index) }),
  );
  const answers = await Promise.all(wanted);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(quota);
  expect(answers.filter(({ body }) => body.code === 'TOUR_FULL')).toHaveLength(60 - quota);
  const after = await detailOf(backend, 'tour', id);
  expect(after.scheduleNonPeriods.find((each) => each.startDate === startDate)).toMatchObject({
    quota: 0,
    status: 'full',
  });
});

test('an enquiry has a reference and a mail and books nothing; a member finds it in their list, nobody else does', async () => {
  // What has no price at the moment can be asked about as well, though not booked.
  const wish = { is_inquiry: true, price_id: '', paxes: travellersOf(['ADT', 'ADT'], 11) };
  const json = await bookingOf(backend, 'TUR-014', wish);
  expect((await post({ ...json, is_inquiry: false })).body.code).toBe('TOUR_PRICE_GONE');
  const sent = (await backend.call('POST', '/api/v1/tour/booking', { json, as: 'member' })).body.data;
  expect(sent).toMatchObject({ is_inquiry: true, status: 'received' });
  expect(sent.reference).toMatch(/^INQ/);
  expect((await post(json)).status).toBe(200);
  expect(await backend.context.db.selectFrom('tour_inquiries').select('id').execute()).toHaveLength(2);
  const listOf = async (as: string) =>
    (await backend.call('GET', '/api/v1/dashboard/inquiry?locale=id', { as })).body.data;
  const own = await listOf('member');
  const about = {
    reference: sent.reference,
    uniqueId: 'TUR-014',
    service: 'tour',
    people: 2,
    tour_date: json.tour_date,
  };
  expect([own.total, own.data]).toMatchObject([1, [about]]);
  expect(own.data[0].title).not.toBe(sent.title);
  expect((await listOf('member2@wisata.test')).total).toBe(0);
});

test('where only booking is possible an enquiry is refused', async () => {
  const wish = { is_inquiry: true, paxes: travellersOf(['ADT', 'ADT'], 11) };
  expect((await post(await bookingOf(backend, 'TUR-009', wish))).body.code).toBe('TOUR_NO_INQUIRY');
});
