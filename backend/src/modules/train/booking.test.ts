import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import { settleBooking, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { trainRefundMinor } from './booking-facts.ts';
import { ADULT, book, bookingOf, findOffers, INFANT, startTrainBackend, type Offer } from './train.fixture.ts';

let backend: TestBackend;
let there: Offer;
let back: Offer;
beforeAll(async () => {
  backend = await startTrainBackend({ BOOKING_LIMIT: '1000' });
  [there] = (await findOffers(backend, { adult: 2 })) as [Offer];
  const returning = { origin: 'SBI', destination: 'GMR', departDate: '2026-12-14', adult: 2 };
  [back] = (await findOffers(backend, returning)) as [Offer];
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});

const post = (json: object, headers: Record<string, string> = {}) =>
  backend.call('POST', '/api/v1/train/booking', { json, headers });
let people = 0;
const names = 'abcdefghijklmnopqrstuvwxyz';
/** Ayu with a surname that nobody has yet. */
const adult = (more: object = {}) => ({ ...ADULT, last_name: `Lestari ${names[(people += 1)]!}`, ...more });
const oneWay = (more: Record<string, unknown> = {}) => ({
  ...bookingOf([there]),
  total_price: there.segment.TotalFare / 2,
  passengers: [adult()],
  ...more,
});

describe('a return trip', () => {
  test('is one order with two bookings of the railway: their sum, the earlier limit, seats and tickets for both', async () => {
    const passengers = [adult(), adult({ title: 'MR' }), { ...INFANT, id_number: '' }];
    const made = await book(backend, bookingOf([there, back], { adult: 2, infant: 1, passengers }));
    const { segment: out } = there;
    const { segment: home } = back;
    expect(made).toMatchObject({ trip: 'round-trip', title: 'Jakarta (GMR) ⇄ Surabaya (SBI)' });
    expect(made.total_paid).toBe(out.TotalFare + home.TotalFare);
    expect(made.bookings.map(({ num, total_paid: total }) => [num, total])).toEqual([
      [1, out.TotalFare],
      [2, home.TotalFare],
    ]);
    expect(made.booking_code).toBe(made.bookings.map(({ booking_code: code }) => code).join(', '));
    expect(made.time_limit).toBe(made.bookings.map(({ time_limit: limit }) => limit).sort()[0]);
    expect(made.payments.at(-1)).toMatchObject({ code: 'TOTAL_PAID', amount: made.total_paid });
    expect(made.passengers.map(({ seats }) => seats.map(({ seat_number: seat }) => seat !== ''))).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(made.passengers[2]).toMatchObject({ title: 'MSTR', id_number: '10-01-2025' });
    await settleBooking(backend, made.id);
    await backend.drainJobs();
    const stored = (await findBooking(backend.context.db, made.id))!;
    expect(stored.statusIssue).toBe('issued');
    const { passengers: issued } = TRAIN_RECORDS.check(stored.detail) as unknown as typeof made;
    const tickets = issued.flatMap(({ seats }) => seats.map(({ ticket_number: ticket }) => ticket));
    expect(new Set(tickets).size).toBe(6);
    expect(tickets.every((ticket) => /^\d{13}$/.test(ticket))).toBe(true);
  });

  test('gives three quarters of each fare back until two hours before its train', async () => {
    const passengers = [adult(), adult()];
    const made = await book(backend, bookingOf([there, back], { adult: 2, passengers }));
    const stored = (await findBooking(backend.context.db, made.id))!;
    const share = ({ segment }: Offer) => Math.floor(2 * segment.Fare * 0.75);
    const at = (instant: string) => trainRefundMinor(stored, new Date(instant));
    const leaves = Date.parse(`${there.journey.DepartDate}T${there.journey.DepartTime}:00+07:00`);
    const before = (hours: number) => new Date(leaves - hours * 3_600_000).toISOString();
    expect(at('2026-11-20T03:00:00Z')).toBe(share(there) + share(back));
    expect(at(before(2))).toBe(share(there) + share(back));
    expect(at(before(1.99))).toBe(share(back));
    expect(at('2026-12-20T00:00:00Z')).toBe(0);
  });

  test.each([
    ['starts elsewhere', () => [there, there], 'journeys.1.ClassKey'],
    ['leaves before the train there arrives', () => [back, there].map((each) => each), 'journeys.1.ClassKey'],
  ])('whose way back %s is refused', async (_what, offers, field) => {
    const { status, body } = await post(bookingOf(offers(), { adult: 2, passengers: [adult(), adult()] }));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('a booking', () => {
  test('at another price than the traveller saw is refused with the new one; a made-up price buys nothing', async () => {
    const { status, body } = await post(oneWay({ total_price: 1_000 }));
    expect([status, body.code, body.data.new_total]).toEqual([409, 'PRICE_CHANGED', there.segment.TotalFare / 2]);
    const far = { correlation_id: 'zzzz-0123456789abcdef01234567', total_price: 1_000 };
    expect((await post(oneWay(far))).body.code).toBe('PRICE_CHANGED');
  });

  test('that is sent again with its key is answered again and made once', async () => {
    const headers = { 'idempotency-key': 'train-booking-0001' };
    const json = oneWay();
    const [first, second] = [await post(json, headers), await post(json, headers)];
    expect(second.body.data).toEqual(first.body.data);
    expect((await post(json)).body.code).toBe('BOOKING_DUPLICATE');
  });

  test('takes a birth date in place of a card for somebody under seventeen', async () => {
    const child = adult({ title: 'MSTR', birth_date: '2016-05-02', id_number: '' });
    const { body } = await post(oneWay({ passengers: [child] }));
    expect(body.data.passengers[0]).toMatchObject({ id_number: '02-05-2016', type: 'ADT' });
  });

  test.each([
    ['no identity', { id_number: '' }, 'passengers.0.id_number'],
    ['a child under three as an adult', { birth_date: '2025-01-10' }, 'passengers.0.birth_date'],
    ['a title that does not fit', { title: 'DR' }, 'passengers.0.title'],
  ])('with %s is refused', async (_what, more, field) => {
    const { status, body } = await post(oneWay({ passengers: [adult(more)] }));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('of a train that does not exist, or has left, is refused', async () => {
    const asked = (ClassKey: string) => post(oneWay({ journeys: [{ ClassKey }], total_price: null }));
    expect((await asked('T.2.20261211.GMR.YK.EKS')).body.code).toBe('TRAIN_GONE');
    expect((await asked('T.2.20261211.GMR.SBI.BIS')).body.code).toBe('TRAIN_GONE');
    expect((await asked('nonsense')).body.code).toBe('TRAIN_GONE');
    expect((await asked('T.2.20261119.GMR.SBI.EKS')).body.code).toBe('TRAIN_CLOSED');
    const { code, data } = (await asked('T.2.20270105.GMR.SBI.EKS')).body;
    expect([code, data]).toEqual(['TRAIN_NOT_OPEN', { until: '2026-11-20T17:00:00.000Z' }]);
  });

  test('holds no seat and leaves no order when the railway does not take it', async () => {
    const { db, config } = backend.context;
    const count = async () => [
      (await db.selectFrom('train_seats').select('seat').execute()).length,
      (await db.selectFrom('bookings').select('id').execute()).length,
    ];
    const before = await count();
    config.supplierFaults = 'train:fail-book';
    const { status, body } = await post(oneWay());
    config.supplierFaults = '';
    expect([status, body.code]).toEqual([502, 'TRAIN_SUPPLIER_FAILED']);
    expect(await count()).toEqual(before);
  });
});

describe('the railway', () => {
  const asked = () =>
    backend.call('POST', '/api/v1/train/availability', {
      json: { origin: 'GMR', destination: 'SBI', departDate: '2026-12-11' },
    });
  afterAll(() => {
    backend.context.config.supplierFaults = '';
    backend.clock.set('2026-11-20T03:00:00Z');
  });

  test.each([
    ['fail', 502, 'TRAIN_SUPPLIER_FAILED'],
    ['garbage', 502, 'TRAIN_SUPPLIER_FAILED'],
  ])('that does %s is a refusal', async (fault, status, code) => {
    backend.context.config.supplierFaults = `train:${fault}`;
    const answer = await asked();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('that finds nothing is an empty list', async () => {
    backend.context.config.supplierFaults = 'train:empty';
    expect((await asked()).body.data.Schedules[0]).toMatchObject({ Available: true, Journeys: [] });
  });

  test('that got dearer says so before it is booked', async () => {
    backend.context.config.supplierFaults = 'train:price-change';
    const json = { journeys: [{ ClassKey: there.segment.ClassKey }], adult: 2 };
    const { body } = await backend.call('POST', '/api/v1/train/get-price', { json });
    expect(body.data).toMatchObject({ price_changed: true, previous_total: there.segment.TotalFare });
    expect(body.data.total).toBeGreaterThan(there.segment.TotalFare);
  });

  test('is closed from three in the morning for half an hour, and says until when', async () => {
    backend.context.config.supplierFaults = 'train:maintenance=3';
    backend.clock.set('2026-11-20T19:59:59Z');
    expect((await asked()).status).toBe(200);
    backend.clock.set('2026-11-20T20:00:00Z');
    const { status, body } = await asked();
    expect([status, body.code, body.data]).toEqual([503, 'TRAIN_MAINTENANCE', { until: '2026-11-20T20:30:00.000Z' }]);
    backend.clock.set('2026-11-20T20:30:00Z');
    expect((await asked()).status).toBe(200);
  });
});
