import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** A server of the product that the bench runs by itself. */
export interface Service {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

interface ServiceOptions {
  /** Its main file, from the root of the checkout. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Modules that run in it before its own, in its threads too. */
  readonly preloads?: readonly string[];
}

/** Starts a server on a free port and waits until it serves. */
export async function startService({ script, env, preloads = [] }: ServiceOptions): Promise<Service> {
  const child = fork(join(ROOT, script), [], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LATENCY: '0',
      BOOKING_LIMIT: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    execArgv: preloads.flatMap((file) => ['--import', file]),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout!.on('data', (chunk: Buffer) => {
      const line = chunk
        .toString()
        .split('\n')
        .find((text) => text.includes('"ready":true'));
      if (line) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
  return {
    url: `http://localhost:${port}`,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** An edge beside the one of the site, over the same API. */
export function startEdge(siteUrl: string, env: Readonly<Record<string, string>>, preloads: readonly string[] = []) {
  return startService({
    script: 'platform/edge/src/main.ts',
    env: { API_BASE_URL: siteUrl, REGISTRY_URL: siteUrl, ...env },
    preloads,
  });
}
