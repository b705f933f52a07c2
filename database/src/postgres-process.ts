import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A process that ended but was never collected by its parent (common in containers) does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return platform() !== 'linux' || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function waitUntil(test: () => Promise<boolean> | boolean, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(50)) if (await test()) return true;
  return false;
}

const readLines = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** The server of this cluster, if one runs. After a reboot the number may belong to anybody; on Linux the command line tells. */
export function findPostmaster(cluster: string): { pid: number; port: number } | undefined {
  const lines = readLines(`${cluster}/postmaster.pid`);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return undefined;
  const [commandLine] = readLines(`/proc/${pid}/cmdline`);
  if (commandLine !== undefined && !commandLine.includes(cluster)) return undefined;
  return { pid, port: Number(lines[3]) };
}

/** Whether a server takes connections under this address and knows the password. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** First the fast shutdown that keeps everything committed, harder ways only when it does not end. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ];
  for (const [signal, limitMs] of steps) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), limitMs)) return;
  }
}

async function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as { port: number };
      server.close(() => done(given));
    });
  });
}

/** The wanted port when nobody listens on it, otherwise any free one. */
export async function findFreePort(wanted = 0): Promise<number> {
  const port = (await listenOnce(wanted)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
}
