import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keepVisiting, tallyViews, viewPage, type PageView } from './drill-visits.ts';

const PAGE = (version: string) =>
  `<script type="application/json" id="wisata-document">{"composition":{"shell":{"version":"9"},"remotes":{"hotel":{"version":"${version}"}}}}</script>`;

const server = createServer((request, response) => {
  if (request.url === '/broken') return response.writeHead(503).end('busy');
  response.setHeader('x-wisata-rendered', request.url === '/late' ? 'browser;failed' : 'server');
  return response.end(PAGE(request.url === '/late' ? '2' : '1'));
});
let edge: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test('a view knows its version, whether it came whole, and that it failed', async () => {
  expect(await viewPage(`${edge}/`, 'hotel')).toMatchObject({ version: '1', status: 200, isWhole: true });
  expect(await viewPage(`${edge}/late`, 'hotel')).toMatchObject({ version: '2', isWhole: false });
  expect(await viewPage(`${edge}/`, 'shell')).toMatchObject({ version: '9' });
  expect(await viewPage(`${edge}/broken`, 'hotel')).toMatchObject({ version: undefined, status: 503 });
  expect(await viewPage('http://127.0.0.1:9/', 'hotel')).toMatchObject({ status: 0 });
});

test('guests go on in turn until they are ended', async () => {
  const visits = keepVisiting([edge], ['/', '/late'], 'hotel');
  while (visits.views.length < 4) await new Promise((resolve) => setImmediate(resolve));
  await visits.end();
  expect(visits.views.slice(0, 4).map(({ version }) => version)).toEqual(['1', '2', '1', '2']);
});

test('the tally counts who was touched, until when, and who failed', () => {
  const view = (at: number, more: Partial<PageView>): PageView => ({
    at,
    version: '1',
    status: 200,
    isWhole: true,
    ...more,
  });
  const views = [
    view(1_000, {}),
    view(2_000, { version: '2', isWhole: false }),
    view(3_500, { version: '2' }),
    view(4_000, { status: 0 }),
  ];
  expect(tallyViews(views, '2', 1_500)).toEqual({ views: 4, touched: 2, withoutContents: 1, failed: 1, seconds: 2 });
  expect(tallyViews([view(1, {})], '2', 0)).toMatchObject({ touched: 0, seconds: 0 });
});
