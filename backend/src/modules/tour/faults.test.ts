import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { settleBooking, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { book, bookingOf, startTourBackend, travellersOf } from './tour.fixture.ts';

let backend: TestBackend;
let json: Awaited<ReturnType<typeof bookingOf>>;
beforeAll(async () => {
  backend = await startTourBackend();
  json = await bookingOf(backend, 'TUR-006');
});
afterAll(() => backend?.close());
afterEach(() => setFaults(''));

const setFaults = (faults: string) => void (backend.context.config.supplierFaults = faults);
const call = (path: string, body: object) => backend.call('POST', `/api/v1/tour/${path}`, { json: body });
const count = async () => {
  const tables = ['service_stock', 'service_holds', 'bookings'] as const;
  const { db } = backend.context;
  const counted = tables.map((table) => db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirst());
  return (await Promise.all(counted)).map((row) => Number(row?.rows));
};

describe('an operator', () => {
  test.each(['fail', 'fail-price', 'garbage'])('that does %s has no prices, and the page is told so', async (fault) => {
    setFaults(`tour:${fault}`);
    for (const answer of [await call('price-detail', json), await call('get-price', json)])
      expect([answer.status, answer.body.code]).toEqual([502, 'TOUR_SUPPLIER_FAILED']);
  });

  test('that answers nothing sells nothing', async () => {
    setFaults('tour:empty');
    expect((await call('price-detail', json)).body.data).toEqual([]);
    expect((await call('get-price', json)).body.code).toBe('TOUR_PRICE_GONE');
  });

  test.each(['fail-book', 'fail', 'garbage'])('that does %s leaves no order and takes no place', async (fault) => {
    const before = await count();
    setFaults(`tour:${fault}`);
    const { status, body } = await call('booking', { ...json, paxes: travellersOf(['ADT', 'ADT'], 20) });
    expect([status, body.code]).toEqual([502, 'TOUR_SUPPLIER_FAILED']);
    expect(await count()).toEqual(before);
  });

  test('that is slow is waited for; the faults of venues are not those of tours', async () => {
    setFaults('tour:slow=20,venue:fail');
    expect((await call('booking', { ...json, paxes: travellersOf(['ADT', 'ADT'], 21) })).status).toBe(200);
  });

  test('that got dearer says both totals before anything is booked, and sells at the new one', async () => {
    const paxes = travellersOf(['ADT', 'ADT'], 22);
    const { GrandTotal: known } = (await call('get-price', { ...json, paxes })).body.data;
    setFaults('tour:price-change');
    const refused = await call('booking', { ...json, paxes, total_price: known });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const { old_total: previous, new_total: total } = refused.body.data;
    expect([previous, total > known]).toEqual([known, true]);
    const agreed = await call('booking', { ...json, paxes, total_price: total });
    expect([agreed.status, agreed.body.data.grand_total]).toEqual([200, total]);
  });

  test('that gives no tickets is asked again until it does', async () => {
    const { id } = await book(backend, { ...json, paxes: travellersOf(['ADT', 'ADT'], 23) });
    setFaults('tour:fail-issue');
    await settleBooking(backend, id);
    await backend.drainJobs();
    const waiting = await findBooking(backend.context.db, id);
    expect([waiting!.paymentStatus, waiting!.statusIssue]).toEqual(['paid', 'process']);
    setFaults('');
    await backend.retryFailedJobs();
    await backend.drainJobs();
    expect((await findBooking(backend.context.db, id))!.statusIssue).toBe('issued');
  });
});
