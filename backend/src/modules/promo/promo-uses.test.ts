import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createPayer } from '../../../testing/payer.ts';
import type { Payer } from '../../../testing/payer.ts';
import { book } from '../../../testing/test-service.ts';
import { applyEvent } from '../../testing.ts';
import type { Booking, BookingEventKind } from '../bookings/index.ts';
import { promoModule } from './index.ts';

let payer: Payer;
beforeEach(async () => {
  payer = await createPayer([promoModule]);
});
afterEach(() => payer.backend.close());

const apply = (booking: Booking, code: string | null) =>
  payer.backend.call('POST', '/api/v1/promo-code/applied', {
    json: { booking: booking.id, promo_code: code, email: payer.email },
  });

async function usesOf(code: string): Promise<number> {
  const rows = await payer.backend.context.db
    .selectFrom('promo_uses')
    .innerJoin('promo_codes', 'promo_codes.id', 'promo_uses.promo_id')
    .where('code', '=', code)
    .where('returned_at', 'is', null)
    .select('promo_uses.booking_id')
    .execute();
  return rows.length;
}

/** Leaves so many uses of the code. */
async function leave(code: string, uses: number): Promise<void> {
  const { db } = payer.backend.context;
  await db.updateTable('promo_codes').set({ earlier_uses: 0, max_uses: uses }).where('code', '=', code).execute();
}

describe('uses', () => {
  test('fifty travellers at once and ten uses left: ten get it, forty hear why not', async () => {
    await leave('RINGAN25', 10);
    const bookings = await Promise.all(Array.from({ length: 50 }, () => book(payer.backend.context)));
    const answers = await Promise.all(bookings.map((booking) => apply(booking, 'RINGAN25')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(40).fill([409, 'PROMO_USED_UP']));
    expect(await usesOf('RINGAN25')).toBe(10);
    const discounted = await Promise.all(bookings.map((booking) => payer.reload(booking)));
    expect(discounted.filter(({ discountMinor }) => discountMinor === 25_000)).toHaveLength(10);
  });

  test('one order that applies, changes and removes at the same time ends with one use or none', async () => {
    const booking = await book(payer.backend.context);
    const codes = ['RINGAN25', 'CEPAT300', null, 'RINGAN25', 'HARIKERJA', null, 'CEPAT300', 'JALAN15'];
    const answers = await Promise.all(codes.map((code) => apply(booking, code)));
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    const { promoCode, discountMinor } = await payer.reload(booking);
    const open = await payer.backend.context.db
      .selectFrom('promo_uses')
      .innerJoin('promo_codes', 'promo_codes.id', 'promo_uses.promo_id')
      .where('returned_at', 'is', null)
      .select(['code', 'discount_minor'])
      .execute();
    expect(open).toEqual(promoCode === null ? [] : [{ code: promoCode, discount_minor: discountMinor }]);
  });

  test.each<[BookingEventKind[], number]>([
    [['expired'], 0],
    [['canceled'], 0],
    [['payment-started', 'payment-failed'], 1],
    [['payment-started', 'expired'], 0],
    [['payment-started', 'payment-settled'], 1],
    [['payment-started', 'payment-settled', 'refunded'], 1],
  ])('after %j %i are in use', async (kinds, uses) => {
    await leave('RINGAN25', 1);
    const booking = await book(payer.backend.context);
    expect((await apply(booking, 'RINGAN25')).status).toBe(200);
    for (const kind of kinds) expect((await applyEvent(payer.backend, booking.id, kind)).ok).toBe(true);
    expect(await usesOf('RINGAN25')).toBe(uses);
    const next = await apply(await book(payer.backend.context), 'RINGAN25');
    expect(next.status).toBe(uses === 0 ? 200 : 409);
  });

  test('a repeat with the same Idempotency-Key gives the first answer and takes one use', async () => {
    const booking = await book(payer.backend.context);
    const json = { booking: booking.id, promo_code: 'RINGAN25', email: payer.email };
    const headers = { 'idempotency-key': 'promo-repeat-1' };
    const call = () => payer.backend.call('POST', '/api/v1/promo-code/applied', { json, headers });
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await usesOf('RINGAN25')).toBe(1);
  });
});

