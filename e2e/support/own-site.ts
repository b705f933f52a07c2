import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What starts a site, as the words of a command. */
type StartCommand = readonly [script: string, ...words: readonly string[]];
const START: StartCommand = [path.join(ROOT, 'platform/cli/src/start.ts')];
/** A site whose shell is a development build. */
export const DEV_SITE: StartCommand = [path.join(ROOT, 'platform/cli/src/dev.ts')];
/** A site of two edges, APIs and workers over one bucket, in a folder. */
export const fleetIn = (dataDir: string): StartCommand => [
  path.join(ROOT, 'platform/cli/src/fleet.ts'),
  '--folder',
  dataDir,
];
const RELEASE = path.join(ROOT, 'platform/cli/src/release.ts');
const READY = /is ready\s+(\S+)/;
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/** A whole site that one spec has for itself: what `npm start` starts, on a free port with its own data folder. */
export interface OwnSite {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Start to ready. */
  readonly startedInMs: number;
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>;
  /** Ends every process of it, the database too, with a signal that nobody can answer. */
  kill(): Promise<void>;
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (isGone(child) ? resolve() : child.once('exit', () => resolve())));
}

async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/** Parent of each process, from the kernel where it says so, else from `ps`. */
async function parents(): Promise<Map<number, number>> {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
    const rows = stdout.trim().split('\n');
    return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const found = new Map<number, number>();
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = /\) \w (\d+)/.exec(stat)?.[1];
    if (parent) found.set(Number(name), Number(parent));
  }
  return found;
}

/** A process and everything it started, directly or not. */
async function familyOf(root: number): Promise<number[]> {
  const table = await parents();
  const family = [root];
  for (const pid of family) for (const [child, parent] of table) if (parent === pid) family.push(child);
  return family;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}

async function killAll(child: ChildProcess, dataDir: string): Promise<void> {
  const postmaster = await postmasterPid(dataDir);
  const pids = await familyOf(child.pid!);
  if (postmaster) pids.push(...(await familyOf(postmaster)));
  for (const pid of pids) signal(pid, 'SIGKILL');
  await ended(child);
}

/** Sends a signal to the process of a site that runs `script`, and to no other. */
export async function signalPart(site: OwnSite, script: string, name: NodeJS.Signals): Promise<void> {
  for (const pid of await familyOf(site.pid)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.split('\0').some((word) => word.endsWith(script))) return signal(pid, name);
  }
  throw new Error(`No process of the site runs ${script}; the site said:\n${site.output()}`);
}

/**
 * Whoever starts the suite has a folder with the database as the first start makes it, which takes most of its time, and
 * one with the pictures that the suite's own site has drawn so far.
 */
export async function beginWithPrepared(dataDir: string): Promise<void> {
  const prepared = process.env['PREPARED_DATA'];
  if (!prepared || (await readdir(dataDir)).length > 0) return;
  // Unlike Node's own copy, it keeps the owner of the database's files.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
  const drawn = process.env['DRAWN_PICTURES'];
  // Drawing takes more of the processor than all else; what is being drawn just now, or cannot be linked, is drawn again.
  if (drawn) await promisify(execFile)('cp', ['-al', drawn, path.join(dataDir, 'media')]).catch(() => undefined);
}

/** Starts a site on `dataDir` and waits until it says that it is ready; rejects with its output when it ends first. */
export async function startOwnSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  command = START,
): Promise<OwnSite> {
  await beginWithPrepared(dataDir);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, ...command], {
    cwd: ROOT,
    env: {
      ...process.env,
      LATENCY: '0',
      MEDIA_AHEAD: '0',
      BOOKING_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const output = () => lines.join('\n');
  const site = (url: string): OwnSite => ({
    url,
    dataDir,
    pid: child.pid!,
    output,
    startedInMs: performance.now() - startedAt,
    async stop() {
      signal(child.pid!, 'SIGTERM');
      await ended(child);
    },
    kill: () => killAll(child, dataDir),
  });
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const url = READY.exec(line)?.[1];
      if (url) resolve(site(url));
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output()}`)));
  });
}

/** Gives `use` a data folder of its own and takes it away afterwards, with every process that still works on it. */
export async function withDataFolder<T>(name: string, use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `wisata-${name}-`));
  // The database runs as a user of its own when the tests run as root; its files belong here too.
  await chmod(dataDir, 0o755);
  try {
    return await use(dataDir);
  } finally {
    const postmaster = await postmasterPid(dataDir);
    if (postmaster) for (const pid of await familyOf(postmaster)) signal(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs the operator's release command on a data folder and gives what it printed. */
export async function release(dataDir: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...NODE_FLAGS, RELEASE, ...args], {
    cwd: ROOT,
    // The address of the whole suite's site is nothing to the command.
    env: { ...process.env, SITE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`release ${args.join(' ')} failed:\n${printed}`);
  return printed;
}
