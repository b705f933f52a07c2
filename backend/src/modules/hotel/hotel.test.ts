import { HOTEL_CANCEL_POLICY } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { HOTEL_DETAIL } from '@wisata/kernel/contracts/hotel-detail';
import { HOTEL_LIST } from '@wisata/kernel/contracts/hotel-list';
import { HOTEL_CITY, HOTEL_NAME } from '@wisata/kernel/contracts/hotel-places';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { gazetteerOf, isDrivable, kilometresBetween } from '../maps/index.ts';
import { BALI, findOffers, getCheapest, hotelCalls, namesOf, startHotelBackend, STAY } from './hotel.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(() => backend.close());

const { get, post } = hotelCalls(() => backend);

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
    expect(v.is(v.array(HOTEL_CITY), body.data)).toBe(true);
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

test('a city is called as the language calls it wherever a hotel is found, and found by either name', async () => {
  const cities = await get('/api/v1/hotel/list-cities-byname?terms=singapura&locale=id');
  expect(cities.body.data.slice(0, 2)).toMatchObject([{ name: 'Singapura' }, { cityName: 'Singapura' }]);
  const named = await get('/api/v2/hotel/list-hotel?city_key=SIN&hotel_name=marina&locale=id');
  expect(named.body.data[0]).toMatchObject({ city: { city_name: 'Singapura' } });
  const stay = {
    checkInDate: '2026-12-07',
    checkOutDate: '2026-12-09',
    countRoom: 1,
    countGuest: 2,
    city: 'Singapura',
  };
  const headers = { 'accept-language': 'id' };
  const found = await backend.call('POST', '/api/v1/hotel/availability', { json: stay, headers });
  const { destination, hotels } = found.body.data.data;
  expect(destination).toMatchObject({ key: 'SIN', name: 'Singapura' });
  expect(hotels[0]).toMatchObject({ cityName: 'Singapura', countryName: 'Singapura' });
});

