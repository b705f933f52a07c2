import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPayer } from '../../../testing/payer.ts';
import type { Payer } from '../../../testing/payer.ts';
import { book } from '../../../testing/test-service.ts';
import { writeBookingDiscount } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';

const FREE = { bank_code: 'NONE', product_code: 'VOUCHER' };

let payer: Payer;
let booking: Booking;

/** A booking of which a voucher code takes everything off. */
beforeEach(async () => {
  payer = await createPayer();
  const { context } = payer.backend;
  const plain = await book(context);
  const discount = { code: 'ALLOFIT', amountMinor: plain.amountMinor };
  booking = await context.db.transaction().execute((trx) => writeBookingDiscount(trx, plain, discount));
});
afterEach(() => payer.backend.close());

const complete = (headers: Record<string, string> = {}, method: object = FREE) =>
  payer.backend.call('POST', '/api/v1/payment/add', {
    json: { bookings: [booking.id], email: payer.email, ...method },
    headers,
  });
const rows = () => payer.backend.context.db.selectFrom('payments').selectAll().execute();

test('an order with nothing to pay is completed without a provider, and its voucher follows', async () => {
  const offered = await payer.backend.call('GET', `/api/v1/payment/merchant-info?id=${booking.id}`);
  expect(offered.body.data).toEqual([]);
  const { body } = await complete();
  expect(body.data).toMatchObject({ amount: 0, fee: 0, payment_status: 'paid', bank_code: 'NONE' });
  expect((await payer.reload(booking)).paymentStatus).toBe('paid');
  const json = { id: body.data.id, email: payer.email };
  const next = await payer.backend.call('POST', '/api/v1/merchant/redirect-url', { json });
  expect(next.body.data.redirect_url).toBe(`/payment/process?id=${body.data.id}`);
  await payer.backend.drainJobs();
  expect(payer.service.issued).toEqual([booking.id]);
  expect(await rows()).toMatchObject([{ payment_status: 'paid', gateway: 'none', fee_minor: 0, refund_minor: 0 }]);
});

test('pressed ten times at once it is completed once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'BOOKING_PAID')).toHaveLength(9);
  await payer.backend.drainJobs();
  expect(payer.service.issued).toEqual([booking.id]);
  expect((await payer.subjects()).filter((subject) => subject.startsWith('Payment received'))).toHaveLength(1);
});

test('one press that is sent again gets the first answer', async () => {
  const key = { 'idempotency-key': 'one-press-of-a-button' };
  const answers = await Promise.all([complete(key), complete(key), complete(key)]);
  const last = await complete(key);
  const ids = [...answers, last].filter(({ status }) => status === 200).map(({ body }) => body.data.id as string);
  expect(new Set(ids).size).toBe(1);
  expect(last.status).toBe(200);
  expect(await rows()).toHaveLength(1);
});

test('a way to pay that was chosen before the code came charges nothing either', async () => {
  const { body } = await complete({}, { bank_code: '014', product_code: 'BCAVA' });
  expect(body.data).toMatchObject({ amount: 0, payment_status: 'paid', bank_code: 'NONE' });
});

test('an order that costs something is not completed that way', async () => {
  const dear = await book(payer.backend.context, { title: 'Another' });
  const json = { bookings: [booking.id, dear.id], email: payer.email, ...FREE };
  const { status, body } = await payer.backend.call('POST', '/api/v1/payment/add', { json });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect((await payer.reload(booking)).paymentStatus).toBe('unpaid');
  expect(await rows()).toEqual([]);
});
