import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bookHotel } from '../../../testing/hotel-guest.ts';
import type { BookedHotel } from '../../../testing/hotel-guest.ts';
import { BCA, createPayer } from '../../../testing/payer.ts';
import type { Payer } from '../../../testing/payer.ts';
import { findBooking } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await createPayer([hotelModule], 'transport');
});
afterAll(() => payer.backend.close());
beforeEach(() => payer.backend.clock.set('2026-11-20T07:00:00Z'));

const stay = (flexible = true, as = 'basic') => bookHotel(payer.backend, { hotelKey: 'HTL-DPS-001', flexible, as });

async function buy(order: BookedHotel): Promise<string> {
  const { backend } = payer;
  const json = { bookings: [order.id], email: order.email, ...BCA };
  const { data } = (await backend.call('POST', '/api/v1/payment/add', { json })).body as {
    data: { id: string; amount: number };
  };
  const opened = await backend.call('POST', '/api/v1/merchant/redirect-url', {
    json: { id: data.id, email: order.email },
  });
  await payer.act({ ...data, page: opened.body.data.redirect_url }, 'pay');
  await backend.drainJobs();
  return data.id;
}

const cancel = ({ code, email }: BookedHotel, more: object = {}) =>
  payer.backend.call('POST', '/api/v1/guest-order/cancel', { json: { email, order_id: code, ...more } });
const guestOrder = async ({ code, email }: BookedHotel) =>
  (await payer.backend.call('POST', '/api/v1/guest-order', { json: { email, order_id: code } })).body.data.data;

describe('a guest gives an order up', () => {
  test('that is not paid: nothing was charged, and the room may be booked again', async () => {
    const order = await stay();
    expect((await guestOrder(order)).carts[0].cancellation).toEqual({
      paid: 0,
      refund: 0,
      currency: 'IDR',
      until: null,
    });
    const { status, body } = await cancel(order);
    expect([status, body.message, body.data.payment_status]).toEqual([200, 'Booking Canceled', 'canceled']);
    expect((await guestOrder(order)).carts[0].cancellation).toBeNull();
    expect((await cancel(order)).status).toBe(409);
  });

  test('that is paid, while that is free: the price goes back and the payment fee does not', async () => {
    const order = await stay();
    const paymentId = await buy(order);
    const [line] = (await guestOrder(order)).carts;
    expect(line.cancellation).toMatchObject({ paid: order.total, refund: order.total, currency: 'IDR' });
    expect(Date.parse(line.cancellation.until)).toBeGreaterThan(payer.backend.clock.now().getTime());
    const { status } = await cancel(order, { refund: order.total });
    expect(status).toBe(200);
    const after = await guestOrder(order);
    expect(after.carts[0]).toMatchObject({ payment_status: 'refunded', cancellation: null });
    expect(after.carts[0].timeline.at(-1)).toMatchObject({ kind: 'refunded' });
    expect(after.transactions[0]).toMatchObject({
      id: paymentId,
      refund: { status: 'due', reason: 'canceled', amount: order.total, currency: 'IDR' },
    });
    expect((await payer.subjects()).filter((subject) => subject.startsWith('We will refund'))).toHaveLength(1);
    expect((await cancel(order, { refund: order.total })).status).toBe(409);
  });

  test('only for the amount they were told: without it, or once the free time is over, nothing happens', async () => {
    const order = await stay();
    await buy(order);
    expect((await cancel(order)).body).toMatchObject({ code: 'CANCEL_TERMS_CHANGED' });
    payer.backend.clock.set('2026-12-07T07:00:00Z');
    expect((await guestOrder(order)).carts[0].cancellation).toBeNull();
    expect((await cancel(order, { refund: order.total })).body).toMatchObject({ code: 'BOOKING_NOT_CANCELABLE' });
    expect((await findBooking(payer.backend.context.db, order.id))?.paymentStatus).toBe('paid');
  });

  test('never a paid one that cannot be given back, nor with another e-mail', async () => {
    const fixed = await stay(false);
    await buy(fixed);
    expect((await guestOrder(fixed)).carts[0].cancellation).toBeNull();
    expect((await cancel(fixed, { refund: fixed.total })).status).toBe(409);
    const stranger = await cancel({ ...fixed, email: 'stranger@example.com' });
    expect([stranger.status, stranger.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});

test('a member cancels a paid booking in the same way', async () => {
  const order = await stay(true, 'member');
  const { backend } = payer;
  const json = { bookings: [order.id], ...BCA };
  const { data } = (await backend.call('POST', '/api/v1/payment/add', { json, as: 'member' })).body;
  const opened = await backend.call('POST', '/api/v1/merchant/redirect-url', { json: { id: data.id }, as: 'member' });
  await payer.act({ ...data, page: opened.body.data.redirect_url }, 'pay');
  await backend.drainJobs();
  const path = `/api/v1/dashboard/booking/${order.id}`;
  expect((await backend.call('DELETE', path, { as: 'member' })).status).toBe(409);
  const { body } = await backend.call('DELETE', `${path}?refund=${order.total}`, { as: 'member' });
  expect(body.data.payment_status).toBe('refunded');
});
