import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { findPostmaster, isAlive, stopPostmaster } from '@wisata/database/postgres-process';

declare global {
  var wisataTestPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined;
}

const PREFIX = 'wisata-test-';
const FORGOTTEN_MS = 600_000;
const DURABILITY_OFF = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** A run that was killed could not stop its server; the next run does. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const owner = Number(await readFile(join(folder, 'postgres', 'owner'), 'utf8').catch(() => '0'));
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (owner ? isAlive(owner) : Date.now() - mtimeMs < FORGOTTEN_MS) continue;
    const server = findPostmaster(join(folder, 'postgres', 'cluster'));
    if (server) await stopPostmaster(server.pid);
    await rm(folder, { recursive: true, force: true });
  }
}

/** One throw-away PostgreSQL for the whole run; durability is off because nothing outlives it. */
export default async function setUp(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  // As root the server runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, flags: DURABILITY_OFF.flatMap((setting) => ['-c', setting]) });
  globalThis.wisataTestPostgres = { server, dataDir };
  process.env.TEST_DATABASE_URL = server.url;
}
