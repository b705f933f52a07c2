/** @jest-environment node */
import { refusal } from '@wisata/runtime/testing';
import { createServer } from '@wisata/runtime/testing-remote';
import { headProblems } from '@wisata/runtime/testing-head';
import { serve } from '@wisata/runtime/testing-server';
import { availability } from './api/hotel.fixture.ts';
import { DETAIL_CALL, DETAIL_URL, HOTELS, LIST_CALL, LIST_URL } from './testing/hotel-pages.tsx';

const open = createServer(serve, HOTELS);
const PLACE_URL = '/hotel/list?destinationKey=DPS&city=Bali';
const HOTEL_URL = '/hotel/detail?hotelKey=HTL-DPS-001';

test.each([
  [PLACE_URL, ['2 stays in Bali', 'Samudra Biru Sanur', 'Wanakarta Mertasari', 'hotelKey=HTL-DPS-001']],
  [LIST_URL, ['5.380.000', 'Free cancellation until 18:00 WITA']],
  [HOTEL_URL, ['Samudra Biru Sanur', 'Jl. Danau Tamblingan 89', 'Deluxe Garden', 'Kamar bersih']],
  [DETAIL_URL, ['Premier Terrace', 'Breakfast included', 'Choose']],
])('%s is whole before any script runs', async (url, words) => {
  const { html, problems } = await open(url);
  expect(problems).toEqual([]);
  for (const word of words) expect(html).toContain(word);
});

test('the small map of a list comes with its coast, which weighs much more in the browser', async () => {
  const { html } = await open(LIST_URL);
  for (const part of ['<rect class="sea"', '<path class="land" d="M']) expect(html).toContain(part);
});

test.each(['en', 'id'] as const)('the hotels of a place are a page of their own in %s', async (locale) => {
  const { head } = await open(PLACE_URL, locale);
  expect(headProblems(head)).toEqual([]);
  expect(head).toMatchObject({
    title: locale === 'en' ? 'Hotels in Bali' : 'Hotel di Bali',
    canonicalQuery: ['destinationKey', 'city'],
    structuredData: [{ '@type': 'ItemList', numberOfItems: 2 }],
  });
  expect(head.noIndex).toBeUndefined();
});

test.each(['en', 'id'] as const)(
  'an address with the key of a place only says its name everywhere in %s',
  async (locale) => {
    const { html, head } = await open('/hotel/list?destinationKey=DPS', locale);
    expect(head.title).toBe(locale === 'en' ? 'Hotels in Bali' : 'Hotel di Bali');
    expect(html).toContain(locale === 'en' ? '2 stays in Bali' : '2 penginapan di Bali');
    expect(html).not.toContain(HOTELS.texts[locale].list.noPlace);
  },
);

test('a search without a place or without a hotel is kept out of search engines', async () => {
  expect((await open(LIST_URL)).head.noIndex).toBeUndefined();
  expect((await open('/hotel/list')).head.noIndex).toBe(true);
  expect((await open(PLACE_URL, 'en', { [LIST_CALL]: () => availability([]) })).head.noIndex).toBe(true);
});

test.each(['en', 'id'] as const)(
  'a hotel says where it is, how it is rated and what it costs in %s',
  async (locale) => {
    const { head } = await open(DETAIL_URL, locale);
    expect(headProblems(head)).toEqual([]);
    expect(head).toMatchObject({
      title: 'Samudra Biru Sanur, Bali',
      image: '/media/hotel-facade/HTL-DPS-001-1/1280.webp?ratio=4x3',
      canonicalQuery: ['hotelKey'],
    });
    expect(head.description).toMatch(/Sanur, Bali\. Two low wings around a garden\.$/);
    const base = locale === 'en' ? 'http://wisata.test' : 'http://wisata.test/id';
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'Hotel',
      url: `${base}/hotel/detail?hotelKey=HTL-DPS-001`,
      address: { streetAddress: 'Jl. Danau Tamblingan 89, Sanur, Bali 80227', addressLocality: 'Bali' },
      geo: { latitude: -8.68, longitude: 115.26 },
      starRating: { ratingValue: 4 },
      aggregateRating: { ratingValue: 8.9, bestRating: 10, reviewCount: 1 },
      makesOffer: { lowPrice: 4_840_000, highPrice: 6_720_000, priceCurrency: 'IDR', offerCount: 3 },
    });
  },
);

test('a hotel that is not on sale and the way through a booking are kept out of search engines', async () => {
  const gone = { [DETAIL_CALL]: () => refusal(404, 'Hotel not found', { code: 'HOTEL_NOT_FOUND' }) };
  expect((await open(HOTEL_URL, 'en', gone)).head).toEqual({ noIndex: true });
  expect((await open('/hotel/checkout')).head).toEqual({ noIndex: true });
});
