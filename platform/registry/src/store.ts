import path from 'node:path';
import type { FinishedBuild, Release } from './release-build.ts';
import { mapFile, prepareRelease } from './release-files.ts';
import { openReleaseFolder } from './release-folder.ts';

/**
 * Immutable builds. What was found once lies in a folder of this machine, `<root>/<name>/<version>/{client,server,maps,release.json}`,
 * wherever else the store keeps it.
 */
export interface ReleaseStore {
  readonly root: string;
  /** Undefined when there is no such release. Rejects when the store cannot say, or holds other bytes than were published. */
  find(name: string, version: string): Promise<Release | undefined>;
  /** Whether the store itself has a release, whatever lies in a cache of this machine. */
  has(name: string, version: string): Promise<boolean>;
  /** Versions of one package, oldest first. */
  versions(name: string): Promise<readonly Release[]>;
  /**
   * Copies a finished build in, hashes and compresses every file. Never overwrites: a version that is known is given back
   * as it is. Throws for a name or version that cannot be a folder.
   */
  add(build: FinishedBuild): Promise<Release>;
  /**
   * Takes a release out of the store again, in the place of a copy on this machine that is not what was published. False
   * when that has just been tried, or the store has none; absent where the copy is the store itself. Rejects as `find` does.
   */
  renew?(name: string, version: string): Promise<boolean>;
  /** Bytes that a release takes, the compressed copies included. */
  sizeOf(name: string, version: string): Promise<number>;
  /** Deletes a release for good; whoever asks sees all of it or nothing. */
  remove(name: string, version: string): Promise<void>;
  /** What the registry with this key signed it with when it was published; undefined for what it never published. */
  signature(name: string, version: string, keyId: string): Promise<string | undefined>;
  /** Keeps the signature beside the release, instead of one that lies there. */
  keepSignature(release: Release, keyId: string, signature: string): Promise<void>;
  /** A source map as it lies packed in the store itself; no copy of it is kept on machines that read. */
  readMap(release: Release, script: string): Promise<Uint8Array | undefined>;
  /** Where the browser's files of a release that was found lie; throws for a name or version that cannot be a folder. */
  clientFolder(name: string, version: string): string;
  /** The same for what runs on a server. */
  serverFolder(name: string, version: string): string;
}

/** Releases in the order in which they were published. */
export const byAge = (a: Release, b: Release) => a.publishedAt.localeCompare(b.publishedAt);

/** A release store in a folder of this machine. */
export function createFolderStore(root: string): ReleaseStore {
  const folder = openReleaseFolder(root);
  return {
    root,
    find: (name, version) => folder.read(name, version),
    has: async (name, version) => (await folder.read(name, version)) !== undefined,
    async versions(name) {
      const names = await folder.versions(name);
      const releases = await Promise.all(names.map((version) => folder.read(name, version)));
      return releases.filter((release) => release !== undefined).sort(byAge);
    },
    async add(build) {
      folder.folderOf(build.name, build.version);
      const known = await folder.read(build.name, build.version);
      return known ?? folder.fill((aside) => prepareRelease(aside, build));
    },
    sizeOf: (name, version) => folder.sizeOf(name, version),
    remove: (name, version) => folder.remove(name, version),
    signature: (name, version, keyId) => folder.signature(name, version, keyId),
    keepSignature: ({ name, version }, keyId, signature) => folder.keepSignature(name, version, keyId, signature),
    readMap: ({ name, version }, script) => folder.readFile(name, version, mapFile(script)),
    clientFolder: (name, version) => path.join(folder.folderOf(name, version), 'client'),
    serverFolder: (name, version) => path.join(folder.folderOf(name, version), 'server'),
  };
}
