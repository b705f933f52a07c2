import type { HotelDetailAnswer } from '@wisata/kernel/contracts/hotel-detail';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { CITIES } from './data/gazetteer.ts';
import { BALI, STAY, startHotelBackend } from './hotel.fixture.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(async () => backend.close());

async function hotelPage(language: string, hotelKey = 'HTL-DPS-008'): Promise<HotelDetailAnswer> {
  const { status, body } = await backend.call('POST', '/api/v1/hotel/detail', {
    json: { hotelKey, ...STAY },
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  return (body as { data: HotelDetailAnswer }).data;
}

test('a review in another language comes with our translation, one in the reader’s own with none', async () => {
  const [english, indonesian] = [await hotelPage('en'), await hotelPage('id')];
  expect(new Set(english.Reviews.map(({ Language }) => Language)).size).toBe(2);
  english.Reviews.forEach((review, index) => {
    const other = indonesian.Reviews[index]!;
    expect(other.Text).toBe(review.Text);
    expect([review.TranslatedText === '', other.TranslatedText === '']).toEqual([
      review.Language === 'en',
      review.Language === 'id',
    ]);
    expect([review.TranslatedText, other.TranslatedText]).not.toContain(review.Text);
  });
});

test('the score comes apart into what guests gave points for, named in the reader’s language', async () => {
  const { ReviewTopics, ReviewCount } = await hotelPage('id');
  expect(ReviewTopics.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Lokasi', 'Kebersihan']));
  for (const { Count, Score } of ReviewTopics) {
    expect(Count).toBeGreaterThan(0);
    expect(Count).toBeLessThanOrEqual(ReviewCount);
    expect(Score).toBe(Math.round(Score * 10) / 10);
  }
});

test('a room says what stands in it and has pictures of its own', async () => {
  const { Rooms } = await hotelPage('en');
  for (const room of Rooms) {
    expect(room.imageUris[0]).toBe(room.imageUri);
    expect(new Set(room.imageUris).size).toBeGreaterThan(1);
    expect(room.facilities.length).toBeGreaterThan(3);
    expect(new Set(room.facilities.map(({ name }) => name)).size).toBe(room.facilities.length);
  }
  const kinds = new Set(Rooms.map(({ facilities }) => facilities.map(({ code }) => code).join()));
  expect(kinds.size).toBeGreaterThan(1);
});

test('the rules of cancelling name the rates that they are of', async () => {
  const { CancelPolicy, Rooms } = await hotelPage('en');
  const deadlines = new Set(Rooms.map(({ cancelLimit }) => cancelLimit));
  expect(CancelPolicy).toHaveLength(deadlines.size);
  expect(
    CancelPolicy.every((line) => /^(Rates with free cancellation|Non-refundable rates) \([a-z :,]+\): /.test(line)),
  ).toBe(true);
});

test('a part of the map narrows list and counts, as a rectangle or around an area', async () => {
  const list = async (within: unknown) =>
    backend.call('POST', '/api/v1/hotel/availability-page', { json: { ...BALI, within, limit: 100 } });
  const whole = await list([]);
  const corners = [
    [-8.72, 115.2],
    [-8.66, 115.28],
  ];
  const { body } = await list(corners);
  const inside = body.data.data.hotels as { latitude: number; longitude: number }[];
  expect(body.data.total).toBeGreaterThan(0);
  expect(body.data.total).toBeLessThan(whole.body.data.total);
  expect(inside.every(({ latitude, longitude }) => latitude > -8.72 && latitude < -8.66 && longitude > 115.2)).toBe(
    true,
  );
  const around = await list([corners[0], [-8.72, 115.28], corners[1], [-8.66, 115.2]]);
  expect(around.body.data.total).toBe(body.data.total);
  for (const wrong of ['x', [[1]], [[91, 0]], Array.from({ length: 41 }, () => [0, 0])]) {
    expect((await list(wrong)).status).toBe(400);
  }
});

test('products are hotels of every city, each once, as many as are asked for', async () => {
  const ask = (limit: number) => backend.call('POST', '/api/v1/hotel/products', { json: { limit } });
  const keys = (await ask(30)).body.data.data.map(({ hotelKey }: LooseJson) => String(hotelKey)) as string[];
  expect(new Set(keys).size).toBe(30);
  expect(new Set(keys.map((key) => key.slice(0, 7))).size).toBe(CITIES.length);
  expect((await ask(101)).status).toBe(400);
});
