import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { StayProductAnswer } from '@wisata/kernel/contracts/content-product';
import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { auditModule } from '../audit/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { categoryProductModule } from '../category-product/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { contentModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    modules: [bookingsModule, hotelModule, categoryProductModule, auditModule, contentModule],
  });
});
afterAll(() => backend.close());

const headers = { 'accept-language': 'id' };
const top = (name: string) => `/api/v1/top/${name}`;

test('places are called as the language calls them, on cards of stays and activities too', async () => {
  const categories = JSON.stringify((await backend.call('GET', top('get-category'), { headers })).body.data);
  expect([categories.includes('"Singapura"'), categories.includes('"Singapore"')]).toEqual([true, false]);
  const { data: searched } = (await backend.call('GET', top('search-places'), { headers })).body;
  const found = searched.find(({ key }: { key: string }) => key === 'SIN');
  expect(found).toMatchObject({ name: 'Singapura', names: expect.arrayContaining(['Singapore']) });
  const { body } = await backend.call('POST', top('get-category-product'), {
    json: { CategoryId: 'singapore' },
    headers,
  });
  const { products } = body.data;
  const places: string[] = products.map(({ location, cityName }: StayProductAnswer) => `${location}, ${cityName}`);
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => place.includes('Singapore'))).toEqual([]);
});
