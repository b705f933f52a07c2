import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { answers, findFreePort, findPostmaster, isAlive, stopPostmaster, waitUntil } from './postgres-process.ts';
import { chooseClusterFolder, findIdentity, findPrograms, type Identity, type Programs } from './postgres-programs.ts';

const run = promisify(execFile);

export interface EmbeddedPostgres {
  url: string;
  /** True when a server that was already running on this data directory is used. */
  adopted: boolean;
  /** Stops the server, unless another live process started it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Wanted port; otherwise the remembered one, otherwise a free one. */
  port?: number;
  /** Extra server flags, `['-c', 'fsync=off']` for a throw-away server. */
  flags?: string[];
}

interface Paths {
  cluster: string;
  password: string;
  port: string;
  owner: string;
  log: string;
  initialised: string;
  lock: string;
}

const USER = 'postgres';
const DATABASE = 'wisata';
const START_LIMIT_MS = 60_000;

async function findPaths(dataDir: string, identity: Identity | undefined): Promise<Paths> {
  const root = resolve(dataDir, 'postgres');
  await mkdir(root, { recursive: true });
  const names = ['password', 'port', 'owner', 'initialised'] as const;
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

async function readPassword(path: string): Promise<string> {
  const known = await readText(path);
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return password;
}

/** A first start that was cut short left a cluster that holds nothing yet; it is made again. */
async function initialise(paths: Paths, { initdb }: Programs, identity: Identity | undefined): Promise<void> {
  if (existsSync(paths.initialised)) return;
  await rm(paths.cluster, { recursive: true, force: true });
  await mkdir(paths.cluster, { recursive: true, mode: 0o700 });
  const passwordCopy = `${paths.cluster}.password`;
  await writeFile(passwordCopy, await readFile(paths.password), { mode: 0o600 });
  if (identity) for (const path of [paths.cluster, passwordCopy]) await chown(path, identity.uid, identity.gid);
  const settings = [`--pgdata=${paths.cluster}`, `--username=${USER}`, `--pwfile=${passwordCopy}`];
  try {
    await run(initdb, [...settings, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'], {
      ...identity,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    });
  } finally {
    await unlink(passwordCopy).catch(() => undefined);
  }
  await writeFile(paths.initialised, '');
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

type Addresses = (port: number) => { admin: string; url: string };

async function adopt(paths: Paths, addresses: Addresses): Promise<EmbeddedPostgres | undefined> {
  const running = findPostmaster(paths.cluster);
  if (!running) return undefined;
  const { admin, url } = addresses(running.port);
  if (!(await waitUntil(() => answers(admin), 10_000))) {
    await stopPostmaster(running.pid);
    return undefined;
  }
  const ownerPid = Number(await readText(paths.owner));
  const shared = ownerPid !== process.pid && ownerPid > 0 && isAlive(ownerPid);
  if (!shared) await writeFile(paths.owner, String(process.pid));
  await ensureDatabase(admin);
  return { url, adopted: true, stop: async () => (shared ? undefined : stopPostmaster(running.pid)) };
}

async function startNew(
  paths: Paths,
  addresses: Addresses,
  identity: Identity | undefined,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const programs = await findPrograms(identity);
  await initialise(paths, programs, identity);
  // Nothing alive stands behind this file any more; a reused process number in it would keep the server from starting.
  await rm(join(paths.cluster, 'postmaster.pid'), { force: true });
  const port = options.port ?? (await findFreePort(Number(await readText(paths.port)) || 0));
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const args = ['-D', paths.cluster, '-p', String(port), ...settings, ...(options.flags ?? [])];
  const pid = await launch(paths, programs.postgres, args, identity);
  await Promise.all([writeFile(paths.port, String(port)), writeFile(paths.owner, String(process.pid))]);
  const { admin, url } = addresses(port);
  await waitUntil(async () => !isAlive(pid) || (await answers(admin)), START_LIMIT_MS);
  if (!isAlive(pid) || !(await answers(admin))) {
    const tail = (await readText(paths.log))?.split('\n').slice(-8).join('\n');
    throw new Error(`PostgreSQL did not start in ${paths.cluster}:\n${tail ?? ''}`);
  }
  await ensureDatabase(admin);
  return { url, adopted: false, stop: () => stopPostmaster(pid) };
}

const addressesWith =
  (password: string): Addresses =>
  (port) => {
    const server = `postgres://${USER}:${password}@127.0.0.1:${port}`;
    return { admin: `${server}/${USER}`, url: `${server}/${DATABASE}` };
  };

/** The address of a server that some other process runs on `dataDir`; undefined when none answers. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const paths = await findPaths(dataDir, await findIdentity());
  const running = findPostmaster(paths.cluster);
  const password = await readText(paths.password);
  if (!running || !password) return undefined;
  const { url } = addressesWith(password)(running.port);
  return (await answers(url)) ? url : undefined;
}

/**
 * Makes sure that a PostgreSQL server runs on `dataDir` and gives its address. A server left behind by a crash is
 * taken over when it answers and replaced when it does not; a server of another live process is shared.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const identity = await findIdentity();
  const paths = await findPaths(options.dataDir, identity);
  return withLock(paths.lock, async () => {
    const addresses = addressesWith(await readPassword(paths.password));
    return (await adopt(paths, addresses)) ?? startNew(paths, addresses, identity, options);
  });
}
