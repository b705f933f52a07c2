import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMetrics } from '@wisata/telemetry/metrics';
import { recordSpans } from '@wisata/telemetry/testing';
import { bookHotel } from '../testing/hotel-guest.ts';
import { observeHouse, observePools } from './app/observe.ts';
import { modules as all } from './modules.ts';
import { startTestBackend, type TestBackend } from './testing.ts';

const NEEDED = ['promo', 'content', 'notifications', 'bookings', 'hotel'];
const modules = all.filter(({ name }) => NEEDED.includes(name));
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

const { spans, stop: stopTracing } = recordSpans('api');
const metrics = createMetrics();
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    modules,
    env: { DEMO_DATA: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://in.memory' },
  });
  observePools(metrics, backend.context);
  observeHouse(metrics, backend.context, modules);
});

afterAll(async () => {
  await backend.close();
  await stopTracing();
});

const namesOf = (trace: string) =>
  spans.getFinishedSpans().flatMap((span) => (span.spanContext().traceId === trace ? [span.name] : []));

test('one trace goes through call, query and job to the mail, and no span names a person', async () => {
  const forgot = { json: { email: 'member@wisata.test' }, headers: { traceparent: PARENT } };
  const { status, headers } = await backend.call('POST', '/api/v1/auth/forgetpassword', forgot);
  expect([status, headers.get('x-request-id')]).toEqual([200, expect.stringMatching(/^[\w-]{36}$/)]);
  await backend.drainJobs();
  expect(namesOf(TRACE)).toEqual(
    expect.arrayContaining([
      'POST /api/v1/auth/forgetpassword',
      expect.stringMatching(/^select/),
      expect.stringMatching(/^job /),
    ]),
  );
  const told = JSON.stringify(spans.getFinishedSpans().map(({ name, attributes }) => [name, attributes]));
  expect(told).toContain('db.query.text');
  expect(told).not.toContain('member@wisata.test');
});

test('an id that the edge has given stays that of the request', async () => {
  const { headers } = await backend.call('GET', '/api/v1/top/get-menu', {
    headers: { 'x-request-id': 'edge-id-0001' },
  });
  expect(headers.get('x-request-id')).toBe('edge-id-0001');
});

test('bookings, held money, jobs and connections are numbers', async () => {
  await bookHotel(backend, { hotelKey: 'HTL-DPS-001' });
  const text = await metrics.metrics();
  expect(text).toMatch(/wisata_bookings_day\{service="hotel",status="unpaid"\} 1\n/);
  expect(text).toMatch(/wisata_money_held_minor\{currency="IDR"\} [1-9]\d+\n/);
  expect(text).toMatch(/wisata_jobs\{queue="[\w.-]+",state="created"\} [1-9]/);
  expect(text).toMatch(/wisata_pool_connections\{pool="ordinary"\} [1-9]/);
});

test('a paid booking that is not issued within a quarter of an hour is counted until somebody has looked', async () => {
  const { db, clock } = backend.context;
  const ago = new Date(clock.now().getTime() - 16 * 60_000);
  await db
    .updateTable('bookings')
    .set({ payment_status: 'paid', status_checkout: 'done', status_issue: 'failed', updated_at: ago })
    .execute();
  expect(await metrics.metrics()).toMatch(/wisata_bookings_unissued\{service="hotel"\} 1\n/);
});