describe('paying', () => {
  test('the discount is in the payment, in the mails and in the order afterwards', async () => {
    const booking = await book(payer.backend.context);
    await apply(booking, 'RINGAN25');
    const payment = await payer.start([await payer.reload(booking)]);
    expect(await payer.paymentRow(payment)).toMatchObject({ discount_minor: 25_000, promo_code: 'RINGAN25' });
    await payer.notify(payment, 'settled');
    await payer.backend.drainJobs();
    const order = await payer.backend.call('POST', '/api/v1/guest-order', {
      json: { email: payer.email, order_id: booking.code },
    });
    const [line] = order.body.data.data.carts;
    expect(line).toMatchObject({ amount: 5_355_000, amount_before_discount: 5_380_000, promo_code: 'RINGAN25' });
    const [transaction] = order.body.data.data.transactions;
    expect(transaction.payment).toMatchObject({ amountBeforeDiscount: 5_380_000, totalDiscount: 25_000 });
    const mails = await payer.backend.context.db.selectFrom('mails').select(['subject', 'text']).execute();
    for (const subject of ['Payment received', 'Your voucher']) {
      const { text } = mails.find((mail) => mail.subject.startsWith(subject))!;
      expect(text).toContain('Rp. 5.380.000');
      expect(text).toContain('Voucher code RINGAN25: -Rp. 25.000');
    }
  });

  test('a code stays as it is while a payment is pending, and may change after it failed', async () => {
    const { booking, payment } = await payer.bookAndStart();
    for (const code of ['RINGAN25', null]) {
      const refused = await apply(booking, code);
      expect([refused.status, refused.body.code]).toEqual([409, 'PROMO_LOCKED']);
    }
    await payer.notify(payment, 'failed');
    expect((await apply(booking, 'RINGAN25')).status).toBe(200);
  });

  test.each<[BookingEventKind, string]>([
    ['expired', 'BOOKING_EXPIRED'],
    ['canceled', 'BOOKING_CLOSED'],
  ])('an order that is %s takes no code: %s', async (kind, code) => {
    const booking = await book(payer.backend.context);
    await applyEvent(payer.backend, booking.id, kind);
    expect((await apply(booking, 'RINGAN25')).body).toMatchObject({ code });
  });

  test('an order whose deadline passed a moment ago is ended first', async () => {
    const booking = await book(payer.backend.context);
    payer.backend.clock.advance(60 * 60_000);
    expect((await apply(booking, 'RINGAN25')).body).toMatchObject({ code: 'BOOKING_EXPIRED' });
    expect((await payer.reload(booking)).paymentStatus).toBe('expired');
  });

  test('money of a failed payment that comes after all settles the price of that payment', async () => {
    const { booking, payment } = await payer.bookAndStart();
    await payer.notify(payment, 'failed');
    await apply(booking, 'RINGAN25');
    await payer.notify(payment, 'settled');
    expect(await payer.reload(booking)).toMatchObject({ paymentStatus: 'paid', discountMinor: 0, promoCode: null });
    expect(await usesOf('RINGAN25')).toBe(0);
  });

  test('and brings back the code that it was made with', async () => {
    const booking = await book(payer.backend.context);
    await apply(booking, 'RINGAN25');
    const payment = await payer.start([booking]);
    await payer.notify(payment, 'failed');
    await apply(booking, 'HARIKERJA');
    await payer.notify(payment, 'settled');
    expect(await payer.reload(booking)).toMatchObject({ discountMinor: 25_000, promoCode: 'RINGAN25' });
    expect([await usesOf('RINGAN25'), await usesOf('HARIKERJA')]).toEqual([1, 0]);
  });
});
