import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from '@wisata/registry/concurrency';
import { isGenuine, type WantedFile } from '@wisata/registry/bucket-record';
import { isCompressible } from '@wisata/registry/release-files';
import { NotGenuine } from '@wisata/registry/release-proof';
import type { Release } from '@wisata/registry/release-build';
import type { ReleaseStore } from '@wisata/registry/store';

const FILES_AT_ONCE = 8;

/** Compares what lies in a store with the hashes that the registry signed. */
export interface ReleaseCheck {
  /** Reads every file of a release, for browser and server; rejects with {@link NotGenuine} at the first wrong one. */
  all(release: Release): Promise<void>;
  /** A file of the browser as text. */
  text(release: Release, file: string): Promise<string>;
  /**
   * Whether the release has this file for browsers. Rejects with {@link NotGenuine} when other bytes lie there now, packed
   * or not; what has not been touched since it was read is not read again.
   */
  hasClientFile(release: Release, file: string): Promise<boolean>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes the check of one process. */
export function createReleaseCheck(store: ReleaseStore): ReleaseCheck {
  /** What each file was like when it was read, by its place. */
  const known = new Map<string, string>();

  async function read({ name, version }: Release, { file, hash, isPacked }: WantedFile): Promise<Buffer> {
    const bytes = await readFile(placeOf(name, version, file));
    if (await isGenuine(bytes, { file, hash, isPacked })) return bytes;
    throw new NotGenuine({ name, version, file });
  }

  const placeOf = (name: string, version: string, file: string) =>
    path.join(path.dirname(store.clientFolder(name, version)), file);

  /** False for a file that is not there. */
  async function look(release: Release, wanted: WantedFile): Promise<boolean> {
    const place = placeOf(release.name, release.version, wanted.file);
    try {
      const { ino, size, mtimeNs, ctimeNs } = await stat(place, { bigint: true });
      const mark = [ino, size, mtimeNs, ctimeNs, wanted.hash].join(' ');
      if (known.get(place) === mark) return true;
      known.delete(place);
      await read(release, wanted);
      known.set(place, mark);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
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
      await forEachConcurrently(files, FILES_AT_ONCE, async (wanted) => {
        if (await look(release, wanted)) return;
        throw new Error(`${release.name} ${release.version} lacks ${wanted.file}`);
      });
    },
    async text(release, file) {
      const hash = release.integrity[file];
      if (hash === undefined) throw new Error(`${release.name} ${release.version} has no hash for ${file}`);
      return (await read(release, clientFile(file, hash))).toString();
    },
    async hasClientFile(release, file) {
      const hash = release.integrity[file];
      if (hash === undefined || !(await look(release, clientFile(file, hash)))) return false;
      if (isCompressible(file)) await look(release, { file: `client/${file}.br`, hash, isPacked: true });
      return true;
    },
  };
}
