import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MAPS_FOLDER } from '@wisata/kernel/container';
import type { FinishedBuild, Release } from './release-build.ts';

const brotli = promisify(brotliCompress);

/** Paths of all files below a folder, relative to it, with `/`, sorted; none for a folder that is not there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** sha256 in SRI form. */
export const hashOf = (bytes: Uint8Array, kind = 'sha256') =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

/** Which hash a release was published with: sha384 before contract 3.0.0. @throws When it is neither. */
export function hashKind(hash: string): 'sha256' | 'sha384' {
  const found = (['sha256', 'sha384'] as const).find((kind) => hash.startsWith(`${kind}-`));
  if (!found) throw new Error(`${hash} is no hash of a file`);
  return found;
}

/** Whether these bytes have this hash. */
export const fitsHash = (bytes: Uint8Array, hash: string): boolean => hashOf(bytes, hashKind(hash)) === hash;

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesBelow(folder)) hashes[file] = hashOf(await readFile(path.join(folder, file)));
  return hashes;
}

const COMPRESSIBLE = /\.(js|css|json|svg|geojson)$/;

/** Whether a file of the browser lies in a release compressed too, as `<file>.br`. */
export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

/** A file of the browser as it lies beside itself. */
export const pack = (bytes: Uint8Array, quality = 10): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

async function compressFiles(folder: string): Promise<void> {
  for (const file of (await filesBelow(folder)).filter(isCompressible)) {
    const source = path.join(folder, file);
    await writeFile(`${source}.br`, await pack(await readFile(source)));
  }
}

/** Where the map of a script lies below its release. */
export const mapFile = (script: string) => `${MAPS_FOLDER}/${script}.map.br`;

/** Nobody waits for a map, and few are ever read: they lie packed alone, and quickly. */
const MAP_QUALITY = 5;

async function packMaps(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const source = path.join(folder, file);
    await writeFile(`${source}.br`, await pack(await readFile(source), MAP_QUALITY));
    await rm(source);
  }
}

/** Writes what is known of a release beside its files, which makes it one. */
export const writeRelease = (folder: string, release: Release) =>
  writeFile(path.join(folder, 'release.json'), JSON.stringify(release, null, 1));

/** Copies a finished build into an empty folder and makes a release of it: every file hashed, texts compressed. */
export async function prepareRelease(
  folder: string,
  { name, version, contract, buildFolder }: FinishedBuild,
): Promise<Release> {
  await cp(buildFolder, folder, { recursive: true });
  const release: Release = {
    name,
    version,
    publishedAt: new Date().toISOString(),
    contract,
    integrity: await hashFiles(path.join(folder, 'client')),
    serverIntegrity: await hashFiles(path.join(folder, 'server')),
  };
  await compressFiles(path.join(folder, 'client'));
  await packMaps(path.join(folder, MAPS_FOLDER));
  await writeRelease(folder, release);
  return release;
}
