import { createHash, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestTemplate } from '@wisata/database/testing';
import { sql } from 'kysely';
import { authModule, findUserByEmail } from './modules/auth/index.ts';
import { applyBookingEvent, type BookingEventKind } from './modules/bookings/index.ts';
import { mailModule } from './modules/mail/index.ts';
import { signAccessToken, type AuthUser, type Role } from './app/access-token.ts';
import { createTestClock, type TestClock } from './app/clock.ts';
import { readConfig, type Config } from './app/config.ts';
import { closeContext, createContext } from './app/open-context.ts';
import { coreModule } from './app/core.ts';
import { migrate } from './app/migrate.ts';
import type { BackendContext } from './app/context.ts';
import type { BackendModule } from './app/module.ts';
import { seedAll } from './app/seed-all.ts';
import { buildServer } from './app/server.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are checked by the expectations of the test itself
export type LooseJson = any;

export interface CallOptions {
  json?: unknown;
  /** `basic` (default) is what the edge sends for guests; a role or an e-mail address signs that demo user in; `none` sends nothing. */
  as?: 'basic' | 'none' | Role | (string & {}) | Pick<AuthUser, 'id' | 'role'>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text when it is not JSON. */
  body: LooseJson;
  bytes: Uint8Array;
}

export interface TestBackend {
  url: string;
  databaseUrl: string;
  context: BackendContext;
  clock: TestClock;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Runs every job that is due; with `scheduled`, the repeating ones too. */
  drainJobs(options?: { scheduled?: boolean }): Promise<number>;
  /** Makes jobs that failed due again at once, instead of after their delay. */
  retryFailedJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestBackendOptions {
  /** Besides core, mail and auth, which are always there. */
  modules?: readonly BackendModule[];
  /** Instant at which the test's clock stands. */
  now?: string;
  env?: Record<string, string>;
  /** Whether calls wait only as long as real ones: a crowd at one row would then be refused by how busy the machine is. */
  hasLimits?: boolean;
}

const SETTINGS = {
  JWT_SECRET: 'token-secret-of-the-tests-0000000001',
  GATEWAY_SECRET: 'gateway-secret-of-the-tests-00000001',
  LOG_LEVEL: 'fatal',
  LATENCY: '0',
  DEMO_DATA: '1',
  PORT: '0',
  MEDIA_AHEAD: '0',
  BOOKING_LIMIT: '100000',
};

export const TEST_NOW = '2026-11-20T03:00:00Z';

/** Migrated and seeded once per set of modules and start instant; every test gets a copy. */
function templateOf(config: Config, modules: readonly BackendModule[], now: string): TestTemplate {
  // How loud the log is changes no record.
  const { settings: _, logLevel: __, ...own } = config;
  const key = JSON.stringify([modules.map(({ name, migrations }) => [name, Object.keys(migrations ?? {})]), now, own]);
  return {
    name: `template_${createHash('sha256').update(key).digest('hex').slice(0, 20)}`,
    async fill(databaseUrl) {
      const context = createContext(config, modules, { databaseUrl, clock: createTestClock(now), background: false });
      try {
        await migrate(context.db, modules);
        await context.jobs.install();
        await seedAll(context, modules);
      } finally {
        await closeContext(context);
      }
    },
  };
}

/** A session that lasts for every clock; each call has its own, because some calls end it. */
async function openSession({ db }: BackendContext, userId: string): Promise<string> {
  const id = randomUUID();
  const times = { created_at: new Date(0), expires_at: new Date('2100-01-01'), used_at: null, revoked_at: null };
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: id, family_id: id, user_id: userId, ...times })
    .execute();
  return id;
}

async function authorizationOf(
  context: BackendContext,
  as: NonNullable<CallOptions['as']>,
): Promise<string | undefined> {
  const { config, clock, db } = context;
  if (as === 'none') return undefined;
  if (as === 'basic') return `Basic ${Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64')}`;
  let user = typeof as === 'string' ? undefined : as;
  if (typeof as === 'string') {
    const email = as.includes('@') ? as : `${as}@wisata.test`;
    user = await findUserByEmail(db, email);
    if (!user) throw new Error(`No user ${email} in this test database`);
  }
  const sessionId = await openSession(context, user!.id);
  return `Bearer ${await signAccessToken({ id: user!.id, role: user!.role, sessionId }, config.jwtSecret, clock)}`;
}

function parseBody(bytes: Uint8Array, mediaType: string): LooseJson {
  const text = Buffer.from(bytes).toString('utf8');
  return mediaType.includes('json') && text ? JSON.parse(text) : text;
}

async function call(
  url: string,
  context: BackendContext,
  method: string,
  path: string,
  { json, as = 'basic', headers = {} }: CallOptions = {},
): Promise<Answer> {
  const authorization = await authorizationOf(context, as);
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization ? { authorization } : {}),
      ...headers,
    },
    ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body: unknown = parseBody(bytes, response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, bytes, body };
}

/** The data of a call that must go well. */
export async function take<T = LooseJson>(backend: TestBackend, path: string, json: object): Promise<T> {
  const answer = await backend.call('POST', `/api/v1/${path}`, { json });
  const { message, fields, data } = answer.body as {
    readonly message?: string;
    readonly fields?: object;
    readonly data: T;
  };
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${message} ${JSON.stringify(fields ?? {})}`);
  return data;
}

/** Lets this happen to a booking; whatever follows from it waits for `drainJobs`. */
export const applyEvent = ({ context }: TestBackend, id: string, kind: BookingEventKind) =>
  context.db.transaction().execute((trx) => applyBookingEvent(context, trx, id, { kind }));

/** Takes the payment of a booking as the gateway would. */
export async function settleBooking(backend: TestBackend, id: string): Promise<void> {
  await applyEvent(backend, id, 'payment-started');
  await applyEvent(backend, id, 'payment-settled');
}

/** A whole backend on a database of its own, listening on a free port. Jobs wait for `drainJobs`. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const base = [coreModule, mailModule, authModule];
  const modules = [...base, ...(options.modules ?? []).filter((module) => !base.includes(module))];
  const now = options.now ?? TEST_NOW;
  const config = readConfig({ ...SETTINGS, ...options.env });
  const { url: databaseUrl, drop } = await createTestDatabase(templateOf(config, modules, now));
  const clock = createTestClock(now);
  const context = createContext(config, modules, {
    databaseUrl,
    clock,
    background: false,
    isPatient: !options.hasLimits,
  });
  const app = await buildServer(context, modules);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    databaseUrl,
    context,
    clock,
    call: (method, path, callOptions) => call(url, context, method, path, callOptions),
    async retryFailedJobs() {
      await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(context.db);
    },
    drainJobs: (drainOptions) => context.jobs.drain(context, drainOptions),
    async close() {
      await app.close();
      await closeContext(context);
      await drop();
    },
  };
}
