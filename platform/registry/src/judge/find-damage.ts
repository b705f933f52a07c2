import { findDamagedFiles } from '../gates/files-gate.ts';
import { NotGenuine } from '../release-proof.ts';
import type { ReleaseStore } from '../store.ts';

/** Reads a published version again: every file has to be what was signed. A store that is away proves nothing. */
export async function findDamageIn(proven: ReleaseStore, name: string, version: string): Promise<readonly string[]> {
  try {
    const release = await proven.find(name, version);
    return release ? await findDamagedFiles({ release, store: proven, states: {} }) : [];
  } catch (error) {
    if (error instanceof NotGenuine) return [error.message];
    throw error;
  }
}
