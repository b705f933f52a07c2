import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cannotStart, hasCluster, prepareCluster, USER } from './cluster.ts';
import {
  acceptsConnections,
  findFreePort,
  findPostmaster,
  isAlive,
  stopPostmaster,
  waitUntil,
} from './postgres-process.ts';
import { chooseClusterFolder, findIdentity, findPrograms, type Identity } from './postgres-programs.ts';
import { superviseServer, type Running } from './supervisor.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** True when a server that was already running on this data directory is used. */
  readonly adopted: boolean;
  /** Stops the server, unless another live process started it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Wanted port; otherwise the remembered one, otherwise a free one. */
  port?: number;
  /** Extra server flags, `['-c', 'fsync=off']` for a throw-away server. */
  flags?: string[];
  /** Told when the server ended by itself and when it is there again. */
  report?: (text: string) => void;
}

interface Paths {
  cluster: string;
  password: string;
  port: string;
  owner: string;
  log: string;
  lock: string;
}

const DATABASE = 'wisata';
const START_LIMIT_MS = 60_000;

async function findPaths(dataDir: string, identity: Identity | undefined): Promise<Paths> {
  const root = resolve(dataDir, 'postgres');
  await mkdir(root, { recursive: true });
  const names = ['password', 'port', 'owner'] as const;
  return {
    ...(Object.fromEntries(names.map((name) => [name, join(root, name)])) as Record<(typeof names)[number], string>),
    log: join(root, 'postgres.log'),
    lock: join(root, 'starting'),
    cluster: await chooseClusterFolder(root, identity),
  };
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** Two processes that start on the same folder at once take turns; a lock whose holder is gone counts for nothing. */
async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const take = async () => {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const holder = Number(await readText(path));
      const takenAt = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
      if ((holder && !isAlive(holder)) || Date.now() - takenAt > START_LIMIT_MS) await rm(path, { force: true });
      return false;
    }
  };
  if (!(await waitUntil(take, 2 * START_LIMIT_MS))) throw new Error(`Another process is starting PostgreSQL: ${path}`);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'fsync=on',
];

async function launch(paths: Paths, command: string, args: string[], identity: Identity | undefined): Promise<number> {
  const log = await open(paths.log, 'a', 0o600);
  try {
    // Detached, so that Ctrl-C in the terminal reaches this process first and requests end before the database does.
    const child = spawn(command, args, {
      ...identity,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, LC_ALL: 'C' },
    });
    await new Promise<void>((done, fail) => {
      child.once('spawn', done);
      child.once('error', fail);
    });
    child.unref();
    return child.pid!;
  } finally {
    await log.close();
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

const addressesOf = (port: number, password: string) => {
  const server = `postgres://${USER}:${password}@127.0.0.1:${port}`;
  return { admin: `${server}/${USER}`, url: `${server}/${DATABASE}` };
};

async function adopt(paths: Paths): Promise<Running | undefined> {
  const running = findPostmaster(paths.cluster);
  if (!running) return undefined;
  const password = await readText(paths.password);
  const { admin, url } = addressesOf(running.port, password ?? '');
  if (!password || !(await waitUntil(() => acceptsConnections(admin), 10_000))) {
    await stopPostmaster(running.pid);
    return undefined;
  }
  const ownerPid = Number(await readText(paths.owner));
  const shared = ownerPid !== process.pid && ownerPid > 0 && isAlive(ownerPid);
  if (!shared) await writeFile(paths.owner, String(process.pid));
  await ensureDatabase(admin);
  return { ...running, url, adopted: true, shared };
}

/**
 * PostgreSQL takes any process under the number in this file for a server that runs: somebody else's after a reboot, or
 * a dead one that nobody collected. Under the number of who starts it, it asks the shared memory instead.
 */
async function disownPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readText(file);
  if (text) await writeFile(file, text.replace(/^\d+/, String(process.pid)));
}

const readTail = async (log: string) => (await readText(log))?.split('\n').slice(-8).join('\n') ?? '';

/** What is left of a server that was killed may still be ending; its data is not touched before. */
async function launchWhenFree(
  paths: Paths,
  admin: string,
  start: () => Promise<number>,
  end = Date.now() + START_LIMIT_MS,
): Promise<number> {
  const pid = await start();
  await waitUntil(async () => !isAlive(pid) || (await acceptsConnections(admin)), START_LIMIT_MS);
  if (isAlive(pid) && (await acceptsConnections(admin))) return pid;
  const said = await readTail(paths.log);
  if (isAlive(pid) || !said.includes('pre-existing shared memory') || Date.now() > end)
    throw new Error(cannotStart(paths.cluster, said));
  await wait(200);
  return launchWhenFree(paths, admin, start, end);
}

async function startNew(
  paths: Paths,
  identity: Identity | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Running> {
  const programs = await findPrograms(identity);
  const known = await readText(paths.password);
  const password = await prepareCluster({ cluster: paths.cluster, programs, identity }, known);
  if (password !== known) await writeFile(paths.password, `${password}\n`, { mode: 0o600 });
  await disownPidFile(paths.cluster);
  const port = options.port ?? (await findFreePort(Number(await readText(paths.port)) || 0));
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const args = ['-D', paths.cluster, '-p', String(port), ...settings, ...(options.flags ?? [])];
  const { admin, url } = addressesOf(port, password);
  const pid = await launchWhenFree(paths, admin, () => launch(paths, programs.postgres, args, identity));
  await Promise.all([writeFile(paths.port, String(port)), writeFile(paths.owner, String(process.pid))]);
  await ensureDatabase(admin);
  return { pid, port, url, adopted: false, shared: false };
}

/** The address of a server that some other process runs on `dataDir`; undefined when none acceptsConnections. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const paths = await findPaths(dataDir, await findIdentity());
  const running = findPostmaster(paths.cluster);
  const password = await readText(paths.password);
  if (!running || !password) return undefined;
  const { url } = addressesOf(running.port, password);
  return (await acceptsConnections(url)) ? url : undefined;
}

/** Stops the server on `dataDir` when the process that started it is gone. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  const paths = await findPaths(dataDir, await findIdentity());
  const running = findPostmaster(paths.cluster);
  const ownerPid = Number(await readText(paths.owner));
  if (running && !isAlive(ownerPid)) await stopPostmaster(running.pid);
}

/**
 * A real PostgreSQL in `<dataDir>/postgres`: made on the first start, with durable writes and a password of its own,
 * reachable from this machine only. A server that outlived a crashed parent is taken over, one that another live process
 * started is shared, and one that ends by itself is started again. Data that is there is never made anew.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const identity = await findIdentity();
  const paths = await findPaths(options.dataDir, identity);
  // Before anything is written beside data that cannot be used.
  await hasCluster(paths.cluster);
  const begin = (port = options.port) =>
    withLock(paths.lock, async () => (await adopt(paths)) ?? startNew(paths, identity, { ...options, port }));
  const first = await begin();
  const { stop } = superviseServer(first, begin, options.report ?? (() => undefined));
  return { url: first.url, adopted: first.adopted, stop };
}
