import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { BCA, createPayer } from '../../../../testing/payer.ts';
import type { Payer } from '../../../../testing/payer.ts';
import { book } from '../../../../testing/test-service.ts';
import { patchDetail, writeBookingDiscount } from '../../bookings/index.ts';
import type { Booking } from '../../bookings/index.ts';
import { voucherModule } from '../index.ts';

let payer: Payer;
beforeEach(async () => {
  payer = await createPayer([voucherModule]);
});
afterEach(() => payer.backend.close());

const ask = ({ id }: Pick<Booking, 'id'>, more: object = {}) =>
  payer.backend.call('POST', '/api/v1/download/receipt', { json: { id, email: payer.email, ...more } });

async function textOf(booking: Booking, locale: string): Promise<string> {
  const { bytes } = await ask(booking, { locale });
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** Two bookings in one payment through a bank that takes a fee, one of them with a voucher code. */
async function payForTwo(): Promise<Booking[]> {
  const { context } = payer.backend;
  const plain = await book(context, { title: 'Samudra Biru Sanur' });
  const promo = { code: 'BALIDES', amountMinor: 250_000 };
  const discounted = await context.db.transaction().execute((trx) => writeBookingDiscount(trx, plain, promo));
  const other = await book(context, { title: 'Citilink QG 690', amountMinor: 1_200_000 });
  const payment = await payer.start([discounted, other], BCA);
  await payer.act(payment, 'pay');
  return [discounted, other];
}

test('a receipt names who paid what, when and how, and its rows sum to the total', async () => {
  const [first, second] = await payForTwo();
  const text = await textOf(first!, 'en');
  // 5,380,000 - 250,000 + 1,200,000 + 4,000
  for (const part of ['5,380,000.00', '-250,000.00', '1,200,000.00', '4,000.00', '6,334,000.00']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Receipt TX\w{8}/);
  expect(text).toContain('Voucher code BALIDES');
  expect(text).toContain('10:00 WIB, Fri 20 Nov 2026');
  expect(text).toMatch(/Payment method.*BCA/);
  expect(text).toContain('Sri Rahayu');
  expect(text).toContain(payer.email);
  expect(text).toContain(`Order ID ${second!.code}`);
  expect(await textOf(second!, 'id')).toMatch(/Tanda terima TX\w{8}.*10\.00 WIB.*Total dibayar 6,334,000\.00/);
});

test('before the money came there is none, and a stranger hears of no order', async () => {
  const booking = await book(payer.backend.context);
  expect((await ask(booking)).body).toMatchObject({ code: 'BOOKING_NOT_PAID' });
  expect((await ask(booking, { email: 'else@example.com' })).body).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  const { status } = await ask({ id: 'WS00000000' });
  expect(status).toBe(404);
});

test('what an agent sold says for which company, and who sold it', async () => {
  const { db } = payer.backend.context;
  const booking = await book(payer.backend.context);
  const sold = { agent: 'Citra Wijaya', agent_code: 'AG-0A1B2C3D', customer_company: 'Nusantara Tours' };
  await db.transaction().execute((trx) => patchDetail(trx, booking, sold));
  await payer.act(await payer.start([booking], BCA), 'pay');
  expect(await textOf(booking, 'en')).toContain(`${booking.code} · Nusantara Tours · Citra Wijaya (AG-0A1B2C3D)`);
});
