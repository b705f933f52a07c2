import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import pg from 'pg';
import { readRegistryConfig } from './config.ts';
import { createPool, migrate, MIGRATIONS } from './database.ts';
import { createOpsClient, type OpsClient } from './ops-client.ts';
import { startRegistry, type RunningRegistry } from './start.ts';
import { createFolderStore } from './store.ts';

/** Files of a build by path, `client/…` and `server/…`. */
export type BuildFiles = Readonly<Record<string, string>>;

/** A registry over HTTP with a database of its own. */
export interface TestRegistry {
  readonly running: RunningRegistry;
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Speaks with the local operator's token. */
  readonly ops: OpsClient;
  /** Puts a build into the store without telling the registry. */
  store(name: string, version: string, files?: BuildFiles, contract?: string): Promise<void>;
  /** Stores, publishes and makes live. */
  release(name: string, version: string, files?: BuildFiles, contract?: string): Promise<void>;
  /** Ends the service and drops its database; the data folder is the caller's. */
  stop(): Promise<void>;
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is missing: run these tests through jest, whose setup starts PostgreSQL');
  return url;
}

const TEMPLATE = `registry_template_${createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 12)}`;
const TEMPLATE_LOCK = 7_140_202;

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** Migrated once for all tests of a run; a registry that starts on a copy finds nothing to do. */
async function ensureTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount) return;
  const draft = `${TEMPLATE}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const pool = createPool(addressOf(draft));
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function createDatabase(create: (client: pg.Client, name: string) => Promise<unknown>): Promise<TestDatabase> {
  const name = `registry_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => create(client, name));
  return {
    url: addressOf(name),
    drop: async () => void (await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** A database with nothing in it. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase((client, name) => client.query(`create database ${name}`));

/** A database as a registry leaves it that has started once. */
const createMigratedDatabase = (): Promise<TestDatabase> =>
  createDatabase(async (client, name) => {
    await ensureTemplate(client);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });

const SMALL_BUILD: BuildFiles = { 'client/remoteEntry.js': 'globalThis.remote = {};' };

/** Adds a build made of these texts to the store of a data folder. */
export async function storeBuild(
  dataDir: string,
  name: string,
  version: string,
  files: BuildFiles = SMALL_BUILD,
  contract: string = KERNEL_CONTRACT,
): Promise<void> {
  const buildFolder = await mkdtemp(path.join(dataDir, 'build-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(buildFolder, file)), { recursive: true });
    await writeFile(path.join(buildFolder, file), text);
  }
  await createFolderStore(path.join(dataDir, 'releases')).add({ name, version, contract, buildFolder });
  await rm(buildFolder, { recursive: true });
}

/** Starts a registry on a free port with a database of its own. */
export async function startTestRegistry(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TestRegistry> {
  const database = await createMigratedDatabase();
  const defaults = { DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent' };
  const running = await startRegistry(readRegistryConfig({ ...defaults, ...env }));
  const ops = await createOpsClient({ dataDir, url: running.url, actor: 'test' });
  const store: TestRegistry['store'] = (name, version, files, contract) =>
    storeBuild(dataDir, name, version, files, contract);
  return {
    running,
    url: running.url,
    databaseUrl: database.url,
    dataDir,
    ops,
    store,
    async release(name, version, files, contract) {
      await store(name, version, files, contract);
      await ops.publish(name, version);
      await ops.act(name, { kind: 'activate', version, reason: 'test' });
    },
    async stop() {
      await running.stop();
      await database.drop();
    },
  };
}
