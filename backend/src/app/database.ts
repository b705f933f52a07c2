import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { noteSpan } from '@wisata/telemetry/tracing';
import type { Database } from './schema.ts';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP = 1114;

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  // A calendar day has no time zone, so it stays the text YYYY-MM-DD.
  [DATE, (text) => text],
  [TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format): (text: string) => unknown {
    const parse = format === 'binary' ? undefined : parsers.get(oid);
    return parse ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown);
  },
};

const lane = new AsyncLocalStorage<'reserved'>();

/** Runs `work` on a separate pool, so that other calls cannot exhaust its connections. */
export const inReservedPool = <T>(work: () => T): T => lane.run('reserved', work);

/** Longer than any statement of a call takes; what waits longer holds up others. */
const LIMITS = '-c statement_timeout=15000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=30000';
const RESERVED_CONNECTIONS = 4;
const WAIT_MS = { ordinary: 10_000, reserved: 3_000 } as const;
/** How long calls wait for a server that takes no connections; it starts again, or another takes over, within seconds. */
const RESTART_MS = 5_000;
const KNOCK_EVERY_MS = 100;

/** How a database is opened. */
export interface DatabaseOptions {
  readonly max?: number;
  /** For migrations and seeds, which may take and wait as long as they need. */
  readonly isPatient?: boolean;
  /** How long a server that takes no connections is waited for, from the first refusal on; then calls fail at once. */
  readonly restartMs?: number;
  /** Queries become part of the trace that asks them. */
  readonly isTraced?: boolean;
}

/** The pools of a database by name. */
type Pools = Readonly<Record<'ordinary' | 'reserved', pg.Pool>>;

const pools = new WeakMap<object, Pools>();

/** How busy the pools behind a database are. */
export const poolsOf = (db: object): Partial<Pools> => pools.get(db) ?? {};

const TABLE = /^\s*(?:update|.*?\b(?:into|from))\s+"?(\w+)/is;

/** The verb and table of a statement; its parameters may hold personal data and are left out. */
function noteQuery({ query: { sql: text }, queryDurationMillis }: LogEvent): void {
  const verb = /\w+/.exec(text)?.[0].toLowerCase() ?? 'query';
  noteSpan(`${verb} ${TABLE.exec(text)?.[1] ?? ''}`.trim(), queryDurationMillis, {
    'db.system': 'postgresql',
    'db.query.text': text,
  });
}

function openPool(url: string, max: number, waitMs: number, limits: string): pg.Pool {
  const options = `-c timezone=UTC ${limits}`.trim();
  const pool = new pg.Pool({ connectionString: url, max, types, options, connectionTimeoutMillis: waitMs });
  // A connection that the server closes, idle or not, is replaced by the next query; unheard, its error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const NO_SERVER = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123])$/;

/** Nobody listens, the server is ending or starting, or it hung up before it had greeted. */
const hasNoServer = ({ code = '', message }: { readonly code?: string; readonly message: string }) =>
  NO_SERVER.test(code) || message.startsWith('Connection terminated unexpectedly');

/** A pool's `connect` that outlasts a restart of the server; nothing has been asked yet, so trying again is safe. */
function outlastRestarts(pool: pg.Pool, restartMs: number): () => Promise<pg.PoolClient> {
  let awaySince: number | undefined;
  return async function connect(): Promise<pg.PoolClient> {
    try {
      const client = await pool.connect();
      awaySince = undefined;
      return client;
    } catch (error) {
      if (!hasNoServer(error as Error)) throw error;
      awaySince ??= performance.now();
      if (performance.now() - awaySince >= restartMs) throw error;
    }
    await wait(KNOCK_EVERY_MS);
    return connect();
  };
}

/** Opens a pool: int8 and numeric come back as numbers, calendar days as `YYYY-MM-DD`, instants as `Date`. */
export function createDatabase(
  url: string,
  { max = 16, isPatient = false, restartMs = RESTART_MS, isTraced = false }: DatabaseOptions = {},
): Kysely<Database> {
  const limits = isPatient ? '' : LIMITS;
  const ordinary = openPool(url, max, WAIT_MS.ordinary, limits);
  const reserved = openPool(url, RESERVED_CONNECTIONS, WAIT_MS.reserved, limits);
  const connect = {
    ordinary: outlastRestarts(ordinary, restartMs),
    reserved: outlastRestarts(reserved, restartMs),
  };
  const pool = {
    Client: pg.Client,
    options: ordinary.options,
    connect: () => connect[lane.getStore() ?? 'ordinary'](),
    end: async () => void (await Promise.all([ordinary.end(), reserved.end()])),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(isTraced && { log: noteQuery }) });
  pools.set(db, { ordinary, reserved });
  return db;
}

/** Lock and statement limits, shutdowns, lost connections, too many of them, a full disk, a server that only reads. */
const AWAY_CODE = /^(55P03|57014|57P0\d|08\d{3}|53\d{3}|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether an error says only that the database is away or busy: nothing was changed, and trying again may help. */
export function isDatabaseAway(error: { readonly code?: string; readonly message: string }): boolean {
  return AWAY_CODE.test(error.code ?? '') || AWAY_MESSAGE.test(error.message);
}
