import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { LooseJson, TestBackend } from '../../app/testing.ts';
import { availabilityAnswer, cityAnswer, hotelNameAnswer } from './answer.schema.ts';
import { cancelPolicyAnswer, detailAnswer } from './detail-answer.schema.ts';
import { BALI, findOffers, startHotelBackend, STAY } from './hotel.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(() => backend.close());

const get = (path: string) => backend.call('GET', path);
const post = (path: string, json: unknown, headers = {}) => backend.call('POST', path, { json, headers });
const names = (body: LooseJson): string[] => body.data.data.hotels.map((hotel: LooseJson) => hotel.name);

describe('list-cities-byname', () => {
  test.each([
    ['jogja', 'JOG'],
    ['sby', 'SUB'],
    ['BALI', 'DPS'],
    ['singap', 'SIN'],
    ['labuan', 'LBJ'],
  ])('finds %s', async (terms, key) => {
    const { status, body } = await get(`/api/v1/hotel/list-cities-byname?terms=${terms}`);
    expect(status).toBe(200);
    expect(v.is(v.array(cityAnswer), body.data)).toBe(true);
    expect(body.data[0]).toMatchObject({ key, type: 'city' });
    expect(body.data[0].count).toBeGreaterThan(0);
  });

  test('finds an area with its city', async () => {
    const { body } = await get('/api/v1/hotel/list-cities-byname?terms=sanur');
    expect(body.data[0]).toMatchObject({ key: 'DPS.sanur', name: 'Sanur, Bali', isoCountryCode: 'ID' });
  });

  test('gives an empty list for a place it does not know', async () => {
    const { status, body } = await get('/api/v1/hotel/list-cities-byname?terms=atlantis');
    expect([status, body.data]).toEqual([200, []]);
  });

  test.each(['', '?terms=', '?terms=ja', '?terms=%20j%20'])('wants three characters: %s', async (query) => {
    const { status, body } = await get(`/api/v1/hotel/list-cities-byname${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, success: false, data: null });
    expect(body.fields.terms).toBeTruthy();
  });

  test('is closed without the basic pair', async () => {
    const { status } = await backend.call('GET', '/api/v1/hotel/list-cities-byname?terms=bali', { as: 'none' });
    expect(status).toBe(401);
  });
});

describe('list-hotel', () => {
  test('finds hotels of a city by the beginning of a word', async () => {
    const { body } = await get('/api/v2/hotel/list-hotel?city_key=DPS&hotel_name=lang');
    expect(v.is(v.array(hotelNameAnswer), body.data)).toBe(true);
    expect(body.data.length).toBeGreaterThan(0);
    for (const hotel of body.data) {
      expect(hotel.hotel_name).toMatch(/\bLang/);
      expect(hotel.city).toEqual({ iso_country: 'ID', city_name: 'Bali' });
    }
  });

  test('refuses two characters and knows no hotel elsewhere', async () => {
    expect((await get('/api/v2/hotel/list-hotel?city_key=DPS&hotel_name=la')).status).toBe(400);
    expect((await get('/api/v2/hotel/list-hotel?city_key=XXX&hotel_name=langit')).body.data).toEqual([]);
  });
});

describe('availability', () => {
  test('lists every hotel in name order with its cheapest bookable room', async () => {
    const { status, body } = await post('/api/v1/hotel/availability', {
      ...BALI,
      destination: { key: 'DPS', name: 'Bali' },
      city: 'Bali',
    });
    expect(status).toBe(200);
    expect(v.safeParse(availabilityAnswer, body.data).issues).toBeUndefined();
    const { hotels, areas } = body.data.data;
    expect(body.data.total).toBe(hotels.length);
    expect(hotels.length).toBeGreaterThan(30);
    expect(names(body)).toEqual([...names(body)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(areas.reduce((sum: number, area: LooseJson) => sum + area.count, 0)).toBe(hotels.length);
    for (const key of [hotels[0].key, hotels.at(-1).key]) {
      const [cheapest] = await findOffers(backend, key);
      const listed = hotels.find((hotel: LooseJson) => hotel.key === key);
      expect(cheapest.totalPrice).toBe(listed.lowestRoomPrice);
      expect(cheapest.roomKey).toBe(listed.rooms[0].roomKey);
    }
  });

  test('narrows to an area, a name and one hotel', async () => {
    const area = await post('/api/v1/hotel/availability', { ...BALI, destinationKey: 'DPS.sanur' });
    expect(new Set(area.body.data.data.hotels.map((hotel: LooseJson) => hotel.area))).toEqual(new Set(['Sanur']));
    expect(area.body.data.data.destination.name).toBe('Sanur, Bali');
    const [key] = area.body.data.data.hotels.map((hotel: LooseJson) => hotel.key);
    const one = await post('/api/v1/hotel/availability', { ...STAY, hotelKey: key });
    expect(one.body.data.data.hotels.map((hotel: LooseJson) => hotel.key)).toEqual([key]);
    const named = await post('/api/v1/hotel/availability', { ...BALI, hotelName: names(area.body)[0] });
    expect(names(named.body)).toEqual([names(area.body)[0]]);
  });

  test('speaks Indonesian when asked', async () => {
    const english = await post('/api/v1/hotel/availability', BALI);
    const indonesian = await post('/api/v1/hotel/availability', BALI, { 'accept-language': 'id-ID,id;q=0.9' });
    expect(indonesian.body.data.data.hotels[0].description).not.toBe(english.body.data.data.hotels[0].description);
    expect(indonesian.body.data.data.hotels[0].rooms[0].mealTypeName).toMatch(/sarapan|makan/i);
  });

  test('prices Singapore in dollars', async () => {
    const { body } = await post('/api/v1/hotel/availability', { ...BALI, destinationKey: 'SIN' });
    expect(new Set(body.data.data.hotels.map((hotel: LooseJson) => hotel.currency))).toEqual(new Set(['SGD']));
  });

  test.each([
    [{ checkInDate: '2026-11-19' }, 'checkInDate'],
    [{ checkInDate: '2028-01-01', checkOutDate: '2028-01-02' }, 'checkInDate'],
    [{ checkInDate: '2026-02-30' }, 'checkInDate'],
    [{ checkOutDate: '2026-12-07' }, 'checkOutDate'],
    [{ checkOutDate: '2027-02-01' }, 'checkOutDate'],
    [{ countRoom: 3 }, 'countGuest'],
    [{ countGuest: 5 }, 'countGuest'],
    [{ countChild: 4 }, 'countChild'],
    [{ countRoom: 9, countGuest: 9 }, 'countRoom'],
    [{ destinationKey: '' }, 'destinationKey'],
  ])('refuses %j', async (change, field) => {
    const { status, body } = await post('/api/v1/hotel/availability', { ...BALI, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('knows no such destination', async () => {
    expect((await post('/api/v1/hotel/availability', { ...BALI, destinationKey: 'ZZZ' })).status).toBe(404);
  });

  test('sells no stay after the check-in hour of the same day', async () => {
    const night = { checkInDate: '2026-11-20', checkOutDate: '2026-11-21' };
    const morning = await post('/api/v1/hotel/availability', { ...BALI, ...night });
    expect(names(morning.body).length).toBeGreaterThan(0);
    backend.clock.set('2026-11-20T10:00:00Z');
    const evening = await post('/api/v1/hotel/availability', { ...BALI, ...night });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect(evening.status).toBe(200);
    expect(names(evening.body)).toEqual([]);
  });
});

describe('availability-page', () => {
  const page = async (more: object) => (await post('/api/v1/hotel/availability-page', { ...BALI, ...more })).body;

  test('cuts the list into pages of twenty that together are the whole list', async () => {
    const whole = await post('/api/v1/hotel/availability', BALI);
    const first = await page({});
    const pages = await Promise.all([1, 2, 3].map((number) => page({ page: number })));
    expect(first.data.per_page).toBe(20);
    expect(pages.flatMap(names)).toEqual(names(whole.body));
    expect(pages[1]!.data).toMatchObject({ current_page: 2, from: 21, to: 40, total: whole.body.data.total });
  });

  test('sorts by price both ways', async () => {
    const prices = (body: LooseJson) => body.data.data.hotels.map((hotel: LooseJson) => hotel.lowestRoomPrice);
    const rising = prices(await page({ sort: 'price_asc', limit: 100 }));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(prices(await page({ sort: 'price_desc', limit: 100 }))).toEqual([...rising].reverse());
  });

  test('keeps what each filter asks for, and the counts promise it', async () => {
    const all = await page({ limit: 100 });
    const { filters, areas } = all.data.data;
    const pool = await page({ facilities: ['POOL'], limit: 100 });
    expect(pool.data.total).toBe(filters.facilities.find((option: LooseJson) => option.value === 'POOL').count);
    const four = await page({ star: [4], limit: 100 });
    expect(new Set(four.data.data.hotels.map((hotel: LooseJson) => hotel.starRating))).toEqual(new Set([4]));
    expect(four.data.total).toBe(filters.stars.find((option: LooseJson) => option.value === '4').count);
    const sanur = await page({ area: ['Sanur', 'Ubud'], limit: 100 });
    const promised = areas.filter((area: LooseJson) => ['Sanur', 'Ubud'].includes(area.value));
    expect(sanur.data.total).toBe(promised[0].count + promised[1].count);
    expect(sanur.data.data.areas).toEqual(areas);
    const free = await page({ freeCancellation: true, limit: 100 });
    expect(free.data.total).toBe(filters.freeCancellation);
    for (const hotel of free.data.data.hotels) expect(hotel.cancelPolicy.isRefundable).toBe(true);
  });

  test('filters by nightly price, and the upper end is open', async () => {
    const cheap = await page({ minPrice: 0, maxPrice: 600_000, limit: 100 });
    expect(cheap.data.total).toBeGreaterThan(0);
    for (const hotel of cheap.data.data.hotels) expect(hotel.pricePerRoomNight).toBeLessThanOrEqual(600_000);
    const open = await page({ minPrice: 0, maxPrice: 5_000_000, limit: 100 });
    expect(open.data.total).toBe((await page({ limit: 100 })).data.total);
  });

  test('is empty past the end and refuses an unknown sort', async () => {
    expect((await page({ page: 9 })).data).toMatchObject({ from: null, to: null });
    expect((await post('/api/v1/hotel/availability-page', { ...BALI, sort: 'best' })).status).toBe(400);
  });
});

describe('detail and cancel-policy', () => {
  test('gives rooms whose nights sum to the total', async () => {
    const { status, body } = await post('/api/v1/hotel/detail', {
      hotelKey: 'HTL-DPS-008',
      ...STAY,
      countGuest: 3,
      countChild: 1,
    });
    expect(status).toBe(200);
    expect(v.safeParse(detailAnswer, body.data).issues).toBeUndefined();
    expect(body.data.Rooms.length).toBeGreaterThan(0);
    for (const room of body.data.Rooms) {
      const sum = room.priceDetails.reduce((total: number, night: LooseJson) => total + night.totalPrice, 0);
      expect(sum).toBe(room.totalPrice);
      expect(room.netPrice + room.taxPrice).toBe(room.totalPrice);
      expect(room.maxAdults).toBeGreaterThanOrEqual(3);
    }
  });

  test('averages its score over the reviews it shows', async () => {
    const { body } = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-JKT-001', ...STAY });
    const mean =
      body.data.Reviews.reduce((sum: number, review: LooseJson) => sum + review.Rating, 0) / body.data.ReviewCount;
    expect(body.data.ReviewScore).toBeCloseTo(mean, 1);
  });

  test('keeps a living quote and replaces a lapsed one', async () => {
    const first = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-JKT-001', ...STAY });
    const id = first.body.data.CorrelationId;
    const again = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-JKT-001', ...STAY, correlationId: id });
    expect(again.body.data.CorrelationId).toBe(id);
    const invented = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-JKT-001', ...STAY, correlationId: 'zzz-1' });
    expect(invented.body.data.CorrelationId).not.toBe('zzz-1');
  });

  test('tells what cancelling costs, in property time', async () => {
    const offers = await findOffers(backend, 'HTL-DPS-008');
    const free = offers.find((offer) => offer.isRefundable);
    const { status, body } = await post('/api/v1/hotel/cancel-policy', { roomKey: free.roomKey, ...STAY });
    expect(status).toBe(200);
    expect(v.safeParse(cancelPolicyAnswer, body.data).issues).toBeUndefined();
    const [room] = body.data.Rooms;
    expect(room).toMatchObject({ IsFullCharge: false, CancelLimit: free.cancelLimit, RoomCodeHash: free.roomHash });
    expect(room.Message).toMatch(/^Free cancellation until 18:00 WITA, \w{3} \d+ Dec 2026\.$/);
    expect(room.AppliedPolicies[0].Amount).toBe(0);
    expect(room.AppliedPolicies.at(-1).Amount).toBe(free.totalPrice);
    const fixed = offers.find((offer) => !offer.isRefundable);
    const strict = await post('/api/v1/hotel/cancel-policy', { roomKey: fixed.roomKey, ...STAY });
    expect(strict.body.data.Rooms[0]).toMatchObject({ IsFullCharge: true, CancelLimit: null });
  });

  test('drops rates whose free cancellation has ended but keeps the room', async () => {
    const night = { checkInDate: '2026-11-21', checkOutDate: '2026-11-22' };
    backend.clock.set('2026-11-20T12:00:00Z');
    const offers = await findOffers(backend, 'HTL-DPS-008', night);
    backend.clock.set('2026-11-20T03:00:00Z');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every((offer) => !offer.isRefundable)).toBe(true);
  });

  test('answers 404 for an unknown hotel and room', async () => {
    const unknown = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-XXX-001', ...STAY });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Hotel not found']);
    for (const roomKey of ['nonsense', 'H.HTL-DPS-008.ZZZ.ROX.20261207.20261211']) {
      expect((await post('/api/v1/hotel/cancel-policy', { roomKey, ...STAY })).status).toBe(404);
    }
  });
});

describe('price-calendar', () => {
  test('agrees with the cheapest hotel of each night', async () => {
    const { status, body } = await get('/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-12-01&to=2026-12-31');
    expect(status).toBe(200);
    expect(body.data.days).toHaveLength(31);
    const day = body.data.days[6];
    const list = await post('/api/v1/hotel/availability-page', {
      ...{ ...BALI, checkInDate: day.date, checkOutDate: '2026-12-08', sort: 'price_asc', limit: 1 },
    });
    expect(list.body.data.data.hotels[0].lowestRoomPrice).toBe(day.lowestPrice);
  });

  test('has no price for days gone by, and limits its span', async () => {
    const past = await get('/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-11-18&to=2026-11-20');
    expect(past.body.data.days.map((day: LooseJson) => day.lowestPrice === null)).toEqual([true, true, false]);
    expect((await get('/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-12-02&to=2026-12-01')).status).toBe(
      400,
    );
    expect((await get('/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-12-01&to=2027-12-01')).status).toBe(
      400,
    );
    expect((await get('/api/v1/hotel/price-calendar?destinationKey=QQQ&from=2026-12-01&to=2026-12-02')).status).toBe(
      404,
    );
  });
});
