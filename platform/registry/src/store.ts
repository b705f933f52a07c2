import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What is known of one immutable build; lies beside its files as `release.json`. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly publishedAt: string;
  /** Kernel contract that the build was compiled against; empty for the shell. */
  readonly contract: string;
  /** sha384 in SRI form by path relative to `client/`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The same for `server/`. */
  readonly serverIntegrity: Readonly<Record<string, string>>;
}

/** A build to publish: `buildFolder` has `client/` and, for a remote, `server/`. */
export interface FinishedBuild {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly buildFolder: string;
}

/** Immutable builds in a folder: `<root>/<name>/<version>/{client,server,release.json}`. */
export interface ReleaseStore {
  readonly root: string;
  find(name: string, version: string): Promise<Release | undefined>;
  /** Versions of one package, oldest first. */
  versions(name: string): Promise<readonly Release[]>;
  /**
   * Copies a finished build in, hashes and compresses every file. Never overwrites: a version that is known is given back
   * as it is. Throws for a name or version that cannot be a folder.
   */
  add(build: FinishedBuild): Promise<Release>;
  /** Where the browser's files of a release lie; throws for a name or version that cannot be a folder. */
  clientFolder(name: string, version: string): string;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(path.join(folder, file));
    hashes[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  return hashes;
}

const COMPRESSIBLE = /\.(js|css|json|svg|geojson)$/;

async function compressFiles(folder: string): Promise<void> {
  for (const file of (await filesBelow(folder)).filter((name) => COMPRESSIBLE.test(name))) {
    const source = path.join(folder, file);
    const bytes = await readFile(source);
    const packed = await brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    await writeFile(`${source}.br`, packed);
  }
}

async function readRelease(file: string): Promise<Release | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

/** Names and versions become folders and come from addresses too: nothing that leads elsewhere. */
const FOLDER_NAME = /^[a-zA-Z0-9][\w+-]*(\.[\w+-]+)*$/;

async function prepare(aside: string, { name, version, contract, buildFolder }: FinishedBuild): Promise<Release> {
  await cp(buildFolder, aside, { recursive: true });
  const release: Release = {
    name,
    version,
    publishedAt: new Date().toISOString(),
    contract,
    integrity: await hashFiles(path.join(aside, 'client')),
    serverIntegrity: await hashFiles(path.join(aside, 'server')),
  };
  await compressFiles(path.join(aside, 'client'));
  await writeFile(path.join(aside, 'release.json'), JSON.stringify(release, null, 1));
  return release;
}

/** Moves a finished folder to its place. False when somebody else's is there already. */
async function settle(aside: string, target: string): Promise<boolean> {
  return rename(aside, target).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** A release store in a folder of this machine. */
export function createFolderStore(root: string): ReleaseStore {
  function folderOf(name: string, version: string): string {
    if (!FOLDER_NAME.test(name) || !FOLDER_NAME.test(version))
      throw new Error(`${name} ${version} cannot be the name and version of a release`);
    return path.join(root, name, version);
  }

  async function find(name: string, version: string): Promise<Release | undefined> {
    if (!FOLDER_NAME.test(name) || !FOLDER_NAME.test(version)) return undefined;
    return readRelease(path.join(folderOf(name, version), 'release.json'));
  }

  /** Puts a prepared folder in place; the release of whoever came first wins. */
  async function publish(aside: string, release: Release): Promise<Release> {
    const target = folderOf(release.name, release.version);
    if (await settle(aside, target)) return release;
    const first = await find(release.name, release.version);
    if (first) return first;
    // A folder without `release.json` is what is left of a release that somebody deleted by hand.
    const broken = path.join(root, `.broken-${randomUUID()}`);
    await rename(target, broken);
    await rm(broken, { recursive: true, force: true });
    await rename(aside, target);
    return release;
  }

  return {
    root,
    find,
    clientFolder: (name, version) => path.join(folderOf(name, version), 'client'),
    async versions(name) {
      const names = await readdir(path.join(root, name)).catch(() => []);
      const releases = await Promise.all(names.map((version) => find(name, version)));
      return releases
        .filter((release) => release !== undefined)
        .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
    },
    async add(build) {
      const target = folderOf(build.name, build.version);
      const known = await find(build.name, build.version);
      if (known) return known;
      // Written aside and moved in one step: a half-copied release is never visible.
      const aside = path.join(root, `.incoming-${randomUUID()}`);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        return await publish(aside, await prepare(aside, build));
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
  };
}
