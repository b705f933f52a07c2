import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findContentPaths } from './content-paths.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/blog/get-list': { data: { data: [{ slug: 'borobudur at five' }] } },
  '/api/v1/top/get-sliders': { data: [{ slug: 'bali-shores' }] },
  '/api/v1/top/get-landings': { data: [{ slug: 'flights-jakarta-to-bali' }] },
  '/api/v1/top/get-category': {
    data: [
      {
        pageType: 'Product',
        subCategory: [
          { pageType: 'Product', slug: 'seaside' },
          { pageType: 'category', slug: 'quiet' },
        ],
      },
    ],
  },
  '/api/v1/top/get-popular-product': {
    data: {
      data: [
        { slug: 'arunika', hotelKey: 'HTL-1' },
        { slug: null, hotelKey: 'HTL-2' },
      ],
    },
  },
};

let server: Server;
let answers = ANSWERS;
let authorization: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    authorization = request.headers.authorization;
    const answer = answers[new URL(request.url ?? '', 'http://api').pathname];
    response.statusCode = answer ? 200 : 500;
    response.end(answer ? JSON.stringify(answer) : 'out of order');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const find = () =>
  findContentPaths({
    apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    basicPair: 'public:pair',
  });

test('posts, promotions, routes, categories and products have pages', async () => {
  answers = ANSWERS;
  expect(await find()).toEqual([
    '/blog/borobudur%20at%20five',
    '/promotion/bali-shores',
    '/popular/flights/jakarta-to-bali',
    '/product/seaside',
    '/category/page/quiet',
    '/product/arunika',
  ]);
  expect(authorization).toBe(`Basic ${Buffer.from('public:pair').toString('base64')}`);
});

test('what the API cannot say is left out', async () => {
  answers = { '/api/v1/top/get-sliders': ANSWERS['/api/v1/top/get-sliders'], '/api/v1/blog/get-list': { data: null } };
  expect(await find()).toEqual(['/promotion/bali-shores']);
});
