import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hashKind } from '../release-files.ts';
import type { GateInput } from './gate.ts';

async function hashOf(file: string, kind: string): Promise<string | undefined> {
  const hash = createHash(kind);
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return `${kind}-${hash.digest('base64')}`;
}

/** Hashes every file again: what lies in the store has to be what its list says, byte by byte. */
export async function findDamagedFiles({ release, store }: GateInput): Promise<string[]> {
  const client = store.clientFolder(release.name, release.version);
  const server = path.join(path.dirname(client), 'server');
  const lists = [
    [client, release.integrity],
    [server, release.serverIntegrity],
  ] as const;
  const reasons: string[] = [];
  for (const [folder, integrity] of lists)
    for (const [file, wanted] of Object.entries(integrity)) {
      const found = await hashOf(path.join(folder, file), hashKind(wanted));
      if (found === undefined) reasons.push(`${file} is missing.`);
      else if (found !== wanted) reasons.push(`${file} is not the file that was built: its hash differs.`);
    }
  if (Object.keys(release.integrity).length === 0) reasons.push('It has no files for the browser.');
  return reasons;
}
