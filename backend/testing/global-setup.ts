import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/app/embedded-postgres.ts';

declare global {
  var wisataTestPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined;
}

/** One throw-away PostgreSQL for the whole run; durability is off because nothing outlives it. */
export default async function setUp(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-test-'));
  // As root the server runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    flags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
    ],
  });
  globalThis.wisataTestPostgres = { server, dataDir };
  process.env.TEST_DATABASE_URL = server.url;
}
