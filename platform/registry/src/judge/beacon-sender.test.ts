import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { Beacon } from './beacon.ts';
import { createBeaconSender, type BeaconSender } from './beacon-sender.ts';

interface Arrival {
  readonly secret: unknown;
  readonly beacons: readonly Beacon[];
}

let server: Server | undefined;
let sender: BeaconSender | undefined;

afterEach(async () => {
  await sender?.stop();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

/** A registry that answers with these statuses in turn, the last one from then on. */
async function listen(statuses: readonly number[]): Promise<{ url: string; arrivals: Arrival[] }> {
  const arrivals: Arrival[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.statusCode = statuses[Math.min(arrivals.length, statuses.length - 1)]!;
      const { beacons } = JSON.parse(body) as { beacons: Beacon[] };
      arrivals.push({ secret: request.headers['x-edge-secret'], beacons });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals };
}

function open(registryUrl: string, everyMs = 10): BeaconSender {
  sender = createBeaconSender({ registryUrl, everyMs, secret: async () => 'of edges', report: () => undefined });
  return sender;
}

const beacon = (visitor: string): Beacon => ({
  ...{ visitor, address: '127.0.0.1', at: '2026-11-20T10:00:00.000Z', kind: 'load' },
  ...{ remote: 'hotel', version: '1.0.0', cohort: 'stable' },
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}

test('reports travel in batches of at most 500, with the proof of an edge', async () => {
  const { url, arrivals } = await listen([202]);
  const { add } = open(url);
  for (let nth = 0; nth < 1_200; nth += 1) add(beacon(`v${nth}`));
  await until(() => arrivals.length === 3);
  expect(arrivals.map(({ beacons }) => beacons.length)).toEqual([500, 500, 200]);
  expect(arrivals.every(({ secret }) => secret === 'of edges')).toBe(true);
});

test('what the registry could not take comes again, what it refused does not', async () => {
  const { url, arrivals } = await listen([503, 202, 400, 202]);
  const { add } = open(url);
  add(beacon('first'));
  await until(() => arrivals.length === 2);
  add(beacon('wrong'));
  await until(() => arrivals.length === 3);
  add(beacon('last'));
  await until(() => arrivals.length === 4);
  expect(arrivals.map(({ beacons }) => beacons.map(({ visitor }) => visitor))).toEqual([
    ['first'],
    ['first'],
    ['wrong'],
    ['last'],
  ]);
});

test('what waits is sent at the end, and nothing is taken afterwards', async () => {
  const { url, arrivals } = await listen([202]);
  const { add, stop } = open(url, 60_000);
  add(beacon('late'));
  await stop();
  expect(arrivals.flatMap(({ beacons }) => beacons.map(({ visitor }) => visitor))).toEqual(['late']);
  expect(add(beacon('after'))).toBe(false);
});

test('a registry that stays away costs a bounded memory', () => {
  const { add } = open('http://127.0.0.1:9', 60_000);
  const taken = Array.from({ length: 6_000 }, (_, nth) => add(beacon(`v${nth}`))).filter(Boolean);
  expect(taken).toHaveLength(5_000);
});
