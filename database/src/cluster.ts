import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Identity, Programs } from './postgres-programs.ts';

const run = promisify(execFile);

/** The only role of the server. */
export const USER = 'postgres';

/** Where a cluster lies, the programs for it, and who runs them. */
export interface ClusterPlace {
  readonly cluster: string;
  readonly programs: Programs;
  readonly identity: Identity | undefined;
}

const ADVICE =
  'Nothing was deleted. Bring the folder back from a backup, or move it away to begin with an empty database.';

async function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`The database in ${folder} cannot be read (${error.message}). ${ADVICE}`);
  });
}

/** Whether data lies there. Whatever else lies there is nobody's to delete: then it throws, and says what to do. */
export async function hasCluster(cluster: string): Promise<boolean> {
  const names = await namesIn(cluster);
  if (!names || names.length === 0) return false;
  if (names.includes('PG_VERSION')) return true;
  throw new Error(`${cluster} holds files but no PG_VERSION, so it is not a whole database. ${ADVICE}`);
}

async function refuseOtherVersion({ cluster, programs }: ClusterPlace): Promise<void> {
  const wanted = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(programs.postgres, ['--version']);
  const own = /(\d+)/.exec(stdout)?.[1];
  if (wanted === own) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${wanted || 'of an unknown version'}, and this one is ${own}. ${ADVICE}`,
  );
}

/** Made aside and moved to its place when it is whole: what was cut short is never taken for a database. */
async function makeCluster({ cluster, programs, identity }: ClusterPlace, password: string): Promise<void> {
  const draft = `${cluster}.unfinished`;
  const passwordCopy = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordCopy, `${password}\n`, { mode: 0o600 });
  if (identity) for (const path of [draft, passwordCopy]) await chown(path, identity.uid, identity.gid);
  const settings = [`--pgdata=${draft}`, `--username=${USER}`, `--pwfile=${passwordCopy}`];
  try {
    await run(programs.initdb, [...settings, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'], {
      ...identity,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    });
  } finally {
    await unlink(passwordCopy).catch(() => undefined);
  }
  // Only an empty folder may be in the way.
  await rmdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draft, cluster);
}

/** Gives the data a new password without a server: whoever may read its files owns it. */
async function resetPassword({ cluster, programs, identity }: ClusterPlace, password: string): Promise<void> {
  const child = spawn(programs.postgres, ['--single', '-D', cluster, USER], {
    ...identity,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(`alter role ${USER} password '${password}'\n`);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0 || said.includes('ERROR'))
    throw new Error(`The database in ${cluster} has lost its password and could not be given another:\n${said.trim()}`);
}

/**
 * Makes a database where there is none; one that exists is never made again. No server may run on it.
 * @returns Its password: the known one, or a new one when that was lost.
 */
export async function prepareCluster(place: ClusterPlace, known: string | undefined): Promise<string> {
  const password = known ?? randomBytes(24).toString('base64url');
  if (!(await hasCluster(place.cluster))) {
    await makeCluster(place, password);
    return password;
  }
  await refuseOtherVersion(place);
  if (!known) await resetPassword(place, password);
  return password;
}

/** What a person reads when the server does not start on its data. */
export const cannotStart = (cluster: string, said: string) =>
  `PostgreSQL did not start on ${cluster}. ${ADVICE} It said:\n${said}`;
