import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './release-files.ts';
import type { Release } from './release-build.ts';

/** Names and versions become folders and come from addresses too: nothing that leads elsewhere. */
const FOLDER_NAME = /^[a-zA-Z0-9][\w+-]*(\.[\w+-]+)*$/;

/** Whether a release can have this name and version. */
export const isReleaseName = (name: string, version: string) => FOLDER_NAME.test(name) && FOLDER_NAME.test(version);

/** Finished releases in a folder of this machine, shared by any number of processes. */
export interface ReleaseFolder {
  readonly root: string;
  /** Throws for a name or version that cannot be a folder. */
  folderOf(name: string, version: string): string;
  read(name: string, version: string): Promise<Release | undefined>;
  versions(name: string): Promise<readonly string[]>;
  /**
   * Lets `write` make a release in a folder aside and moves it to its place in one step; the release of whoever came first
   * stays, unless this one `replaces` it. Nothing is kept, and nothing lost, when `write` fails or gives nothing.
   */
  fill<T extends Release | undefined>(
    write: (aside: string) => Promise<T>,
    options?: { readonly replaces: boolean },
  ): Promise<T>;
  sizeOf(name: string, version: string): Promise<number>;
  remove(name: string, version: string): Promise<void>;
  /** Undefined when the release has no such file. */
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined>;
  signature(name: string, version: string, keyId: string): Promise<string | undefined>;
  /** Nothing is kept of a release that is not there. */
  keepSignature(name: string, version: string, keyId: string, signature: string): Promise<void>;
}

/** The file beside `release.json` that a key's signature lies in. */
export const signatureFile = (keyId: string) => `signed-${keyId}`;

async function readRelease(file: string): Promise<Release | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

/** Moves a finished folder to its place. False when somebody else's is there already. */
async function settle(aside: string, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  return rename(aside, target).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Opens a folder of releases; it is made when the first one comes. */
export function openReleaseFolder(root: string): ReleaseFolder {
  function folderOf(name: string, version: string): string {
    if (!isReleaseName(name, version))
      throw new Error(`${name} ${version} cannot be the name and version of a release`);
    return path.join(root, name, version);
  }

  async function read(name: string, version: string): Promise<Release | undefined> {
    if (!isReleaseName(name, version)) return undefined;
    return readRelease(path.join(folderOf(name, version), 'release.json'));
  }

  const readFileOf = (name: string, version: string, file: string) =>
    readFile(path.join(folderOf(name, version), file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });

  /** Taken out of sight in one step: what is half removed is never seen. */
  async function takeAway(folder: string): Promise<void> {
    const away = path.join(root, `.broken-${randomUUID()}`);
    await rename(folder, away).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rm(away, { recursive: true, force: true });
  }

  async function publish(aside: string, release: Release): Promise<Release> {
    const target = folderOf(release.name, release.version);
    if (await settle(aside, target)) return release;
    const first = await read(release.name, release.version);
    if (first) return first;
    // A folder without `release.json` is what is left of a release that somebody deleted by hand.
    await takeAway(target);
    await rename(aside, target);
    return release;
  }

  return {
    root,
    folderOf,
    read,
    versions: (name) => readdir(path.join(root, name)).catch(() => []),
    async fill<T extends Release | undefined>(
      write: (aside: string) => Promise<T>,
      { replaces } = { replaces: false },
    ) {
      const aside = path.join(root, `.incoming-${randomUUID()}`);
      await mkdir(aside, { recursive: true });
      try {
        const release = await write(aside);
        if (release && replaces) await takeAway(folderOf(release.name, release.version));
        return (release && (await publish(aside, release))) as T;
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
    async sizeOf(name, version) {
      const folder = folderOf(name, version);
      const sizes = (await filesBelow(folder)).map(async (file) => (await stat(path.join(folder, file))).size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    remove: (name, version) => takeAway(folderOf(name, version)),
    readFile: readFileOf,
    signature: async (name, version, keyId) => (await readFileOf(name, version, signatureFile(keyId)))?.toString(),
    async keepSignature(name, version, keyId, signature) {
      const aside = path.join(folderOf(name, version), `.${randomUUID()}`);
      const written = await writeFile(aside, signature).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
      if (written) await rename(aside, path.join(folderOf(name, version), signatureFile(keyId)));
    },
  };
}
