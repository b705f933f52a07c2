import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import pg from 'pg';
import { identifyProcess } from './claim-folder.ts';
import { keepAlive, type KeptService } from './keep-alive.ts';
import { ROOT } from './packages.ts';
import { createTravellers, type Travellers } from './testing/travellers.ts';

/** A disaster that takes longer than this to pass is one for a person. */
const LIMIT_MS = 50_000;

let dataDir: string;
let api: KeptService;
let travellers: Travellers;
const steps: string[] = [];
const times: string[] = [];

const start = () =>
  keepAlive({
    name: 'API',
    script: path.join(ROOT, 'backend/src/main.ts'),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_DATA: '0',
      LATENCY: '0',
      MEDIA_AHEAD: '0',
      LOG_LEVEL: 'fatal',
    },
    pauseMs: 50,
    watch: { everyMs: 200, answerWithinMs: 1_500 },
    onStep: (text) => steps.push(text),
  });

const pidIn = async (file: string) =>
  Number((await readFile(path.join(dataDir, 'postgres', file), 'utf8')).split('\n')[0]);

/** A booking may be the last thing that a killed server did: who asks afterwards waits for the next one, up to the test's limit. */
async function untilThere(): Promise<string> {
  let url: string | undefined;
  while ((url = await findEmbeddedPostgres(dataDir)) === undefined) await setTimeout(50);
  return url;
}

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: await untilThere() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Nothing that a traveller was told to have is missing. */
async function expectNothingLost(): Promise<void> {
  const kept = (await ask('select code from bookings')).map(({ code }) => String(code));
  expect(kept).toEqual(expect.arrayContaining([...travellers.codes]));
}

/** Travellers go on booking while it happens; gives when the next of them had a booking. */
async function survive(name: string, happen: () => Promise<void>): Promise<void> {
  await travellers.book();
  const startedAt = performance.now();
  await happen();
  await travellers.book();
  times.push(`${name.padEnd(44)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  await expectNothingLost();
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'disaster-'));
  await chmod(dataDir, 0o711);
  api = await start();
  travellers = createTravellers(() => api.port);
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.stdout.write(`until the next booking after\n${times.map((line) => `  ${line}\n`).join('')}`);
});

test(
  'PostgreSQL is killed while nobody asks anything',
  () =>
    survive('PostgreSQL was killed while idle', async () => {
      process.kill(await pidIn('cluster/postmaster.pid'), 'SIGKILL');
    }),
  LIMIT_MS,
);

test(
  'the API is killed in the middle of bookings',
  () =>
    survive('the API was killed under load', async () => {
      const orders = Array.from({ length: 6 }, () => travellers.book());
      process.kill(await pidIn('owner'), 'SIGKILL');
      await Promise.all(orders);
      expect(steps).toContain('API ended with SIGKILL; starting it again');
    }),
  LIMIT_MS,
);

test(
  'the API hangs',
  () =>
    survive('the API hung', async () => {
      process.kill(await pidIn('owner'), 'SIGSTOP');
    }).then(() => expect(steps).toContain('API does not answer any more; ending it')),
  LIMIT_MS,
);

test(
  'the notes beside the database are gone at the next start',
  () =>
    survive('a restart without password, port and owner', async () => {
      await api.stop();
      for (const name of ['password', 'port', 'owner']) await rm(path.join(dataDir, 'postgres', name));
      api = await start();
    }),
  LIMIT_MS,
);

test(
  'one table is locked: who orders is told when to come back, who reads is not concerned',
  () =>
    survive('a locked table was free again', async () => {
      const client = new pg.Client({ connectionString: await untilThere() });
      await client.connect();
      await client.query('begin; lock table bookings');
      const [order, menu] = await Promise.all([
        travellers.tryOnce(randomUUID()),
        travellers.read('/api/v1/top/get-menu'),
      ]);
      expect([order.status, order.retryAfter, menu]).toEqual([503, '2', 200]);
      await client.end();
    }),
  LIMIT_MS,
);

test(
  'it is told to stop in the middle of bookings: what was begun is finished and nothing is left behind',
  async () => {
    const orders = Array.from({ length: 6 }, () => travellers.tryOnce(randomUUID()).catch(() => undefined));
    const server = await pidIn('cluster/postmaster.pid');
    const owner = await pidIn('owner');
    const startedAt = performance.now();
    await api.stop();
    times.push(`${'stopped under load in'.padEnd(44)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    await Promise.all(orders);
    expect([identifyProcess(server), identifyProcess(owner)]).toEqual([undefined, undefined]);
    api = await start();
    await expectNothingLost();
  },
  LIMIT_MS,
);
