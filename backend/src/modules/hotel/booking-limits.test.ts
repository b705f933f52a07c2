import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestBackend } from '../../testing.ts';
import { bookingOf, CONTACT, getCheapest, startHotelBackend } from './hotel.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend({ BOOKING_LIMIT: '' });
});
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});
afterAll(() => backend.close());

async function bookAs(number: number, { email = `guest${number}@example.com`, address = '203.0.113.9' } = {}) {
  const offer = await getCheapest(backend, 'HTL-DPS-007');
  const json = bookingOf(offer, { contact: { ...CONTACT, email } });
  return backend.call('POST', '/api/v1/hotel/booking', { json, headers: { 'x-forwarded-for': address } });
}
const counted = async (key: string) =>
  (await backend.context.db.selectFrom('rate_limits').select('hits').where('key', '=', key).executeTakeFirst())?.hits;
const setHits = (key: string, hits: number) =>
  backend.context.db.insertInto('rate_limits').values({ key, hits, window_start_at: backend.clock.now() }).execute();

test('one network holds so many rooms for guests, and the next one is not kept out', async () => {
  await setHits('booking 203.0.113.9', 19);
  expect((await bookAs(1)).status).toBe(200);
  const refused = await bookAs(2);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { body } = await backend.call('GET', '/dev/inbox?format=json&to=guest2@example.com');
  expect(body.data.total).toBe(0);
  expect((await bookAs(3, { address: '198.51.100.1' })).status).toBe(200);
});

test('one address of mail gets so many bookings whatever the network, spelt in any way', async () => {
  await setHits('booking victim@example.com', 10);
  expect((await bookAs(4, { email: 'Victim@Example.com', address: '198.51.100.2' })).status).toBe(429);
  expect(await counted('booking 198.51.100.2')).toBe(0);
});

test('a booking that was not made does not count', async () => {
  const json = bookingOf({ roomKey: 'unknown' }, {});
  await backend.call('POST', '/api/v1/hotel/booking', { json, headers: { 'x-forwarded-for': '198.51.100.3' } });
  expect(await counted('booking 198.51.100.3')).toBe(0);
});

test('who asks again for the answer of a booking that was made gets it, however many were made since', async () => {
  const offer = await getCheapest(backend, 'HTL-DPS-007');
  const json = bookingOf(offer, { contact: { ...CONTACT, email: 'again@example.com' } });
  const headers = { 'x-forwarded-for': '198.51.100.4', 'idempotency-key': 'limit-again-0001' };
  const book = () => backend.call('POST', '/api/v1/hotel/booking', { json, headers });
  const first = await book();
  await backend.context.db.updateTable('rate_limits').set({ hits: 99 }).execute();
  const again = await book();
  expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
});
