import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@wisata/database/testing';
import { sql } from 'kysely';
import { PROGRAM_ENV } from '../testing/program-env.ts';
import { bookHotel, type BookedHotel } from '../testing/hotel-guest.ts';
import { readConfig } from './app/config.ts';
import type { BackendModule } from './app/module.ts';
import { startBackend, type RunningBackend } from './app/start.ts';
import { modules as all } from './modules.ts';
import { pay } from './modules/gateway/charge.service.ts';
import type { TestBackend } from './testing.ts';

/** What takes a booking and tells of it by mail. */
const NEEDED = ['core', 'mail', 'auth', 'promo', 'content', 'notifications', 'bookings', 'hotel', 'gateway', 'payment'];
const modules = all.filter(({ name }) => NEEDED.includes(name));

/** The next version of the code: a column and a table more, as a migration that old code can live with. */
const NEXT: readonly BackendModule[] = [
  ...modules,
  {
    name: 'next',
    migrations: {
      '001-more': {
        async up(db) {
          await sql`alter table bookings add column channel text not null default 'web'`.execute(db);
          await sql`create table channels (name text primary key)`.execute(db);
        },
      },
    },
  },
];

let database: TestDatabase;
let dataDir: string;
const running: RunningBackend[] = [];

async function start(role: string, code: readonly BackendModule[] = modules): Promise<RunningBackend> {
  const backend = await startBackend(
    readConfig({
      ...PROGRAM_ENV,
      JWT_SECRET: 'a-token-secret-for-the-fleet-000001',
      GATEWAY_SECRET: 'a-gateway-secret-for-the-fleet-0001',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
      DEV_INBOX: '1',
      BOOKING_LIMIT: '100000',
      LATENCY: '0',
      LOG_LEVEL: 'silent',
      MEDIA_AHEAD: '0',
      METRICS_PORT: '0',
      NOW: '2026-11-20T03:00:00Z',
      PORT: '0',
      ROLE: role,
    }),
    code,
  );
  running.push(backend);
  return backend;
}

type Answer<T> = { readonly body: { readonly data: T } };

const callerOf = ({ port, context }: RunningBackend): TestBackend['call'] => {
  const { basicUser, basicPassword } = context.config;
  const authorization = `Basic ${Buffer.from(`${basicUser}:${basicPassword}`).toString('base64')}`;
  return async (method, path, { json } = {}) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: JSON.stringify(json) });
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(), body: await answer.json() };
  };
};

let hotel = 0;

/** Books a hotel that nobody has booked before; some are full on these days. */
async function bookAt(backend: RunningBackend): Promise<BookedHotel> {
  hotel += 1;
  const isFull = (error: Error) => error.message.includes('has no room');
  const hotelKey = `HTL-DPS-${String(hotel).padStart(3, '0')}`;
  return bookHotel({ call: callerOf(backend) } as TestBackend, { hotelKey }).catch((error: Error) => {
    if (!isFull(error)) throw error;
    return bookAt(backend);
  });
}

const asked = async ({ operationsPort }: RunningBackend, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}${path}`);
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wisata-fleet-'));
});

afterAll(async () => {
  for (const backend of running) await backend.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a process that comes before its tables says which are missing', async () => {
  await expect(start('api')).rejects.toThrow(/lacks core\/001-tables, .*ROLE=migrate/);
});

test('a worker does the jobs that an API leaves behind, and each says of itself what it does', async () => {
  await (await start('migrate')).stop();
  const [api, worker] = [await start('api'), await start('worker')];
  const written = async () => {
    const inbox = await fetch(`http://127.0.0.1:${api.port}/dev/inbox?format=json`);
    return ((await inbox.json()) as { data: { total: number } }).data.total;
  };
  await bookAt(api);
  while ((await written()) === 0);
  expect([(await asked(api, '/ready')).status, (await asked(worker, '/ready')).status]).toEqual([200, 200]);
  expect((await asked(api, '/metrics')).text).toContain('kind="POST /api/v1/hotel/booking",status="200"} 1');
  expect((await asked(worker, '/metrics')).text).toContain('wisata_bookings_day{service="hotel",status="unpaid"} 1');
  expect((await asked(api, '/metrics')).text).not.toContain('wisata_bookings_day');
});

test('a worker, which has no port, tells the shop what its test gateway saw', async () => {
  const [api] = running.filter(({ context }) => context.config.role === 'api') as [RunningBackend];
  const call = callerOf(api);
  const { id, email } = await bookAt(api);
  const wanted = { bookings: [id], email, bank_code: '014', product_code: 'BCAVA' };
  const added = (await call('POST', '/api/v1/payment/add', { json: wanted })) as Answer<{ id: string }>;
  const asked = { json: { id: added.body.data.id, email } };
  const page = (await call('POST', '/api/v1/merchant/redirect-url', asked)) as Answer<{ redirect_url: string }>;
  await pay(api.context, page.body.data.redirect_url.split('/').at(-1)!);
  const delivered = api.context.db
    .selectFrom('gateway_notices')
    .select('delivered_at')
    .where('delivered_at', 'is not', null);
  // A notice counts as delivered once the shop has answered it, so the booking is paid by then.
  while ((await delivered.execute()).length === 0);
  const paid = api.context.db.selectFrom('bookings').select('payment_status').where('id', '=', id);
  expect(await paid.executeTakeFirstOrThrow()).toEqual({ payment_status: 'paid' });
});

test('an old API takes bookings while the tables of the next version come, and beside it afterwards', async () => {
  const [old] = running.filter(({ context }) => context.config.role === 'api');
  let isMigrated = false;
  let during = 0;
  const visitors = (async () => {
    for (; !isMigrated || during < 5; during += 1) await bookAt(old!);
  })();
  await expect(start('api', NEXT)).rejects.toThrow('lacks next/001-more');
  await (await start('migrate', NEXT)).stop();
  isMigrated = true;
  await visitors;
  const next = await start('api', NEXT);
  await Promise.all([bookAt(old!), bookAt(next)]);
  expect((await asked(old!, '/ready')).status).toBe(200);
});
