import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { storeBuilds, type BuildReport } from './build-releases.ts';
import { ROOT } from './packages.ts';
import { startService } from './processes.ts';

/** What the first start on an empty folder makes, which takes it most of its time: the database with everything in it, and the releases. */
export interface PreparedData {
  readonly folder: string;
  /** Begins another data folder with it. */
  copyTo(dataDir: string): Promise<void>;
}

/** A folder that the database's own user can reach too. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

async function makeDatabase(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const backend = await startService({
    name: 'backend',
    script: path.join(ROOT, 'backend/src/main.ts'),
    env: { ...env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' },
    onExit: () => undefined,
  });
  await backend.stop();
}

/** Undefined where the database cannot be copied with its folder: root keeps it elsewhere, or there is no `cp`. */
export async function prepareData(
  folder: string,
  env: NodeJS.ProcessEnv,
  onBuild: BuildReport,
): Promise<PreparedData | undefined> {
  if (process.platform === 'win32') return undefined;
  await makeFolder(folder);
  // What cannot be built is told by the site that starts next.
  await Promise.all([makeDatabase(folder, env), storeBuilds(folder, undefined, onBuild)]);
  const cluster = await stat(path.join(folder, 'postgres/cluster')).catch(() => undefined);
  if (!cluster) return undefined;
  // Every copy finds a port of its own.
  for (const note of ['port', 'owner']) await rm(path.join(folder, 'postgres', note), { force: true });
  return {
    folder,
    async copyTo(dataDir) {
      await makeFolder(dataDir);
      // Unlike Node's own copy, it keeps the owner of the database's files.
      await promisify(execFile)('cp', ['-a', `${folder}/.`, dataDir]);
    },
  };
}
