import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from '@wisata/registry/concurrency';
import { isGenuine, type WantedFile } from '@wisata/registry/bucket-record';
import { isCompressible } from '@wisata/registry/release-files';
import { NotGenuine, type WrongFile } from '@wisata/registry/release-proof';
import type { Release } from '@wisata/registry/release-build';
import type { ReleaseStore } from '@wisata/registry/store';

const FILES_AT_ONCE = 8;

/** Compares what lies in a store with the hashes that the registry signed. */
export interface ReleaseCheck {
  /**
   * Reads every file of a release, for browser and server; rejects with {@link NotGenuine} or {@link FileLost} at the
   * first that is wrong or away.
   */
  all(release: Release): Promise<void>;
  /** A file of the browser as text. */
  text(release: Release, file: string): Promise<string>;
  /**
   * Whether the release has this file for browsers. Rejects with {@link NotGenuine} when other bytes lie there now, packed
   * or not, and with {@link FileLost} when none do; what has not been touched since it was read is not read again.
   */
  hasClientFile(release: Release, file: string): Promise<boolean>;
}

/** A file that a release has by its record is not on this machine's disk. Nobody has changed it, so it accuses no version. */
export class FileLost extends Error {
  readonly lost: WrongFile;

  constructor(lost: WrongFile) {
    super(`${lost.name} ${lost.version} lacks ${lost.file}`);
    this.lost = lost;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes the check of one process. */
export function createReleaseCheck(store: ReleaseStore): ReleaseCheck {
  /** What each file was like when it was read, by its place. */
  const known = new Map<string, string>();

  const placeOf = (name: string, version: string, file: string) =>
    path.join(path.dirname(store.clientFolder(name, version)), file);

  async function read({ name, version }: Release, { file, hash, isPacked }: WantedFile): Promise<Buffer> {
    const bytes = await readFile(placeOf(name, version, file));
    if (await isGenuine(bytes, { file, hash, isPacked })) return bytes;
    throw new NotGenuine({ name, version, file });
  }

  async function look(release: Release, wanted: WantedFile): Promise<void> {
    const place = placeOf(release.name, release.version, wanted.file);
    const { ino, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true });
    const mark = [ino, size, mtimeNs, ctimeNs, wanted.hash].join(' ');
    if (known.get(place) === mark) return;
    known.delete(place);
    await read(release, wanted);
    known.set(place, mark);
  }

  async function orLost<T>({ name, version }: Release, file: string, looked: Promise<T>): Promise<T> {
    try {
      return await looked;
    } catch (error) {
      throw isMissing(error) ? new FileLost({ name, version, file }) : error;
    }
  }

  const clientFile = (file: string, hash: string): WantedFile => ({ file: `client/${file}`, hash, isPacked: false });

  return {
    async all(release) {
      const server = Object.entries(release.serverIntegrity);
      const files = [
        ...Object.entries(release.integrity).map(([file, hash]) => clientFile(file, hash)),
        ...server.map(([file, hash]): WantedFile => ({ file: `server/${file}`, hash, isPacked: false })),
      ];
      await forEachConcurrently(files, FILES_AT_ONCE, (wanted) => orLost(release, wanted.file, look(release, wanted)));
    },
    async text(release, file) {
      const hash = release.integrity[file];
      if (hash === undefined) throw new Error(`${release.name} ${release.version} has no hash for ${file}`);
      return (await orLost(release, file, read(release, clientFile(file, hash)))).toString();
    },
    async hasClientFile(release, file) {
      const hash = release.integrity[file];
      if (hash === undefined) return false;
      const packed: WantedFile = { file: `client/${file}.br`, hash, isPacked: true };
      for (const wanted of [clientFile(file, hash), ...(isCompressible(file) ? [packed] : [])])
        await orLost(release, wanted.file, look(release, wanted));
      return true;
    },
  };
}
