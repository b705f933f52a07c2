import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startService } from './edges/own-service.ts';

/**
 * How long a flight search takes per group of sources at a steady rate, without the sources' own waiting times:
 * `node bench/src/flight-availability.ts [searches a second] [seconds a group]`. Requests leave on the clock whether or
 * not earlier ones have been answered, so a slow answer cannot hide the ones behind it.
 */

const GROUPS = [
  {
    name: 'scraping, at home',
    preferredAirlines: [2, 8, 11, 17, 18],
    routes: ['CGK-DPS', 'CGK-SUB', 'KNO-UPG', 'SUB-BPN'],
  },
  { name: 'API, at home', preferredAirlines: [3, 4, 5, 7], routes: ['CGK-DPS', 'CGK-SUB', 'KNO-CGK', 'CGK-DJJ'] },
  {
    name: 'scraping, abroad',
    preferredAirlines: [2, 8, 11, 17, 18],
    routes: ['CGK-SIN', 'DPS-SYD', 'SUB-KUL', 'KNO-BKK'],
  },
  { name: 'API, abroad', preferredAirlines: [3, 4, 5, 7], routes: ['CGK-SIN', 'DPS-KUL', 'CGK-NRT', 'CGK-JED'] },
  { name: 'Sabre', preferredAirlines: [6], routes: ['CGK-LHR', 'DPS-NRT', 'CGK-SYD', 'SUB-SIN'] },
  { name: 'Galileo', preferredAirlines: [22], routes: ['CGK-LHR', 'DPS-CDG', 'CGK-JED', 'CGK-IST'] },
  { name: 'Amadeus', preferredAirlines: [28], routes: ['CGK-NRT', 'DPS-ICN', 'CGK-BKK', 'SUB-NRT'] },
] as const;

const AUTHORIZATION = `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}`;

interface Sample {
  readonly ms: number;
  readonly ok: boolean;
  readonly offers: number;
}

function bodyOf(group: (typeof GROUPS)[number], index: number): string {
  const [origin, destination] = group.routes[index % group.routes.length]!.split('-');
  const departAt = new Date(Date.now() + (20 + (index % 120)) * 86_400_000);
  const { preferredAirlines } = group;
  const departDate = departAt.toISOString().slice(0, 10).replace(/-13$/, '-14');
  return JSON.stringify({
    origin,
    destination,
    departDate,
    adult: 1 + (index % 3),
    child: index % 2,
    preferredAirlines,
  });
}

async function search(url: string, body: string): Promise<Sample> {
  const startedAt = performance.now();
  const headers = { authorization: AUTHORIZATION, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  return { ms: performance.now() - startedAt, ok: response.ok, offers: text.split('"FlightId"').length - 1 };
}

async function load(url: string, group: (typeof GROUPS)[number], rate: number, seconds: number): Promise<Sample[]> {
  const running: Promise<Sample>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const waitMs = startedAt + (index * 1000) / rate - performance.now();
    if (waitMs > 1) await delay(waitMs);
    running.push(search(url, bodyOf(group, index)));
  }
  return Promise.all(running);
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

function report(name: string, samples: readonly Sample[]): void {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const offers = samples.reduce((sum, sample) => sum + sample.offers, 0) / samples.length;
  const failed = samples.filter(({ ok }) => !ok).length;
  const cells = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)!].map((ms) =>
    ms.toFixed(1).padStart(8),
  );
  process.stdout.write(
    `${name.padEnd(20)}${cells.join('')}${offers.toFixed(1).padStart(9)}${String(failed).padStart(8)}\n`,
  );
}

const [rate = 50, seconds = 6] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'wisata-bench-'));
const backend = await startService({ script: 'backend/src/main.ts', env: { DATA_DIR: dataDir } });
const address = `${backend.url}/api/v1/flight/availability`;
try {
  for (const group of GROUPS) await load(address, group, 10, 1);
  process.stdout.write(`${rate} searches a second; ms      p50     p95     max   offers  failed\n`);
  for (const group of GROUPS) report(group.name, await load(address, group, rate, seconds));
} finally {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
