import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startMidtrans } from '../../../../testing/midtrans-provider.ts';
import type { MidtransProvider } from '../../../../testing/midtrans-provider.ts';
import { book, createTestService } from '../../../../testing/test-service.ts';
import { readConfig } from '../../../app/config.ts';
import { startTestBackend } from '../../../testing.ts';
import type { TestBackend } from '../../../testing.ts';
import { bookingsModule, findBooking } from '../../bookings/index.ts';
import type { Booking } from '../../bookings/index.ts';
import { gatewayModule } from '../../gateway/index.ts';
import { paymentModule } from '../index.ts';
import { checkGateway } from '../gateways.ts';
import { midtransSignature } from './midtrans.ts';

const SERVER_KEY = 'SB-Mid-server-abcdefghijklmnop';
const EMAIL = 'guest@example.com';
const QRIS = { bank_code: 'QRIS', product_code: 'QRIS' };
const CARD = { bank_code: 'CARD', product_code: 'CREDITCARD' };

let provider: MidtransProvider;
let backend: TestBackend;

beforeEach(async () => {
  provider = await startMidtrans();
  const env = { PAYMENT_GATEWAY: 'midtrans', MIDTRANS_SERVER_KEY: SERVER_KEY, MIDTRANS_BASE_URL: provider.url };
  const modules = [bookingsModule, gatewayModule, paymentModule, createTestService().module];
  backend = await startTestBackend({ modules, env: { ...env, BASE_URL: 'https://wisata.example' } });
});
afterEach(async () => {
  await backend.close();
  await provider.close();
});

interface Opened {
  readonly id: string;
  readonly amount: number;
  readonly redirectUrl: string;
}

const add = (booking: Booking, method: object) =>
  backend.call('POST', '/api/v1/payment/add', { json: { bookings: [booking.id], email: EMAIL, ...method } });
const openPage = (id: string) => backend.call('POST', '/api/v1/merchant/redirect-url', { json: { id, email: EMAIL } });

async function open(booking: Booking, method: object = QRIS): Promise<Opened> {
  const { id, amount } = (await add(booking, method)).body.data;
  return { id, amount, redirectUrl: (await openPage(id)).body.data.redirect_url };
}

const statusOf = (opened: Opened, transactionStatus: string, more: object = {}) => ({
  order_id: opened.id,
  transaction_id: '249fc620-6017-4540-af7c-5a1c25788f46',
  transaction_status: transactionStatus,
  status_code: '200',
  gross_amount: `${opened.amount}.00`,
  currency: 'IDR',
  payment_type: 'qris',
  fraud_status: 'accept',
  // 10:20:05 in Jakarta, twenty minutes after the test's clock.
  transaction_time: '2026-11-20 10:20:05',
  ...more,
});

function send(notice: ReturnType<typeof statusOf>, signature = midtransSignature(notice, SERVER_KEY)) {
  const json = { ...notice, signature_key: signature };
  return backend.call('POST', '/api/v1/payment/callback', { as: 'none', json });
}

/** Midtrans tells the truth: its message and what it answers when asked are the same. */
function notify(opened: Opened, transactionStatus: string, more: object = {}) {
  const notice = statusOf(opened, transactionStatus, more);
  provider.statuses.set(opened.id, notice);
  return send(notice);
}

const payable = async (booking: Booking) => (await findBooking(backend.context.db, booking.id))!.paymentStatus;
const paymentRow = ({ id }: Opened) =>
  backend.context.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the signature is the one that Midtrans documents', () => {
  // Worked out with openssl for the sample values of Midtrans' documentation.
  const notice = { order_id: '1111', status_code: '200', gross_amount: '100000.00' };
  expect(midtransSignature(notice, 'askvnoibnosifnboseofinbofinfgbiufglnbfg')).toBe(
    'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
  );
});

