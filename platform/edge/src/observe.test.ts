import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMetrics } from '@wisata/telemetry/metrics';
import { recordSpans } from '@wisata/telemetry/testing';
import { ask, makeLiveData, startApi, startEdge, stopAll } from './edge.fixture.ts';

const metrics = createMetrics();
const lines: string[] = [];
const { spans, stop: stopTracing } = recordSpans('edge');
const heard: Record<string, unknown>[] = [];
let edge: string;

beforeAll(async () => {
  const api = await startApi((request, response) => {
    heard.push({ url: request.url, ...request.headers });
    response.end('{"status":true}');
  });
  const { dataDir } = await makeLiveData();
  const env = { API_BASE_URL: api, LOG_LEVEL: 'info' };
  edge = await startEdge(dataDir, env, { metrics, log: { write: (line) => lines.push(line) } });
});

afterAll(async () => {
  await stopAll();
  await stopTracing();
});

test('an answer is counted by its kind, and a document by who rendered it', async () => {
  await ask(edge, '/hotel/list');
  await ask(edge, '/r/hotel/9.9.9/none.js');
  const text = await metrics.metrics();
  expect(text).toMatch(/wisata_requests_total\{kind="document",status="200"\} 1\n/);
  expect(text).toMatch(/wisata_requests_total\{kind="release",status="404"\} 1\n/);
  expect(text).toMatch(/wisata_edge_documents_total\{how="browser;[a-z]+",cache="miss"\} 1\n/);
  expect(text).toMatch(/\nwisata_edge_ready 1\n/);
  expect(text).toMatch(/\nwisata_edge_revision 2\n/);
});

test('a call keeps its trace and the id of its request on the way to the API, and its line names nobody', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const { headers: answered } = await ask(edge, '/api/v1/order?email=ayu@wisata.test', { headers });
  const passed = heard.find(({ url }) => String(url).startsWith('/api/v1/order'));
  const span = spans.getFinishedSpans().find(({ name }) => name === 'api');
  expect(span?.spanContext().traceId).toBe(trace);
  expect(passed).toMatchObject({
    traceparent: `00-${trace}-${span?.spanContext().spanId}-01`,
    'x-request-id': answered['x-request-id'],
  });
  const line = lines.map((each) => JSON.parse(each) as Record<string, unknown>).find(({ kind }) => kind === 'api');
  expect(line).toMatchObject({ service: 'edge', reqId: answered['x-request-id'], status: 200, msg: '/api/v1/order' });
  expect(lines.join('')).not.toContain('ayu@');
});

test('an id that a proxy in front has given is the one that everybody uses', async () => {
  const { headers } = await ask(edge, '/api/v1/top/get-menu', { headers: { 'x-request-id': 'balancer-0001' } });
  expect(headers['x-request-id']).toBe('balancer-0001');
  expect(heard.at(-1)).toMatchObject({ 'x-request-id': 'balancer-0001' });
});
