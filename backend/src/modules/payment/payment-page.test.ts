import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { book, createTestService } from '../../../testing/test-service.ts';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import type { Booking } from '../bookings/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from './index.ts';

let backend: TestBackend;
let booking: Booking;
beforeEach(async () => {
  const modules = [bookingsModule, gatewayModule, paymentModule, createTestService().module];
  backend = await startTestBackend({ modules });
  booking = await book(backend.context);
});
afterEach(() => backend.close());

const CARD = { bank_code: 'CARD', product_code: 'CREDITCARD' };
const email = 'guest@example.com';
const add = async (method: object, headers = {}) => {
  const json = { bookings: [booking.id], email, ...method };
  return (await backend.call('POST', '/api/v1/payment/add', { json, headers })).body.data;
};
const charges = () => backend.context.db.selectFrom('gateway_charges').select('reference').execute();

test('a payment by card comes with the page of the provider, and the call for the page gives the same one', async () => {
  const payment = await add(CARD);
  expect(payment).toMatchObject({ redirect_url: expect.stringContaining('/gateway/pay/'), payment_status: 'process' });
  const asked = await backend.call('POST', '/api/v1/merchant/redirect-url', { json: { id: payment.id, email } });
  expect(asked.body.data.redirect_url).toBe(payment.redirect_url);
});

test('the charge is opened once, however often the call is repeated', async () => {
  const headers = { 'idempotency-key': 'card-0001-abcd' };
  const payments = await Promise.all(Array.from({ length: 6 }, () => add(CARD, headers)));
  expect(new Set(payments.map(({ redirect_url: page }) => page)).size).toBe(1);
  expect(await charges()).toEqual([{ reference: payments[0].id }]);
});

test('a transfer has no page until it is asked for', async () => {
  const payment = await add({ bank_code: '014', product_code: 'BCAVA' });
  expect([payment.redirect_url, payment.payment_status]).toEqual([null, 'unpaid']);
  expect(await charges()).toEqual([]);
});
