import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAP_HASHES, MAPS_FOLDER } from '@wisata/kernel/container';

const HASH_LENGTH = 10;
const UNKNOWN = '0'.repeat(HASH_LENGTH);
const INTEGRITY = /sha256-[A-Za-z0-9+/]{43}=/g;

/** The version that a build is made with, until its bytes say which one it is. */
export const unstamped = (version: string) => `${version}-${UNKNOWN}`;

/** As bytes, each of which is one character: a file may be anything. */
const ENCODING = 'latin1';

/** A build with maps is the same version as one without. */
const isOfMaps = (file: string) => file.startsWith(`${MAPS_FOLDER}/`) || file === `server/${MAP_HASHES}`;

async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !isOfMaps(name));
  return new Map(
    await Promise.all(
      names.sort().map(async (name) => [name, await readFile(path.join(folder, name), ENCODING)] as const),
    ),
  );
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text, ENCODING).digest('base64')}`;

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text.length}\0`).update(text, ENCODING);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Puts `rename` through every file, and the new hashes of files into those that name them by their hash. */
function renameIn(files: ReadonlyMap<string, string>, rename: (text: string) => string): Map<string, string> {
  const byIntegrity = new Map([...files].map(([name, text]) => [integrityOf(text), name]));
  const renamed = new Map<string, string>();
  function settle(name: string): string {
    const known = renamed.get(name);
    if (known !== undefined) return known;
    const text = rename(files.get(name)!).replace(INTEGRITY, (integrity) => {
      const named = byIntegrity.get(integrity);
      return named === undefined ? integrity : integrityOf(settle(named));
    });
    renamed.set(name, text);
    return text;
  }
  for (const name of files.keys()) settle(name);
  return renamed;
}

/**
 * Gives a finished build the version of its bytes: what is built into the same bytes is the same version, whatever
 * else has changed around it. A version is as long as what it takes the place of, so source maps stay true. `version` is what it was built with, of {@link unstamped}.
 * @returns The version that it has from now on.
 */
export async function stampBuild(folder: string, version: string): Promise<string> {
  const files = await readFiles(folder);
  const stamped = version.replace(UNKNOWN, hashOf(files));
  const global = (text: string) => text.replace(/[^a-zA-Z0-9]/g, '_');
  const rename = (text: string) => text.replaceAll(version, stamped).replaceAll(global(version), global(stamped));
  for (const [name, text] of renameIn(files, rename))
    if (text !== files.get(name)) await writeFile(path.join(folder, name), text, ENCODING);
  return stamped;
}
