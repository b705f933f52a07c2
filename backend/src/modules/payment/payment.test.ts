import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { book, createTestService } from '../../../testing/test-service.ts';
import type { TestService } from '../../../testing/test-service.ts';
import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule, findBooking, setBookingDiscount } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from './index.ts';

let backend: TestBackend;
let service: TestService;
let memberId: string;

beforeEach(async () => {
  service = createTestService();
  backend = await startTestBackend({ modules: [bookingsModule, gatewayModule, paymentModule, service.module] });
  memberId = (await findUserByEmail(backend.context.db, 'member@wisata.test'))!.id;
});
afterEach(() => backend.close());

const BCA = { bank_code: '014', product_code: 'BCAVA', email: 'guest@example.com' };
const add = (
  bookings: readonly Booking[],
  more: object = {},
  options: { as?: string; headers?: Record<string, string> } = {},
) =>
  backend.call('POST', '/api/v1/payment/add', {
    json: { bookings: bookings.map(({ id }) => id), ...BCA, ...more },
    ...options,
  });
const statusOf = async (booking: Booking) => (await findBooking(backend.context.db, booking.id))!.paymentStatus;

describe('merchant-info', () => {
  test('lists every way to pay with fee, total and the reason of a closed one, in the language asked for', async () => {
    const booking = await book(backend.context, { amountMinor: 10_660_000 });
    const { body } = await backend.call('GET', `/api/v1/payment/merchant-info?id=${booking.id}`, {
      headers: { 'accept-language': 'id-ID' },
    });
    // The hour of the hold is too short for the shops, whatever the moment.
    expect(body.data).toHaveLength(15);
    expect(body.data[0]).toMatchObject({
      bankCode: '014',
      productName: 'BCA',
      fee: 4_000,
      total: 10_664_000,
      available: true,
      reason: null,
    });
    const qris = body.data.find(({ productCode }: { productCode: string }) => productCode === 'QRIS');
    expect(qris).toMatchObject({ available: false, reasonCode: 'MAXIMUM' });
    expect(qris.reason).toContain('paling banyak');
  });

  test('knows a transaction and a list of bookings too', async () => {
    const [one, two] = [await book(backend.context), await book(backend.context)];
    const list = await backend.call('GET', `/api/v1/payment/merchant-info?id=${one.id},${two.id}`);
    expect(list.body.data[0].total).toBe(10_764_000);
    const { body } = await add([one, two]);
    const again = await backend.call('GET', `/api/v1/payment/merchant-info?id=${body.data.id}`);
    expect(again.body.data[0].total).toBe(10_764_000);
  });

  test("a member's booking is unknown to others, and rupiah with dollars is a 'Currency Error'", async () => {
    const own = await book(backend.context, { userId: memberId });
    expect((await backend.call('GET', `/api/v1/payment/merchant-info?id=${own.id}`)).status).toBe(404);
    expect((await backend.call('GET', `/api/v1/payment/merchant-info?id=${own.id}`, { as: 'member' })).status).toBe(
      200,
    );
    const dollars = await book(backend.context, { userId: memberId, currency: 'SGD', amountMinor: 18_850 });
    const mixed = await backend.call('GET', `/api/v1/payment/merchant-info?id=${own.id},${dollars.id}`, {
      as: 'member',
    });
    expect(mixed).toMatchObject({ status: 422, body: { message: 'Currency Error' } });
  });
});

describe('payment/add', () => {
  test('makes one payment for several bookings with the earliest deadline and locks them', async () => {
    const soon = new Date(backend.clock.now().getTime() + 30 * 60_000);
    const [first, second] = [await book(backend.context), await book(backend.context, { timeLimitAt: soon })];
    const { status, body } = await add([first, second]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      amount: 10_764_000,
      fee: 4_000,
      payment_status: 'unpaid',
      bank_code: '014',
      time_limit: soon.toISOString(),
    });
    expect(body.data.no_trx).toMatch(/^TX[2-9A-Z]{8}$/);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['process', 'process']);
  });

  test('a repeat with the same Idempotency-Key is the same payment; a new call replaces it', async () => {
    const booking = await book(backend.context);
    const headers = { 'idempotency-key': 'pay-0001-abcd' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add([booking], {}, { headers })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const changed = await add([booking], { bank_code: 'QRIS', product_code: 'QRIS' });
    const rows = await backend.context.db
      .selectFrom('payments')
      .select(['id', 'payment_status', 'superseded_by'])
      .orderBy('payment_status')
      .execute();
    expect(rows).toEqual([
      { id: answers[0]!.body.data.id, payment_status: 'canceled', superseded_by: changed.body.data.id },
      { id: changed.body.data.id, payment_status: 'unpaid', superseded_by: null },
    ]);
  });

  test('ten tabs that pay at once leave exactly one payment that counts', async () => {
    const booking = await book(backend.context);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add([booking])));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await backend.context.db.selectFrom('payments').select('payment_status').execute();
    expect(rows.filter((row) => row.payment_status === 'unpaid')).toHaveLength(1);
  });

  test('paying one of two bookings on its own frees the other one', async () => {
    const [first, second] = [await book(backend.context), await book(backend.context)];
    await add([first, second]);
    await add([first]);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['process', 'failed']);
    expect((await add([second])).status).toBe(200);
  });

  test('a discount is taken off once and shown', async () => {
    const booking = await book(backend.context);
    await backend.context.db
      .transaction()
      .execute((trx) => setBookingDiscount(trx, booking.id, { code: 'HEMAT', amountMinor: 380_000 }));
    const { body } = await add([booking], { promo_code: 'hemat', amount: 5_000_000 });
    expect(body.data.amount).toBe(5_004_000);
    const order = await backend.call('POST', '/api/v1/guest-order', {
      json: { email: 'guest@example.com', order_id: body.data.no_trx },
    });
    expect(order.body.data.data.transactions[0].payment).toMatchObject({
      amountBeforeDiscount: 5_380_000,
      totalDiscount: 380_000,
      amount: 5_004_000,
    });
  });

  test.each([
    ['an unknown method', { bank_code: 'X', product_code: 'Y' }, 400, 'Choose one of the ways to pay.'],
    ['no bookings', { bookings: [] }, 400, 'Choose what to pay for.'],
    ['a total that moved', { amount: 1 }, 409, 'The total has changed. Please check it again.'],
    ['a promo code that was not applied', { promo_code: 'NOPE' }, 422, 'Voucher code not available'],
    ['a stranger', { email: 'x@example.com' }, 404, 'Orders not found'],
    ['an unknown booking', { bookings: ['00000000-0000-4000-8000-000000000000'] }, 404, 'Orders not found'],
    ['nonsense for an id', { bookings: ["' or 1=1"] }, 404, 'Orders not found'],
  ])('is refused for %s', async (_what, more, status, message) => {
    const booking = await book(backend.context);
    expect(await add([booking], more)).toMatchObject({ status, body: { message, success: false } });
    expect(await statusOf(booking)).toBe('unpaid');
  });

  test('is refused for mixed currencies, for a closed method and after the deadline', async () => {
    const [rupiah, dollars] = [
      await book(backend.context),
      await book(backend.context, { currency: 'SGD', amountMinor: 18_850 }),
    ];
    expect(await add([rupiah, dollars])).toMatchObject({
      status: 422,
      body: { message: 'Currency Error', code: 'CURRENCY_ERROR' },
    });
    expect(await add([dollars])).toMatchObject({ status: 422, body: { code: 'PAYMENT_CURRENCY' } });
    const card = { bank_code: 'CARD', product_code: 'CREDITCARD' };
    expect((await add([dollars], card)).body.data).toMatchObject({ amount: 188.5, currency: 'SGD' });
    backend.clock.advance(60 * 60_000);
    expect(await add([rupiah])).toMatchObject({ status: 409, body: { message: 'Payment deadline has expired' } });
  });
});

