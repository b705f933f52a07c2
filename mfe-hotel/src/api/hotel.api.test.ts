import { expect, test } from '@jest/globals';
import { createTestApp, refusal, type Handlers } from '@wisata/runtime/testing';
import { HOTEL_FILTER } from '../list/hotel-filter.rules.ts';
import { parseHotelSearch } from '../stay/hotel-search.rules.ts';
import {
  availability,
  CANCEL_ANSWER,
  CITIES,
  DETAIL_ANSWER,
  HOTEL_NAMES,
  listedHotel,
  PRICE_ANSWER,
  SAMUDRA,
  STAY_QUERY,
  WANAKARTA,
} from './hotel.fixture.ts';
import {
  getCancelRules,
  getHotelDetail,
  searchAvailability,
  searchAvailabilityPage,
  searchNightPrices,
} from './hotel.api.ts';
import { loadHotel } from './hotel-page.api.ts';
import { loadResults } from './hotel-results.api.ts';
import { searchPlaces } from './places.api.ts';

const search = parseHotelSearch(new URLSearchParams(STAY_QUERY), '2026-11-20');
const LIST = 'POST /api/v1/hotel/availability';
const PAGE = 'POST /api/v1/hotel/availability-page';
const open = (handlers: Handlers) => createTestApp({ handlers });

function dataOf<T>(outcome: { ok: true; data: T } | { ok: false; failure: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.data;
}

test('availability comes in name order, with an all-areas entry first that counts them all', async () => {
  const { app } = open({ [LIST]: () => availability([WANAKARTA, SAMUDRA]) });
  const page = dataOf(await searchAvailability(app.api, search, 'All areas'));
  expect(page.hotels.map(({ name }) => name)).toEqual(['Samudra Biru Sanur', 'Wanakarta Mertasari']);
  expect(page.areas[0]).toEqual({ area: 'All areas', value: '', count: 2 });
  expect(page.hotels[0]).toMatchObject({ total: { minor: 5_380_000, currency: 'IDR' }, about: undefined });
});

test('a page keeps the order of the server and sends filters beside the search', async () => {
  const { app, requests } = open({ [PAGE]: () => availability([WANAKARTA, SAMUDRA], { total: 43 }) });
  const filter = {
    ...HOTEL_FILTER.none,
    sort: 'price_asc',
    star: ['4'],
    price: { min: 300_000, max: undefined },
    page: 2,
  } as const;
  const page = dataOf(await searchAvailabilityPage(app.api, search, filter, ''));
  expect(page.hotels.map(({ key }) => key)).toEqual(['HTL-DPS-002', 'HTL-DPS-001']);
  expect(page.total).toBe(43);
  expect(requests.at(-1)?.json).toMatchObject({
    destinationKey: 'DPS',
    countGuest: 2,
    sort: 'price_asc',
    star: ['4'],
    minPrice: 300_000,
    page: 2,
    limit: 20,
  });
  expect(requests.at(-1)?.json).not.toHaveProperty('maxPrice');
});

test('dollars keep their cents and say what they are in rupiah', async () => {
  const hotel = listedHotel({
    key: 's',
    name: 'Orchard Garden',
    currency: 'SGD',
    currencyRate: 12_000,
    lowestRoomPrice: 188.55,
  });
  const { app } = open({ [LIST]: () => availability([hotel]) });
  const [listed] = dataOf(await searchAvailability(app.api, search, '')).hotels;
  expect(listed).toMatchObject({
    total: { minor: 18_855, currency: 'SGD' },
    about: { minor: 2_262_600, currency: 'IDR' },
  });
});

test('rates stand under their room type, the cheapest first', async () => {
  const { app } = open({ 'POST /api/v1/hotel/detail': () => DETAIL_ANSWER });
  const { rooms } = dataOf(await getHotelDetail(app.api, search));
  expect(rooms.map(({ name, rates }) => [name, rates.map(({ roomKey }) => roomKey)])).toEqual([
    ['Deluxe Garden', ['H.DLX.ROX', 'H.DLX.BB1']],
    ['Premier Terrace', ['H.PRM.BB1']],
  ]);
});

test('prices leave out days without a free room', async () => {
  const { app, requests } = open({ 'GET /api/v1/hotel/price-calendar': () => PRICE_ANSWER });
  const prices = dataOf(await searchNightPrices(app.api, 'DPS', '2026-12-01', '2026-12-02'));
  expect(prices).toEqual({ '2026-12-01': { minor: 485_000, currency: 'IDR' } });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    destinationKey: 'DPS',
    from: '2026-12-01',
    to: '2026-12-02',
  });
});

