import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignedDiscovery } from './discovery.ts';

const TIMEOUT_MS = 5_000;

/** What a site was started with: an edge that has never heard the registry serves it. */
export const builtinSnapshotFile = (dataDir: string) => path.join(dataDir, 'builtin-snapshot.json');

/** Writes a signed answer as it came. Written aside and moved in one step, because several processes may do it at once. */
export async function keepSigned(file: string, signed: SignedDiscovery): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, JSON.stringify(signed));
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Keeps what a registry says now as the snapshot of a data folder. Rejects when it does not answer. */
export async function takeSnapshot(dataDir: string, registryUrl: string): Promise<void> {
  const answer = await fetch(`${registryUrl}/ops/api/discovery`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  await keepSigned(builtinSnapshotFile(dataDir), (await answer.json()) as SignedDiscovery);
}
