import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** Immutable builds in a folder: `<root>/<name>/<version>/{client,server,release.json}`. */
export interface ReleaseStore {
  readonly root: string;
  find(name: string, version: string): Promise<Release | undefined>;
  /** Versions of one package, oldest first. */
  versions(name: string): Promise<readonly Release[]>;
  /** Copies a finished build in, hashes and compresses every file. Refuses to overwrite; the same version again is a no-op. */
  add(input: { name: string; version: string; contract: string; buildFolder: string }): Promise<Release>;
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

/** A release store in a folder of this machine. */
export function createFolderStore(root: string): ReleaseStore {
  const folderOf = (name: string, version: string) => path.join(root, name, version);
  const find = (name: string, version: string) => readRelease(path.join(folderOf(name, version), 'release.json'));

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
    async add({ name, version, contract, buildFolder }) {
      const known = await find(name, version);
      if (known) return known;
      const target = folderOf(name, version);
      // Written aside and moved in one step: a half-copied release is never visible.
      const aside = path.join(root, `.incoming-${randomUUID()}`);
      await mkdir(path.dirname(target), { recursive: true });
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
      if (await stat(target).catch(() => undefined)) await rm(target, { recursive: true });
      await rename(aside, target);
      return release;
    },
  };
}
