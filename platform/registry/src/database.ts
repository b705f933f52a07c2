import pg from 'pg';
import { ACCESS_TABLES } from './access-tables.ts';
import { ATTEMPT_TABLES } from './attempts/attempt-tables.ts';
import { COLLECTION_TABLES } from './collection/collection-tables.ts';
import { ERROR_TABLES } from './errors/error-tables.ts';
import { BEACON_TABLES, SOURCE_INDEX, VITALS_TABLE } from './judge/beacon-tables.ts';
import { CHART_TABLES } from './judge/chart-tables.ts';
import { PREVIEW_TABLE } from './previews/preview-tables.ts';
import { FINDING_TABLES } from './judge/finding-tables.ts';
import { PLAN_COLUMNS, PROBLEM_COLUMN, REQUEST_TABLES } from './request-tables.ts';

/** Whatever can run a statement: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

const MIGRATE_LOCK = 7_140_300;
const CONNECT_TIMEOUT_MS = 5_000;

/** In this order; what has run once is never edited. */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  '001-releases': `
    create table releases.counter (is_single boolean primary key default true check (is_single), revision bigint not null);
    insert into releases.counter (revision) values (0);
    create table releases.packages (
      name text primary key,
      state jsonb not null,
      revision bigint not null default 0
    );
    create table releases.release_revisions (
      revision bigint primary key,
      at timestamptz not null,
      actor text not null,
      reason text not null,
      package text not null,
      action jsonb not null,
      state_after jsonb not null
    );
    create index release_revisions_by_package on releases.release_revisions (package, revision);
    create table releases.release_versions (
      package text not null,
      version text not null,
      published_at timestamptz not null,
      published_by text not null,
      contract text not null,
      gates jsonb not null,
      primary key (package, version)
    );
    create table releases.release_tokens (
      hash text primary key,
      name text not null,
      role text not null check (role in ('viewer', 'releaser', 'operator')),
      speaks_for_others boolean not null default false,
      created_at timestamptz not null default now()
    );
    create table releases.answers (
      key text primary key,
      fingerprint text not null,
      answer jsonb not null,
      at timestamptz not null default now()
    );
    create function releases.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The history of releases only grows';
    end $$;
    create trigger release_revisions_only_grow before update or delete on releases.release_revisions
      for each row execute function releases.refuse_change();
    create trigger release_revisions_are_never_emptied before truncate on releases.release_revisions
      for each statement execute function releases.refuse_change();`,
  '002-beacons': BEACON_TABLES,
  '003-vitals': VITALS_TABLE,
  '004-collections': COLLECTION_TABLES,
  '005-findings': FINDING_TABLES,
  '006-digests': 'alter table releases.release_versions add column digest text',
  '007-access': ACCESS_TABLES,
  '008-sources': SOURCE_INDEX,
  '009-requests': REQUEST_TABLES,
  '010-plans': PLAN_COLUMNS,
  '011-origins': 'alter table releases.release_versions add column origin jsonb',
  '012-builds': `
    alter table releases.release_versions add column built jsonb;
    create trigger release_builds_stay before update on releases.release_versions
      for each row when (old.built is distinct from new.built) execute function releases.refuse_change();`,
  '013-attempts': ATTEMPT_TABLES,
  '014-charts': CHART_TABLES,
  '020-errors': ERROR_TABLES,
  '021-previews': PREVIEW_TABLE,
  '022-plan-problems': PROBLEM_COLUMN,
};

/** Runs `work` in one transaction: all of it or nothing. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

/** Brings the schema `releases` up to date; any number of processes may call it at once. */
export async function migrate(pool: pg.Pool, migrations = MIGRATIONS): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATE_LOCK]);
    await client.query('create schema if not exists releases');
    await client.query(
      'create table if not exists releases.migrations (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from releases.migrations');
    const known = new Set(rows.map(({ name }) => name));
    for (const [name, statements] of Object.entries(migrations)) {
      if (known.has(name)) continue;
      await client.query(statements);
      await client.query('insert into releases.migrations (name) values ($1)', [name]);
    }
  });
}

/** Opens a pool; a connection that the server closed is replaced by the next query. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => undefined);
  // The same for one that is in use between two statements: unheard, its error ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
