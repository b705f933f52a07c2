import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running site, and how to end it. */
export interface Site {
  readonly url: string;
  /** Where it keeps releases and database. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

async function startSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-bench-'));
  // Started by root, the database runs as another user, who has to get in here.
  await chmod(dataDir, 0o755);
  const start = join(import.meta.dirname, '../../platform/cli/src/start.ts');
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    LATENCY: '0',
    BOOKING_LIMIT: '100000',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /is ready\s+(\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The site at `SITE_URL` with its data in `DATA_DIR`, which goes on afterwards; without them, a site of its own on an
 * empty database.
 */
export async function useSite(): Promise<Site> {
  const { SITE_URL, DATA_DIR = '.data' } = process.env;
  return SITE_URL ? { url: SITE_URL.replace(/\/$/, ''), dataDir: DATA_DIR, stop: async () => undefined } : startSite();
}
