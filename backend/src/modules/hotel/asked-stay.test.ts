import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestBackend } from '../../testing.ts';
import { BALI, getCheapest, startHotelBackend, STAY } from './hotel.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(() => backend.close());

const post = (path: string, json: unknown) => backend.call('POST', `/api/v1/hotel/${path}`, { json });

test('the detail call needs no more than the correlation id of a search and the hotel', async () => {
  const party = { countRoom: 2, countGuest: 3, countChild: 1 };
  const { body } = await post('availability', { ...BALI, ...party });
  const { correlation_id: correlationId, hotels } = body.data.data;
  const hotelKey = hotels[0].key;
  const short = await post('detail', { correlationId, hotelKey });
  const whole = await post('detail', { ...BALI, ...party, correlationId, hotelKey });
  expect(short.status).toBe(200);
  expect(short.body).toEqual(whole.body);
});

test('what of the stay is said again counts more than what was searched', async () => {
  const { body } = await post('availability', BALI);
  const { correlation_id: correlationId, hotels } = body.data.data;
  const other = { correlationId, hotelKey: hotels[0].key, checkInDate: '2026-12-08', checkOutDate: '2026-12-09' };
  const { body: detail } = await post('detail', other);
  expect(detail.data.Rooms[0].totalNights).toBe(1);
});

test('a hotel without dates and without a search says what is missing', async () => {
  for (const correlationId of [undefined, 'mwp-1', 'mwp.20261207.20261211.1.2.0-1']) {
    const { status, body } = await post('detail', { hotelKey: 'HTL-DPS-001', correlationId });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['checkInDate', 'checkOutDate']);
  }
});

test('the cancel policy needs the room key only, which holds the nights', async () => {
  const { roomKey } = await getCheapest(backend, 'HTL-DPS-001');
  const short = await post('cancel-policy', { roomKey });
  const whole = await post('cancel-policy', { ...STAY, roomKey });
  expect(short.status).toBe(200);
  expect(short.body).toEqual(whole.body);
});
