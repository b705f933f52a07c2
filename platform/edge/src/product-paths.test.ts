import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ServiceDescription } from '@wisata/kernel/services';
import { findProductPaths } from './product-paths.ts';

const NAMES = { many: 'Cruises', one: 'Cruise', search: 'Search cruises' };
const describeService = (key: string): ServiceDescription => ({
  key,
  names: { en: NAMES, id: NAMES },
  icon: 'M2 2h20',
  document: 'voucher',
  products: { list: `/api/v1/${key}/list`, name: 'code', page: `/${key}/detail` },
});

let server: Server;
const asked: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push([request.method, request.url, request.headers.authorization, JSON.parse(body)]);
      response.statusCode = request.url === '/api/v1/cruise/list' ? 200 : 500;
      response.end(JSON.stringify({ data: { data: [{ code: 'CRU 1', price: 5 }, { code: 'CRU-2' }] } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const offer = (keys: readonly string[]) => ({
  services: keys,
  descriptions: Object.fromEntries(['cruise', 'canoe'].map((key) => [key, describeService(key)])),
});
const find = (keys: readonly string[]) =>
  findProductPaths(
    { apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, basicPair: 'public:pair' },
    offer(keys),
  );

test('each product of a service on sale has the page that its description names', async () => {
  expect(await find(['cruise'])).toEqual(['/cruise/detail?code=CRU+1', '/cruise/detail?code=CRU-2']);
  const pair = `Basic ${Buffer.from('public:pair').toString('base64')}`;
  expect(asked).toEqual([['POST', '/api/v1/cruise/list', pair, { limit: 100 }]]);
});

test('a list that cannot be had takes nothing from the others, and what is not on sale has no page', async () => {
  expect(await find(['canoe', 'cruise'])).toHaveLength(2);
  expect(await find([])).toEqual([]);
});