test('places and hotels come in one list; one of the two calls is enough', async () => {
  const cities = 'GET /api/v1/hotel/list-cities-byname';
  const names = 'GET /api/v2/hotel/list-hotel';
  const { signal } = new AbortController();
  const both = open({ [cities]: () => CITIES, [names]: () => HOTEL_NAMES });
  expect((await searchPlaces(both.app.api, 'sanur', signal)).map(({ kind }) => kind)).toEqual(['area', 'hotel']);
  expect(both.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { terms: 'sanur' },
    { city_key: '', hotel_name: 'sanur' },
  ]);
  const one = open({ [cities]: () => refusal(500, 'Down'), [names]: () => HOTEL_NAMES });
  expect(await searchPlaces(one.app.api, 'sanur', signal)).toHaveLength(1);
  const none = open({});
  await expect(searchPlaces(none.app.api, 'sanur', signal)).rejects.toThrow();
});

test('cancellation rules are asked for the room', async () => {
  const { app, requests } = open({ 'POST /api/v1/hotel/cancel-policy': () => CANCEL_ANSWER });
  const rules = dataOf(await getCancelRules(app.api, { ...search, roomKey: 'H.DLX.BB1' }));
  expect(rules.steps).toHaveLength(2);
  expect(requests[0]?.json).toMatchObject({ roomKey: 'H.DLX.BB1' });
});

test('a refusal says what the server said, without the name of the call', async () => {
  const { app } = open({
    [LIST]: () => Response.json({ status: false, message: 'The supplier is silent', data: null }),
  });
  const answer = await searchAvailability(app.api, search, '');
  expect(answer).toMatchObject({ ok: false, failure: { message: 'The supplier is silent' } });
});

test('a search is opened once; its pages carry the quote and are not asked for twice', async () => {
  const { app, requests } = open({
    [LIST]: () => availability([SAMUDRA, WANAKARTA]),
    [PAGE]: () => availability([WANAKARTA]),
  });
  await loadResults(app, search, HOTEL_FILTER.none);
  const filter = { ...HOTEL_FILTER.none, star: ['3'] };
  await loadResults(app, search, filter);
  await loadResults(app, search, filter);
  await loadResults(app, search, HOTEL_FILTER.none);
  expect(requests.map(({ target }) => target)).toEqual([LIST, PAGE]);
  expect(requests[1]?.json).toMatchObject({ correlationId: 'quote-1' });
});

test('an address without a hotel takes the first one of the search, with its quote', async () => {
  const detail = 'POST /api/v1/hotel/detail';
  const { app, requests } = open({ [LIST]: () => availability([SAMUDRA]), [detail]: () => DETAIL_ANSWER });
  dataOf(await loadHotel(app, { ...search, hotelName: 'Samudra' }));
  expect(requests.map(({ target }) => target)).toEqual([LIST, detail]);
  expect(requests[0]?.json).toMatchObject({ hotelName: 'Samudra', guestPassport: 'ID', countRoom: 1 });
  expect(requests[1]?.json).toMatchObject({ hotelKey: 'HTL-DPS-001', correlationId: 'quote-1' });
});

test.each(['quote-7', ''])(
  'a hotel with a key needs no search, with a quote or without: "%s"',
  async (correlationId) => {
    const detail = 'POST /api/v1/hotel/detail';
    const { app, requests } = open({ [detail]: () => DETAIL_ANSWER });
    const hotel = dataOf(await loadHotel(app, { ...search, hotelKey: 'HTL-DPS-001', correlationId }));
    expect(requests.map(({ target }) => target)).toEqual([detail]);
    expect(hotel.correlationId).toBe('quote-1');
  },
);

test('a hotel of a category is searched for first', async () => {
  const detail = 'POST /api/v1/hotel/detail';
  const { app, requests } = open({ [LIST]: () => availability([SAMUDRA]), [detail]: () => DETAIL_ANSWER });
  dataOf(await loadHotel(app, { ...search, hotelKey: 'HTL-DPS-001', categoryProductId: 'P-1' }));
  expect(requests.map(({ target }) => target)).toEqual([LIST, detail]);
});

test('a search that gives no hotel is a hotel that is not there', async () => {
  const { app } = open({ [LIST]: () => availability([]) });
  expect(await loadHotel(app, search)).toMatchObject({ ok: false, failure: { code: 'HOTEL_NOT_FOUND' } });
});
