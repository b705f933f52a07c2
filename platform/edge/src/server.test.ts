import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  ask,
  dataOf,
  stopAll,
  makeData,
  makeLiveData,
  REMOTE_FILES,
  startApi,
  startEdge,
  type TestData,
} from './edge.fixture.ts';

let data: TestData;

beforeAll(async () => {
  data = await makeLiveData();
});

afterAll(stopAll);

describe('release files', () => {
  let edge: string;
  const base = '/r/hotel/1.0.0-hotel';
  const entry = REMOTE_FILES['client/remoteEntry.js'];

  beforeAll(async () => {
    edge = await startEdge(data.dataDir);
    await mkdir(path.join(data.dataDir, 'client'), { recursive: true });
    await writeFile(path.join(data.dataDir, 'client/secret.js'), 'secret');
    const maps = {
      'maps/remoteEntry.js.map': '"secret lines"',
      'server/source-maps.json': '{"remoteEntry.js":"secret"}',
    };
    await data.registry.store('hotel', '3.0.0-maps', { ...REMOTE_FILES, ...maps });
    await data.registry.ops.publish('hotel', '3.0.0-maps');
    expect((await ask(edge, '/r/hotel/3.0.0-maps/remoteEntry.js')).status).toBe(200);
  });

  test('may be kept for a year and used by other origins', async () => {
    const { status, headers, text } = await ask(edge, `${base}/remoteEntry.js`);
    expect([status, text]).toEqual([200, entry]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('travel as they were packed when published, to who can unpack them', async () => {
    const packed = await ask(edge, `${base}/remoteEntry.js`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(entry);
    const plain = await ask(edge, `${base}/remoteEntry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, entry]);
  });

  test('answer HEAD, and 304 to who has them', async () => {
    const head = await ask(edge, `${base}/remoteEntry.js`, { method: 'HEAD' });
    expect([head.status, head.bytes.length, Number(head.headers['content-length'])]).toEqual([200, 0, entry?.length]);
    const again = await ask(edge, `${base}/remoteEntry.js`, {
      headers: { 'if-none-match': String(head.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test.each([
    [`${base}/unknown.js`],
    [`${base}/`],
    [`${base}/../release.json`],
    [`${base}/%2e%2e/release.json`],
    [`${base}/%2e%2e%2fserver/remoteEntry.cjs`],
    [`${base}/..%5c..%5crelease.json`],
    ['/r/hotel/9.9.9/remoteEntry.js'],
    ['/r/%2e%2e/x/secret.js'],
    ['/r/hotel/%2e%2e%2f%2e%2e/secret.js'],
    ['/r/../client/secret.js'],
    ...['remoteEntry.js.map', 'remoteEntry.js.map.br', '../maps/remoteEntry.js.map.br', 'maps/remoteEntry.js.map'].map(
      (file) => [`/r/hotel/3.0.0-maps/${file}`],
    ),
    ['/r/hotel/3.0.0-maps/%2e%2e/maps/remoteEntry.js.map.br'],
    ['/r/hotel/3.0.0-maps/..%2fmaps%2fremoteEntry.js.map'],
    ['/r/hotel/3.0.0-maps/%252e%252e%252fmaps%252fremoteEntry.js.map.br'],
    ['/r/hotel/3.0.0-maps/..%5cmaps%5cremoteEntry.js.map.br'],
    ['/r/hotel/3.0.0-maps/..%2fserver%2fsource-maps.json'],
    ['/r/hotel/maps/remoteEntry.js.map.br'],
    ['/r/hotel%2f3.0.0-maps/maps/remoteEntry.js.map.br'],
  ])('that are not there are not found, and nobody remembers that: %s', async (target) => {
    const { status, headers, text } = await ask(edge, target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
    expect(text).not.toMatch(/secret|serverIntegrity|publishedAt/);
  });
});

test('the service worker is that of the live shell, for the whole site, and is asked for anew each time', async () => {
  const { status, headers, text } = await ask(await startEdge(data.dataDir), '/sw.js');
  expect([status, text]).toEqual([200, 'work();']);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
});

describe('without an API', () => {
  let edge: string;

  beforeAll(async () => {
    edge = await startEdge(data.dataDir);
  });

  test('calls get a 502 in the envelope, and documents are served', async () => {
    const call = await ask(edge, '/api/v1/top/get-menu');
    expect([call.status, JSON.parse(call.text)]).toMatchObject([502, { status: false, code: 'API_UNREACHABLE' }]);
    expect(dataOf((await ask(edge, '/hotel/list')).text).composition.revision).toBe(2);
  });

  test('the edge says that it is up and the API is not', async () => {
    const { status, text, headers } = await ask(edge, '/health');
    expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([
      503,
      'no-store',
      { status: 'degraded', edge: true, api: false, shell: true },
    ]);
  });
});

test('with an API both are healthy', async () => {
  const api = await startApi((request, response) =>
    response.writeHead(request.url === '/health/ready' ? 200 : 404).end('{}'),
  );
  const edge = await startEdge(data.dataDir, { API_BASE_URL: `${api}/` });
  const { status, text } = await ask(edge, '/health');
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok', edge: true, api: true, shell: true }]);
});

test('an edge that has no shell to show is not ready, and lives', async () => {
  const api = await startApi((_request, response) => response.end('{}'));
  const edge = await startEdge((await makeData()).dataDir, { API_BASE_URL: api });
  const { status, text } = await ask(edge, '/health/ready');
  expect([status, JSON.parse(text)]).toEqual([503, { status: 'degraded', edge: true, api: true, shell: false }]);
  expect((await ask(edge, '/health/live')).status).toBe(200);
});

describe('search engines', () => {
  let edge: string;

  beforeAll(async () => {
    edge = await startEdge(data.dataDir, { SERVICES: 'hotel, tour' });
  });

  test('are kept from pages of one visitor, in each language', async () => {
    const { status, headers, text } = await ask(edge, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    for (const line of ['Disallow: /cart', 'Disallow: /id/cart', 'Disallow: /id/member', 'Disallow: /api/'])
      expect(lines).toContain(line);
    expect(lines).toContain('Sitemap: https://wisata.test/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });

  test.each([
    ['/manifest.webmanifest', 'My tickets', '/order'],
    ['/id/manifest.webmanifest', 'Tiket saya', '/id/order'],
  ])('find %s with tickets and searches one press away, and its icon', async (path, tickets, address) => {
    const { status, headers, text } = await ask(edge, path);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const { shortcuts, icons } = JSON.parse(text) as Record<'shortcuts' | 'icons', Record<string, string>[]>;
    expect(shortcuts[0]).toEqual({ name: tickets, url: address });
    expect(shortcuts.map(({ url }) => url)).toContain(address.replace('/order', '/hotel/list'));
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, type } of icons) {
      const icon = await ask(edge, src!);
      expect([icon.status, icon.headers['content-type']]).toEqual([200, type]);
      if (type === 'image/png') expect(icon.text.slice(1, 4)).toBe('PNG');
    }
  });

  test('find every public entry page in each language', async () => {
    const { headers, text } = await ask(edge, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...text.matchAll(/<loc>https:\/\/wisata\.test(.*?)<\/loc>/g)].map(([, place]) => place);
    for (const place of ['/', '/id', '/blog', '/id/help', '/id/hotel/list?city=Bali']) expect(places).toContain(place);
    expect(places).not.toContain('/hotel/list');
    expect(new Set(places).size).toBe(places.length);
    for (const language of ['id', 'x-default'])
      expect(text.match(new RegExp(`hreflang="${language}"`, 'g'))).toHaveLength(places.length);
  });
});

test.each(['POST', 'DELETE', 'PUT'])('%s of a page is not found', async (method) => {
  const edge = await startEdge(data.dataDir);
  const { status, text } = await ask(edge, '/hotel/list', { method, headers: { 'content-type': 'text/plain' } });
  expect([status, JSON.parse(text)]).toMatchObject([404, { status: false, code: 'NOT_FOUND' }]);
});
