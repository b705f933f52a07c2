import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fitsHash, isCompressible } from './release-files.ts';
import type { Release } from './release-build.ts';

const unpack = promisify(brotliDecompress);

/** `release.json` as it lies in a bucket: the last object that is written, and what makes the others a release. */
export interface ReleaseRecord extends Release {
  /** Which of the folders below the version holds its files: every publisher writes into one of its own. */
  readonly files: string;
}

/** A file of a release, and how to know it. */
export interface WantedFile {
  /** Path below the folder of the release, and below that of the record. */
  readonly file: string;
  /** What its bytes hash to, once they are unpacked. */
  readonly hash: string;
  readonly isPacked: boolean;
}

/** Where everything of a version lies in a bucket. */
export const versionKey = (name: string, version: string) => `${name}/${version}/`;

/** Where its record lies. */
export const recordKey = (name: string, version: string) => `${versionKey(name, version)}release.json`;

/** Every file of a release, packed copies included. */
export function filesOf({ integrity, serverIntegrity }: Release): WantedFile[] {
  const client = Object.entries(integrity).flatMap(([name, hash]): WantedFile[] => {
    const file = `client/${name}`;
    const plain = { file, hash, isPacked: false };
    return isCompressible(name) ? [plain, { file: `${file}.br`, hash, isPacked: true }] : [plain];
  });
  const server = Object.entries(serverIntegrity).map(([name, hash]) => ({
    file: `server/${name}`,
    hash,
    isPacked: false,
  }));
  return [...client, ...server];
}

/** Whether a record names a file that would lie elsewhere than below its release. */
export const leadsOut = (release: Release): boolean =>
  filesOf(release).some(({ file }) => path.posix.normalize(file) !== file || /[\\\0]|\/$/.test(file));

/** Reads the record of a version; throws when it is that of another one, or names what lies elsewhere. */
export function parseRecord(bytes: Uint8Array, name: string, version: string): ReleaseRecord {
  const record = JSON.parse(Buffer.from(bytes).toString()) as ReleaseRecord;
  if (record.name !== name || record.version !== version || typeof record.files !== 'string' || leadsOut(record))
    throw new Error('release.json is that of something else');
  return record;
}

/** Whether these bytes are what was published. */
export async function isGenuine(bytes: Uint8Array, { hash, isPacked }: WantedFile): Promise<boolean> {
  const plain = isPacked ? await unpack(bytes).catch(() => undefined) : bytes;
  return plain !== undefined && fitsHash(plain, hash);
}
