import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compareRecommended } from '@wisata/kernel/hotel-ranking';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { BALI, hotelCalls, namesOf, startHotelBackend } from './hotel.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(() => backend.close());

const { get, post } = hotelCalls(() => backend);

describe('availability-page', () => {
  const page = async (more: object) => (await post('/api/v1/hotel/availability-page', { ...BALI, ...more })).body;

  test('cuts the list into pages of twenty that together are the whole list', async () => {
    const whole = await post('/api/v1/hotel/availability', BALI);
    const first = await page({});
    const pages = await Promise.all([1, 2, 3].map((number) => page({ page: number })));
    expect(first.data.per_page).toBe(20);
    expect(pages.flatMap(namesOf)).toEqual(namesOf(whole.body));
    expect(pages[1]!.data).toMatchObject({ current_page: 2, from: 21, to: 40, total: whole.body.data.total });
  });

  test('sorts by price both ways', async () => {
    const prices = (body: LooseJson) => body.data.data.hotels.map((hotel: LooseJson) => hotel.lowestRoomPrice);
    const rising = prices(await page({ sort: 'price_asc', limit: 100 }));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(prices(await page({ sort: 'price_desc', limit: 100 }))).toEqual([...rising].reverse());
  });

  test('recommends by what guests say, price for the stars and free cancellation', async () => {
    const ranked = (await page({ sort: 'recommended', limit: 100 })).data.data.hotels.map((hotel: LooseJson) => ({
      name: hotel.name,
      totalMinor: hotel.lowestRoomPrice,
      star: hotel.starRating,
      reviewScore: hotel.reviewScore,
      reviewCount: hotel.reviewCount,
      isRefundable: hotel.refundablePrice !== null,
    }));
    expect(ranked).toEqual([...ranked].sort(compareRecommended));
    expect(ranked).not.toEqual([...ranked].sort((a: LooseJson, b: LooseJson) => a.name.localeCompare(b.name, 'en')));
  });

  test('names every hotel that the filters leave, for a map, whichever page is asked for', async () => {
    const all = (await page({ breakfast: true, limit: 100 })).data.data.hotels;
    const second = (await page({ breakfast: true, page: 2 })).data.data;
    expect(second.matching).toEqual(all.map(({ key, lowestRoomPrice }: LooseJson) => ({ key, lowestRoomPrice })));
    expect(second.matching.length).toBeGreaterThan(20);
  });

  test('tells the cheapest price that can be given back beside the cheapest', async () => {
    const all = (await page({ limit: 100 })).data.data.hotels;
    const free = (await page({ freeCancellation: true, limit: 100 })).data.data.hotels;
    const told = all.filter((hotel: LooseJson) => hotel.refundablePrice !== null);
    expect(told.map(({ key, refundablePrice }: LooseJson) => [key, refundablePrice])).toEqual(
      free.map(({ key, lowestRoomPrice }: LooseJson) => [key, lowestRoomPrice]),
    );
    expect(told.some((hotel: LooseJson) => hotel.refundablePrice > hotel.lowestRoomPrice)).toBe(true);
  });

  test('keeps those that guests rate well, and promises how many', async () => {
    const { filters } = (await page({})).data.data;
    const rated = await page({ minScore: 8, limit: 100 });
    expect(rated.data.total).toBe(filters.wellRated);
    for (const hotel of rated.data.data.hotels) expect(hotel.reviewScore).toBeGreaterThanOrEqual(8);
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

describe('price-calendar', () => {
  test('agrees with the cheapest hotel of each night', async () => {
    const { status, body } = await get('/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-12-01&to=2026-12-31');
    expect(status).toBe(200);
    expect(body.data.days).toHaveLength(31);
    const day = body.data.days[6];
    const list = await post('/api/v1/hotel/availability-page', {
      ...BALI,
      checkInDate: day.date,
      checkOutDate: '2026-12-08',
      sort: 'price_asc',
      limit: 1,
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
