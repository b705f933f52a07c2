import { afterEach, expect, test } from '@jest/globals';
import { addGauge, createMetrics, createRequestCount } from './metrics.ts';
import { startOperationsServer, type OperationsServer } from './operations-server.ts';

let server: OperationsServer | undefined;

afterEach(() => server?.stop());

async function start(isReady: () => Promise<boolean>) {
  const metrics = createMetrics();
  server = await startOperationsServer({ port: 0, host: '127.0.0.1', metrics, isReady });
  const ask = (path: string) => fetch(`http://127.0.0.1:${server!.port}${path}`);
  return { metrics, ask };
}

test('says whether the program lives and whether it can work, and the numbers of both requests and state', async () => {
  let ready = true;
  const { metrics, ask } = await start(async () => ready);
  createRequestCount(metrics)('document', 200, 0.02);
  addGauge(metrics, { name: 'waiting', help: 'h', labels: ['queue'] }, () => [[{ queue: 'mail' }, 3]]);
  expect([(await ask('/live')).status, (await ask('/ready')).status, (await ask('/other')).status]).toEqual([
    200, 200, 404,
  ]);
  ready = false;
  expect([(await ask('/live')).status, (await ask('/ready')).status]).toEqual([200, 503]);
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toContain('wisata_requests_total{kind="document",status="200"} 1\n');
  expect(text).toContain('wisata_request_seconds_bucket{le="0.025",kind="document"} 1\n');
  expect(text).toContain('waiting{queue="mail"} 3\n');
});

test('what cannot find out whether it is ready is not', async () => {
  const { ask } = await start(() => Promise.reject(new Error('no')));
  expect((await ask('/ready')).status).toBe(503);
});
