import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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

/** Opens a pool: int8 and numeric come back as numbers, calendar days as `YYYY-MM-DD`, instants as `Date`. */
export function createDatabase(url: string, options: { max?: number } = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    types,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
  });
  // A pooled connection that the server closes while idle is replaced on the next query.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