describe('opening the page', () => {
  test('sends items that add up, one channel, our deadline and the way back, with the key as basic auth', async () => {
    const booking = await book(backend.context);
    const opened = await open(booking, { bank_code: '014', product_code: 'BCAVA' });
    expect(opened.redirectUrl).toBe(`https://app.sandbox.midtrans.com/snap/v4/redirection/token-${opened.id}`);
    const [call] = provider.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/snap/v1/transactions' });
    expect(Buffer.from(call!.authorization.replace('Basic ', ''), 'base64').toString()).toBe(`${SERVER_KEY}:`);
    expect(call!.body).toMatchObject({
      transaction_details: { order_id: opened.id, gross_amount: 5_384_000 },
      item_details: [
        { price: 5_380_000, quantity: 1, name: 'Samudra Biru Sanur, 4 nights' },
        { price: 4_000, quantity: 1, name: 'Payment fee' },
      ],
      customer_details: { first_name: 'Sri Rahayu', email: EMAIL },
      enabled_payments: ['bca_va'],
      expiry: { start_time: '2026-11-20 10:00:00 +0700', unit: 'minutes', duration: 60 },
      callbacks: { finish: `https://wisata.example/payment/process?id=${opened.id}` },
    });
    expect((await openPage(opened.id)).body.data.redirect_url).toBe(opened.redirectUrl);
    expect(provider.calls).toHaveLength(1);
  });

  test('goes on under the next order id when an earlier try got through unseen', async () => {
    const { id } = (await add(await book(backend.context), QRIS)).body.data;
    provider.usedOrderIds.add(id);
    expect((await openPage(id)).body.data.redirect_url).toContain(`token-${id}~2`);
    const notice = { ...statusOf({ id, amount: 5_417_660, redirectUrl: '' }, 'settlement'), order_id: `${id}~2` };
    provider.statuses.set(notice.order_id, notice);
    expect((await send(notice)).body.data.outcome).toBe('paid');
  });

  test('is a 502 while Midtrans is down, and works afterwards', async () => {
    const { id } = (await add(await book(backend.context), QRIS)).body.data;
    provider.down = true;
    expect(await openPage(id)).toMatchObject({ status: 502, body: { code: 'PAYMENT_GATEWAY_FAILED' } });
    provider.down = false;
    expect((await openPage(id)).status).toBe(200);
  });

  test('dollars are refused with a reason, because Snap takes rupiah', async () => {
    const dollars = await book(backend.context, { currency: 'SGD', amountMinor: 18_850 });
    const { body } = await backend.call('GET', `/api/v1/payment/merchant-info?id=${dollars.id}`);
    expect(body.data.length).toBeGreaterThan(10);
    expect(body.data.every(({ available }: { available: boolean }) => !available)).toBe(true);
    const card = body.data.find(({ productCode }: { productCode: string }) => productCode === 'CREDITCARD');
    expect(card).toMatchObject({
      reasonCode: 'CURRENCY',
      reason: 'Visa, Mastercard, JCB takes rupiah only; this order is in SGD.',
    });
    expect(await add(dollars, CARD)).toMatchObject({ status: 422, body: { code: 'PAYMENT_CURRENCY' } });
  });
});

