import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookHotel, type BookedHotel } from '../../../testing/hotel-guest.ts';
import type { TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { promoModule } from './index.ts';
import { toPlannedOrder } from './promo-order.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, promoModule] });
});
afterAll(() => backend.close());

const choiceOf = ({ id, email }: BookedHotel) =>
  backend.call('GET', `/api/v1/promo-code/booking-promo-available?booking=${id}&email=${email}`);
const apply = ({ id, email }: BookedHotel, code: string) =>
  backend.call('POST', '/api/v1/promo-code/applied', { json: { booking: id, promo_code: code, email } });
const best = (planned: object, options: object = {}) =>
  backend.call('POST', '/api/v1/promo-code/best', { json: planned, ...options });
const facts = { service: 'hotel', date: '2026-12-07', nights: 4 };

test.each([
  ['HTL-DPS-010', 'IDR', ['Bali', 'DPS']],
  ['HTL-SIN-002', 'SGD', ['Singapore', 'SIN']],
])('%s: is the one that the order gets then, with the same discount', async (hotelKey, currency, places) => {
  const booking = await bookHotel(backend, { hotelKey });
  const promised = await best({ ...facts, amount: booking.total, currency, places, hotels: [hotelKey] });
  const [first] = (await choiceOf(booking)).body.data.promoCodes;
  expect(promised.body.data.best).toMatchObject({ code: first.code, discount: first.discount, currency });
  const applied = await apply(booking, first.code);
  expect(promised.body.data.best.total).toBe(applied.body.data.amount);
});

test('counts a place of the order by whichever name the page calls it', () => {
  const planned = { service: 'hotel', currency: 'SGD' as const, amount: 900, hotels: [] };
  const order = toPlannedOrder({ ...planned, places: ['Singapura', 'Bali', 'SIN'] }, new Date());
  expect(order.regions).toEqual(['Singapore', 'Bali', 'SIN']);
});

test('asks for nothing that the page did not say, and may be none', async () => {
  const code = async (planned: object) => (await best({ currency: 'IDR', ...planned })).body.data.best?.code ?? null;
  expect(await code({ service: 'hotel', amount: 4_000_000 })).toBe('JALAN15');
  expect(await code({ service: 'train', amount: 200_000 })).toBe('SIANGMALAM');
  expect(await code({ service: 'train', amount: 0 })).toBeNull();
});

test('is told in the language of the reader, and a total that is none is refused by name', async () => {
  const planned = { ...facts, currency: 'IDR', amount: 4_000_000 };
  const { body } = await best(planned, { headers: { 'accept-language': 'id' } });
  expect(body.data.best.name).toBe('Diskon 15% untuk semua rencana');
  const refused = await best({ ...planned, amount: -1 });
  expect(refused).toMatchObject({ status: 400, body: { fields: { amount: expect.stringContaining('below 0') } } });
});
