import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { RATES, READING_CURRENCIES, type Rates } from '@wisata/kernel/contracts/rates';
import * as v from 'valibot';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { ratesModule } from './module.ts';

let backend: TestBackend | undefined;
let feed: Server | undefined;
afterEach(async () => {
  await backend?.close();
  feed?.close();
  feed = backend = undefined;
});

async function ratesNow(): Promise<Rates> {
  const { status, body } = await backend!.call('GET', '/api/v1/rates');
  expect(status).toBe(200);
  return v.parse(RATES, body.data);
}

async function startFeed(answer: () => object | undefined): Promise<string> {
  feed = createServer((_request, response) => {
    const body = answer();
    response.statusCode = body ? 200 : 503;
    response.end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  return `http://127.0.0.1:${(feed.address() as AddressInfo).port}/latest`;
}

test('every currency that prices can be read in has its rate of the day, dollars that of the whole site', async () => {
  backend = await startTestBackend({ modules: [ratesModule] });
  const { date, rupiah } = await ratesNow();
  expect(date).toBe('2026-11-20');
  expect(Object.keys(rupiah).sort()).toEqual([...READING_CURRENCIES].sort());
  expect([rupiah.IDR, rupiah.SGD]).toEqual([1, 12_000]);
  expect(await ratesNow()).toEqual({ date, rupiah });
});

test('a feed is asked once a day, and says of which day its rates are', async () => {
  let asked = 0;
  const url = await startFeed(() => {
    asked += 1;
    return { date: '2026-11-19', rates: { IDR: 18_000, USD: 1.2, SGD: 1.5, XYZ: 7 } };
  });
  backend = await startTestBackend({ modules: [ratesModule], env: { RATES_URL: url } });
  const expected = { date: '2026-11-19', rupiah: { IDR: 1, EUR: 18_000, USD: 15_000, SGD: 12_000 } };
  expect(await ratesNow()).toEqual(expected);
  expect(await ratesNow()).toEqual(expected);
  expect(asked).toBe(1);
});

test('while a feed fails, the rates are ours', async () => {
  const url = await startFeed(() => undefined);
  backend = await startTestBackend({ modules: [ratesModule], env: { RATES_URL: url, LOG_LEVEL: 'error' } });
  expect((await ratesNow()).rupiah.SGD).toBe(12_000);
});