describe('who may see a payment', () => {
  const members = [
    ['the member', 'member', 200],
    ['another member', 'member2', 404],
  ] as const;
  test.each(members)('detail for %s', async (_who, as, status) => {
    const booking = await book(backend.context, { userId: memberId });
    const { body } = await add([booking], {}, { as: 'member' });
    const detail = await backend.call('GET', `/api/v1/transaction/detail/${body.data.id}`, { as });
    expect(detail.status).toBe(status);
    if (status === 404) expect(detail.body.message).toBe('Transaction not found');
    else
      expect(detail.body.data).toMatchObject({
        number: body.data.no_trx,
        paymentStatus: 'unpaid',
        bookings: [{ id: booking.id }],
      });
  });

  test('a guest sees it with e-mail and order ID; either one wrong is the same answer', async () => {
    const booking = await book(backend.context);
    const { body } = await add([booking]);
    const look = (email: string, orderId: string) =>
      backend.call('POST', '/api/v1/guest-order', { json: { email, order_id: orderId } });
    for (const orderId of [booking.code, booking.code.toLowerCase(), body.data.no_trx]) {
      const { body: found } = await look('Guest@Example.com', orderId);
      expect(found.data.data).toMatchObject({
        carts: [{ id: booking.id, code: booking.code }],
        transactions: [{ id: body.data.id }],
      });
    }
    const wrongMail = await look('x@example.com', booking.code);
    const wrongId = await look('guest@example.com', 'WS22222222');
    expect(wrongMail.status).toBe(404);
    expect(wrongMail.body).toEqual(wrongId.body);
    expect(wrongMail.body.message).toBe('Orders not found');
    const own = await book(backend.context, { userId: memberId });
    expect((await look('guest@example.com', own.code)).status).toBe(404);
    expect(
      (
        await backend.call('POST', '/api/v1/merchant/redirect-url', {
          json: { id: body.data.id, email: 'x@example.com' },
        })
      ).status,
    ).toBe(404);
  });

  test('a guest may look as often as they like; guessing ends after thirty wrong pairs', async () => {
    const { code } = await book(backend.context);
    const look = (email: string) =>
      backend.call('POST', '/api/v1/guest-order', { json: { email, order_id: code } }).then(({ status }) => status);
    for (let time = 0; time < 40; time += 1) expect(await look('guest@example.com')).toBe(200);
    for (let time = 0; time < 30; time += 1) expect(await look(`guess${time}@example.com`)).toBe(404);
    expect([await look('guess@example.com'), await look('guest@example.com')]).toEqual([429, 429]);
  });

  test('transactions are filtered by keyword, service and Jakarta days', async () => {
    const stay = await book(backend.context, { userId: memberId, title: 'Kebun 100% Ubud' });
    await add([stay], {}, { as: 'member' });
    const count = async (query: string, as = 'member') =>
      (await backend.call('GET', `/api/v1/transaction?${query}`, { as })).body.data.total;
    expect(await count('')).toBe(1);
    expect(await count('', 'member2')).toBe(0);
    expect(await count('keyword=100%25%20ubud')).toBe(1);
    expect(await count('keyword=1%25d')).toBe(0);
    expect(await count(`keyword=${stay.code}`)).toBe(1);
    expect(await count('service=flight,train')).toBe(0);
    expect(await count('service=flight,hotel')).toBe(1);
    expect(await count('startDate=2026-11-20&endDate=2026-11-20')).toBe(1);
    expect(await count('startDate=2026-11-21')).toBe(0);
    expect((await backend.call('GET', '/api/v1/transaction?startDate=20-11-2026', { as: 'member' })).status).toBe(400);
  });
});
