import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase, type TestTemplate } from '@wisata/database/testing';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
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

/** A registry that starts on a copy finds nothing to migrate. */
const MIGRATED: TestTemplate = {
  name: `registry_template_${createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 12)}`,
  async fill(url) {
    const pool = createPool(url);
    try {
      await migrate(pool);
    } finally {
      await pool.end();
    }
  },
};

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
  const database = await createTestDatabase(MIGRATED);
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
