import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { MAP_HASHES } from '@wisata/kernel/container';
import type { Release } from './release-build.ts';
import { fitsHash } from './release-files.ts';
import type { ReleaseStore } from './store.ts';

const unpack = promisify(brotliDecompress);

/** Larger than any script of ours has; a few bytes could be unpacked to gigabytes. */
const LONGEST_BYTES = 32 * 1024 * 1024;

/** What the release was signed with for this map; undefined where it has none, or its list is another one by now. */
async function findHash(store: ReleaseStore, release: Release, script: string): Promise<string | undefined> {
  const { name, version, integrity, serverIntegrity } = release;
  const listHash = serverIntegrity[MAP_HASHES];
  if (listHash === undefined || !Object.hasOwn(integrity, script)) return undefined;
  const list = await readFile(path.join(store.serverFolder(name, version), MAP_HASHES)).catch(() => undefined);
  if (!list || !fitsHash(list, listHash)) return undefined;
  const hashes = JSON.parse(list.toString()) as Readonly<Record<string, string>>;
  return Object.hasOwn(hashes, script) ? hashes[script] : undefined;
}

/** The source map of a script of a release that was found, as it was signed with it; undefined for any other. */
export async function findMap(store: ReleaseStore, release: Release, script: string): Promise<string | undefined> {
  const hash = await findHash(store, release, script);
  const packed = hash === undefined ? undefined : await store.readMap(release, script);
  const bytes = packed && (await unpack(packed, { maxOutputLength: LONGEST_BYTES }).catch(() => undefined));
  return bytes && hash !== undefined && fitsHash(bytes, hash) ? bytes.toString() : undefined;
}
