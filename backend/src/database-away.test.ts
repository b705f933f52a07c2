import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import net from 'node:net';
import { createTestDatabase } from '@wisata/database/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { bookingsModule } from './modules/bookings/index.ts';
import { contentModule } from './modules/content/index.ts';
import { hotelModule } from './modules/hotel/index.ts';
import { DEMO_PASSWORD } from './modules/auth/index.ts';
import { createDatabase, isDatabaseAway } from './app/database.ts';
import { startTestBackend, type TestBackend } from './testing.ts';

const CONNECTIONS = 16;

describe('while one locked table holds up orders', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ modules: [bookingsModule, hotelModule, contentModule], hasLimits: true });
  });
  afterAll(() => backend.close());

  test('they are refused with when to come back, and go on as soon as it is free', async () => {
    const order = () => backend.call('GET', '/api/v1/dashboard/booking', { as: 'member@wisata.test' });
    const locker = new pg.Client({ connectionString: backend.databaseUrl });
    await locker.connect();
    await locker.query('begin; lock table bookings');
    const { status, headers, body } = await order();
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'SERVICE_BUSY']);
    await locker.end();
    expect((await order()).status).toBe(200);
  });

  test('people sign in and read on, even when orders have used up every connection', async () => {
    let free = () => undefined as void;
    const freed = new Promise<void>((resolve) => (free = resolve));
    const { db } = backend.context;
    const hold = async () => {
      let isHeld = () => undefined as void;
      const held = new Promise<void>((resolve) => (isHeld = resolve));
      const ended = db.connection().execute(() => {
        isHeld();
        return freed;
      });
      await held;
      return { ended };
    };
    const holds = await Promise.all(Array.from({ length: CONNECTIONS }, hold));
    const json = { email: 'member@wisata.test', password: DEMO_PASSWORD };
    const answers = await Promise.all([
      backend.call('POST', '/api/v1/auth/login', { json }),
      backend.call('GET', '/api/v1/top/get-menu'),
      backend.call('GET', '/api/v1/blog/get-list'),
      backend.call('GET', '/health/ready'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    free();
    await Promise.all(holds.map(({ ended }) => ended));
  });
});

test('a connection that is lost between two statements of one transaction ends no process', async () => {
  const database = await createTestDatabase();
  const db = createDatabase(database.url);
  try {
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
      // The news of it comes while nobody asks anything of this connection.
      await new Promise((resolve) => setImmediate(resolve));
      await sql`select 1`.execute(trx);
    });
    const failure = await broken.then(
      () => new Error('Nothing failed'),
      (error: Error) => error,
    );
    expect([isDatabaseAway(failure), failure.message]).toEqual([true, failure.message]);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});

describe('a server that takes no connections', () => {
  const listen = (server: net.Server, port = 0) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port)),
    );
  const end = (server: net.Server) => new Promise((resolve) => server.close(resolve));
  const ask = (db: ReturnType<typeof createDatabase>) => sql<{ one: number }>`select 1 as one`.execute(db);

  test('is waited for, and the call goes on when it is back', async () => {
    let knocks = 0;
    let hasKnocked = () => undefined as void;
    const knocked = new Promise<void>((resolve) => (hasKnocked = resolve));
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
    const server = net.createServer((socket) => {
      knocks += 1;
      if (knocks === 2) hasKnocked();
      if (knocks <= 2) return void socket.destroy();
      socket.on('error', () => undefined);
      socket.pipe(net.connect(Number(port), hostname).on('error', () => undefined)).pipe(socket);
    });
    const url = new URL(process.env.TEST_DATABASE_URL!);
    const own = await listen(server);
    url.host = `127.0.0.1:${own}`;
    const db = createDatabase(url.href);
    try {
      const asked = ask(db);
      await knocked;
      // Nobody listens at all now.
      await end(server);
      await listen(server, own);
      expect((await asked).rows).toEqual([{ one: 1 }]);
    } finally {
      await db.destroy();
      await end(server);
    }
  });

  test('for longer than a restart costs the next call no wait', async () => {
    let knocks = 0;
    const server = net.createServer((socket) => {
      knocks += 1;
      socket.destroy();
    });
    const db = createDatabase(`postgres://nobody@127.0.0.1:${await listen(server)}/none`, { restartMs: 150 });
    const isAway = (error: Error) => isDatabaseAway(error);
    try {
      expect(await ask(db).catch(isAway)).toBe(true);
      expect(knocks).toBeGreaterThan(1);
      const before = knocks;
      expect(await ask(db).catch(isAway)).toBe(true);
      expect(knocks).toBe(before + 1);
    } finally {
      await db.destroy();
      await end(server);
    }
  });
});

test('an API whose database is gone says that it is not ready, but that it lives', async () => {
  const backend = await startTestBackend({ hasLimits: true });
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  try {
    const { pathname } = new URL(backend.databaseUrl);
    await admin.query(`drop database ${pathname.slice(1)} with (force)`);
    const statusOf = async (path: string) => (await backend.call('GET', path)).status;
    expect(await Promise.all(['/health', '/health/ready', '/health/live'].map(statusOf))).toEqual([503, 503, 200]);
  } finally {
    await admin.end();
    await backend.close();
  }
});

test.each([
  [undefined, '203.0.113.7'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with TRUST_PROXY=%s a visitor behind the edge of this machine is %s', async (trusted, expected) => {
  const backend = await startTestBackend({ modules: [], ...(trusted && { env: { TRUST_PROXY: trusted } }) });
  try {
    const json = { email: 'nobody@wisata.test', password: 'wrong-password' };
    await backend.call('POST', '/api/v1/auth/login', { json, headers: { 'x-forwarded-for': '203.0.113.7' } });
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(backend.context.db);
    expect(rows.filter(({ key }) => key.includes(expected)).length).toBeGreaterThan(0);
  } finally {
    await backend.close();
  }
});
