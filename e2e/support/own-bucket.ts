import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** An S3 service in memory with one bucket, for one spec. */
export interface OwnBucket {
  /** What a site needs to keep its releases there. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the service on a free port. */
export async function startOwnBucket(): Promise<OwnBucket> {
  const script = path.join(ROOT, 'platform/registry/testing/bucket-main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bucket ended with ${code}`)));
    createInterface({ input: child.stdout! }).once('line', (line) =>
      resolve((JSON.parse(line) as { port: number }).port),
    );
  });
  return {
    env: {
      RELEASE_STORE: 's3://releases/site',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