describe('list-hotel', () => {
  test('finds hotels of a city by the beginning of a word', async () => {
    const { body } = await get('/api/v2/hotel/list-hotel?city_key=DPS&hotel_name=lang');
    expect(v.is(v.array(HOTEL_NAME), body.data)).toBe(true);
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
  test('gives cards that stand beside each other on the site different pictures', async () => {
    const whole = await post('/api/v1/hotel/availability', BALI);
    const page = await post('/api/v1/hotel/availability-page', { ...BALI, sort: 'recommended', page: 1, limit: 20 });
    const looks = new Map<string, string>(
      whole.body.data.data.hotels.map(({ key, media }: LooseJson) => [key, `${media.kind} ${media.style}`]),
    );
    const shown: string[] = page.body.data.data.hotels.map(({ key }: LooseJson) => looks.get(key));
    expect(shown).toHaveLength(20);
    shown.slice(1).forEach((look, index) => expect(look).not.toBe(shown[index]));
  });

  test.each(['recommended', 'price_asc', 'price_desc', 'name_asc', 'name_desc'])(
    'shows different pictures where one page of the list ends and the next begins: %s',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => post('/api/v1/hotel/availability-page', { ...BALI, sort, page, limit: 5 })),
      );
      const looks = pages.flatMap(({ body }) =>
        body.data.data.hotels.map(({ media }: LooseJson) => `${media.kind} ${media.style}`),
      );
      expect(looks).toHaveLength(30);
      looks.slice(1).forEach((look, index) => expect(look).not.toBe(looks[index]));
    },
  );

  test('stands nearest first over all pages, by car from the place that is named', async () => {
    const near = 'district:DPS.sanur';
    const ask = (page: number) =>
      post('/api/v1/hotel/availability-page', { ...BALI, sort: 'nearest', near, page, limit: 20 });
    const pages = await Promise.all([1, 2].map(ask));
    const found: LooseJson[] = pages.flatMap(({ body }) => body.data.data.hotels);
    const sanur = gazetteerOf(backend.context).find(near, 'en')!.geometry;
    const kilometres = found
      .filter((hotel) => isDrivable(sanur, hotel))
      .map((hotel) => kilometresBetween(sanur, hotel));
    expect(found[0].area).toBe('Sanur');
    expect(kilometres.length).toBeGreaterThan(20);
    kilometres.slice(1).forEach((km, index) => expect(km).toBeGreaterThan(kilometres[index]! - 0.1));
    expect(found.slice(0, kilometres.length).every((hotel) => isDrivable(sanur, hotel))).toBe(true);
  });

  test.each([
    ['', 400, 'near'],
    ['district:XXX.nowhere', 404, undefined],
  ])('the nearest to %j get %i', async (near, status, field) => {
    const answer = await post('/api/v1/hotel/availability-page', { ...BALI, sort: 'nearest', near });
    expect([answer.status, Object.keys(answer.body.fields ?? {})[0]]).toEqual([status, field]);
  });

  test('lists every hotel in name order with its cheapest bookable room', async () => {
    const { status, body } = await post('/api/v1/hotel/availability', {
      ...BALI,
      destination: { key: 'DPS', name: 'Bali' },
      city: 'Bali',
    });
    expect(status).toBe(200);
    expect(v.safeParse(HOTEL_LIST, body.data).issues).toBeUndefined();
    const { hotels, areas } = body.data.data;
    expect(body.data.total).toBe(hotels.length);
    expect(hotels.length).toBeGreaterThan(30);
    expect(namesOf(body)).toEqual([...namesOf(body)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(areas.reduce((sum: number, area: LooseJson) => sum + area.count, 0)).toBe(hotels.length);
    for (const key of [hotels[0].key, hotels.at(-1).key]) {
      const cheapest = await getCheapest(backend, key);
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
    const named = await post('/api/v1/hotel/availability', { ...BALI, hotelName: namesOf(area.body)[0] });
    expect(namesOf(named.body)).toEqual([namesOf(area.body)[0]]);
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
    expect(namesOf(morning.body).length).toBeGreaterThan(0);
    backend.clock.set('2026-11-20T10:00:00Z');
    const evening = await post('/api/v1/hotel/availability', { ...BALI, ...night });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect(evening.status).toBe(200);
    expect(namesOf(evening.body)).toEqual([]);
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
    expect(v.safeParse(HOTEL_DETAIL, body.data).issues).toBeUndefined();
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
    const heldMs = Date.parse(first.body.data.QuoteExpiresAt) - parseInt(id, 36);
    expect(heldMs).toBe(30 * 60_000);
    expect(again.body.data.QuoteExpiresAt).toBe(first.body.data.QuoteExpiresAt);
    const invented = await post('/api/v1/hotel/detail', { hotelKey: 'HTL-JKT-001', ...STAY, correlationId: 'zzz-1' });
    expect(invented.body.data.CorrelationId).not.toBe('zzz-1');
  });

  test('tells what cancelling costs, in property time', async () => {
    const offers = await findOffers(backend, 'HTL-DPS-008');
    const free = offers.find((offer) => offer.isRefundable)!;
    const { status, body } = await post('/api/v1/hotel/cancel-policy', { roomKey: free.roomKey, ...STAY });
    expect(status).toBe(200);
    expect(v.safeParse(HOTEL_CANCEL_POLICY, body.data).issues).toBeUndefined();
    const [room] = body.data.Rooms;
    expect(room).toMatchObject({ IsFullCharge: false, CancelLimit: free.cancelLimit, RoomCodeHash: free.roomHash });
    expect(room.Message).toMatch(/^Free cancellation until 18:00 WITA, \w{3} \d+ Dec 2026\.$/);
    expect(room.AppliedPolicies[0].Amount).toBe(0);
    expect(room.AppliedPolicies.at(-1).Amount).toBe(free.totalPrice);
    const fixed = offers.find((offer) => !offer.isRefundable)!;
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
