import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { settleBooking, take, type TestBackend } from '../../testing.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from '../payment/index.ts';
import { CONTACT, detailOf, pricesOf, startTourBackend, travellersOf } from './tour.fixture.ts';

const NOW = '2026-11-20T03:00:00Z';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTourBackend({}, [gatewayModule, paymentModule]);
});
afterAll(() => backend?.close());
beforeEach(() => backend.clock.set(NOW));

/** A ticket without a day as its buyer proves it, paid and not issued yet. */
interface Order {
  readonly order_id: string;
  readonly email: string;
}

let guests = 0;

async function buy(uniqueId: string): Promise<Order> {
  const email = `guest${(guests += 1)}@example.com`;
  const [price] = await pricesOf(backend, 'venue', uniqueId);
  const paxes = travellersOf(['ADT'], guests);
  const contact = { ...CONTACT, email };
  await take(backend, 'venue/booking', { uniqueId, tour_date: null, price_id: price!.PriceId, contact, paxes });
  const bookings = await backend.context.db.selectFrom('bookings').select(['id', 'code', 'contact']).execute();
  const { id, code } = bookings.find((booking) => booking.contact.email === email)!;
  await settleBooking(backend, id);
  return { order_id: code, email };
}

async function buyIssued(uniqueId: string): Promise<Order> {
  const order = await buy(uniqueId);
  await backend.drainJobs();
  return order;
}

const lineOf = async (order: Order) => (await take(backend, 'guest-order', order)).data.carts[0];
const cancel = (order: Order, refund: number) =>
  backend.call('POST', '/api/v1/guest-order/cancel', { json: { ...order, refund } });

test('a ticket that was not issued comes back in full at one press', async () => {
  const order = await buy('VEN-014');
  const { status_issue: issue, amount, cancellation } = await lineOf(order);
  expect([issue, cancellation]).toEqual(['waiting', { paid: amount, refund: amount, currency: 'IDR', until: null }]);
  expect((await cancel(order, amount)).body.data.payment_status).toBe('refunded');
});

test('whether an issued one was used is asked by a person, so nothing comes back by itself', async () => {
  const order = await buyIssued('VEN-014');
  const line = await lineOf(order);
  expect(line).toMatchObject({ status: 'issued', cancellation: null, refund_estimate: null });
  const { status, body } = await cancel(order, line.amount);
  expect([status, body.code]).toEqual([409, 'BOOKING_NOT_CANCELABLE']);
});

test('nothing comes back of one whose validity has ended', async () => {
  const order = await buyIssued('VEN-014');
  backend.clock.advance(91 * 24 * 3_600_000);
  const line = await lineOf(order);
  expect(line).toMatchObject({ cancellation: null, refund_estimate: { amount: 0 } });
  const { status, body } = await cancel(order, line.amount);
  expect([status, body.code]).toEqual([409, 'BOOKING_NOT_CANCELABLE']);
});

test.each([
  ['VEN-014', '2027-02-18T16:59:00Z', '2027-02-18T17:00:00Z'],
  ['VEN-017', '2027-01-19T15:59:00Z', '2027-01-19T16:00:00Z'],
])('the validity of %s ends with its last day by the clocks of the place', async (uniqueId, lastMinute, after) => {
  const order = await buyIssued(uniqueId);
  backend.clock.set(lastMinute);
  expect((await lineOf(order)).refund_estimate).toBeNull();
  backend.clock.set(after);
  expect((await lineOf(order)).refund_estimate).toMatchObject({ amount: 0 });
});

test('the terms say the same, and nothing of a start', async () => {
  const { terms } = await detailOf(backend, 'venue', 'VEN-014');
  expect(terms.find(({ tKey }) => tKey === 'cancellation')?.data.split('\n')).toEqual([
    '100 % comes back while the ticket is valid and not used.',
    'Once it is issued, we ask the venue whether it was used before anything comes back.',
    'After its last day nothing comes back.',
  ]);
});
