import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPayer } from '../../../testing/payer.ts';
import type { Payer } from '../../../testing/payer.ts';
import { book } from '../../../testing/test-service.ts';
import { rng } from '@wisata/kernel/random';

let payer: Payer;

beforeEach(async () => {
  payer = await createPayer();
});
afterEach(() => payer.backend.close());

test('carts that share bookings, paid and replaced all at once, never fail and never pay a booking twice', async () => {
  const { context, call } = payer.backend;
  const random = rng('contention');
  const bookings = await Promise.all(Array.from({ length: 4 }, () => book(context)));
  const answers: number[] = [];
  const churn = async (number: number) => {
    const headers = { 'x-forwarded-for': `10.2.0.${number + 1}` };
    for (let round = 0; round < 12; round += 1) {
      const cart = random.sample(bookings, random.int(1, 3));
      const json = { bookings: cart.map(({ id }) => id), email: payer.email, bank_code: '014', product_code: 'BCAVA' };
      const { status, body } = await call('POST', '/api/v1/payment/add', { json, headers });
      answers.push(status);
      if (status !== 200 || !random.chance(0.2)) continue;
      const { id, amount } = (body as { data: { id: string; amount: number } }).data;
      answers.push((await payer.notify({ id, amount, page: '' }, 'settled')).status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, number) => churn(number)));
  // 409: the cart holds a booking that is paid by now.
  expect([...new Set(answers)].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const settled = await context.db
    .selectFrom('booking_events')
    .select(['booking_id', (is) => is.fn.countAll<number>().as('times')])
    .where('kind', '=', 'payment-settled')
    .groupBy('booking_id')
    .execute();
  expect(settled.every(({ times }) => times === 1)).toBe(true);
  const reloaded = await Promise.all(bookings.map((booking) => payer.reload(booking)));
  expect(reloaded.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(settled.length);
});