describe('a message of Midtrans', () => {
  test.each([
    ['settlement', {}, 'paid', 'paid'],
    ['capture', { payment_type: 'credit_card' }, 'paid', 'paid'],
    ['capture', { payment_type: 'credit_card', fraud_status: 'challenge' }, 'ignored', 'process'],
    ['capture', { payment_type: 'credit_card', fraud_status: 'deny' }, 'failed', 'failed'],
    ['pending', { status_code: '201' }, 'ignored', 'process'],
    ['deny', { status_code: '202' }, 'failed', 'failed'],
    ['cancel', {}, 'failed', 'failed'],
    ['failure', {}, 'failed', 'failed'],
    ['expire', { status_code: '407' }, 'expired', 'failed'],
    ['refund', {}, 'ignored', 'process'],
  ])('%s %j is %s and the order %s', async (status, more, outcome, paymentStatus) => {
    const booking = await book(backend.context);
    const answer = await notify(await open(booking), status, more);
    expect(answer).toMatchObject({ status: 200, body: { data: { outcome } } });
    expect(await payable(booking)).toBe(paymentStatus);
  });

  test('counts once, however often it comes, and a card settles once for capture and settlement', async () => {
    const booking = await book(backend.context);
    const opened = await open(booking, CARD);
    const card = { payment_type: 'credit_card' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(opened, 'capture', card)));
    expect(answers.filter(({ body }) => body.data.outcome === 'paid')).toHaveLength(1);
    const settled = await notify(opened, 'settlement', { ...card, settlement_time: '2026-11-21 16:00:00' });
    expect(settled.body.data.outcome).toBe('duplicate');
    expect(await paymentRow(opened)).toMatchObject({
      payment_status: 'paid',
      refund_minor: 0,
      paid_at: new Date('2026-11-20T03:20:05Z'),
    });
  });

  test('counts by the time of payment: in time for a card settled tomorrow, late for a transfer after the deadline', async () => {
    const [first, second] = [await book(backend.context), await book(backend.context)];
    const card = { payment_type: 'credit_card', settlement_time: '2026-11-21 16:00:00' };
    expect((await notify(await open(first, CARD), 'settlement', card)).body.data.outcome).toBe('paid');
    const late = await open(second);
    const transfer = { settlement_time: '2026-11-20 11:00:01' };
    expect((await notify(late, 'settlement', transfer)).body.data.outcome).toBe('refund-due');
    expect(await paymentRow(late)).toMatchObject({ refund_minor: late.amount, refund_reason: 'late' });
  });

  test('is refused with a wrong signature or with no sense in it', async () => {
    const booking = await book(backend.context);
    const notice = statusOf(await open(booking), 'settlement');
    provider.statuses.set(notice.order_id, notice);
    expect((await send(notice, midtransSignature(notice, 'another-key'))).status).toBe(401);
    expect((await send({ ...notice, gross_amount: '1.00' }, midtransSignature(notice, SERVER_KEY))).status).toBe(401);
    for (const json of ['{}', 'nonsense', '[]']) {
      const answer = await backend.call('POST', '/api/v1/payment/callback', { as: 'none', json });
      expect([400, 401]).toContain(answer.status);
    }
    expect(await payable(booking)).toBe('process');
  });

  test('is believed only as far as Midtrans confirms it', async () => {
    const booking = await book(backend.context);
    const opened = await open(booking);
    expect((await send(statusOf(opened, 'settlement'))).body.data.outcome).toBe('ignored');
    provider.statuses.set(opened.id, statusOf(opened, 'pending'));
    expect((await send(statusOf(opened, 'settlement'))).body.data.outcome).toBe('ignored');
    provider.down = true;
    expect((await send(statusOf(opened, 'settlement'))).status).toBe(502);
    expect(await payable(booking)).toBe('process');
  });

  test("for an order that is not ours, such as the dashboard's test, changes nothing and is taken", async () => {
    const notice = { ...statusOf({ id: 'x', amount: 1, redirectUrl: '' }, 'settlement'), order_id: 'payment_notif_1' };
    expect(await send(notice)).toMatchObject({ status: 200, body: { data: { outcome: 'ignored' } } });
  });
});

test('a payment whose message never came is found by asking', async () => {
  const [paid, waiting] = [await book(backend.context), await book(backend.context)];
  const [opened, other] = [await open(paid), await open(waiting)];
  provider.statuses.set(opened.id, statusOf(opened, 'settlement'));
  provider.statuses.set(other.id, statusOf(other, 'pending', { status_code: '201' }));
  await backend.drainJobs({ scheduled: true });
  expect([await payable(paid), await payable(waiting)]).toEqual(['paid', 'process']);
  expect((await notify(opened, 'settlement')).body.data.outcome).toBe('duplicate');
});

describe('a replaced payment', () => {
  const cancels = () => provider.calls.filter(({ path }) => path.endsWith('/cancel')).map(({ path }) => path);

  test('is canceled at Midtrans, later when Midtrans is down', async () => {
    const booking = await book(backend.context);
    const opened = await open(booking);
    provider.statuses.set(opened.id, statusOf(opened, 'pending'));
    provider.down = true;
    expect((await add(booking, CARD)).status).toBe(200);
    await backend.drainJobs();
    const before = cancels().length;
    expect(before).toBeGreaterThan(0);
    provider.down = false;
    await backend.retryFailedJobs();
    await backend.drainJobs();
    expect(cancels().slice(before)).toContain(`/v2/${opened.id}/cancel`);
  });
});

test.each([
  [{ PAYMENT_GATEWAY: 'midtrans' }, 'MIDTRANS_SERVER_KEY must be set'],
  [{ PAYMENT_GATEWAY: 'midtrans', MIDTRANS_SERVER_KEY: 'x', MIDTRANS_ENVIRONMENT: 'live' }, 'MIDTRANS_ENVIRONMENT'],
  [{ PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY=paypal is unknown'],
])('with %j the backend does not start, and the message names the variable', (env, message) => {
  const secrets = { JWT_SECRET: 'a'.repeat(32), GATEWAY_SECRET: 'b'.repeat(32) };
  const check = () => checkGateway({ ...backend.context, config: readConfig({ ...secrets, ...env }) });
  expect(check).toThrow(message);
});
