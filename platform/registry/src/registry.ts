import { randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { withFileLock } from './file-lock.ts';
import type { ReleaseStore } from './store.ts';

/** One change of what is live, never edited afterwards. */
export interface Revision {
  readonly revision: number;
  readonly at: string;
  readonly actor: string;
  readonly reason: string;
  readonly name: string;
  readonly version: string;
}

/** What is live now: one version by package name. */
export interface RegistryState {
  readonly revision: number;
  readonly live: Readonly<Record<string, string>>;
  readonly history: readonly Revision[];
}

/** A change that somebody asks for: who, and why. */
export type Change = Pick<Revision, 'name' | 'version' | 'actor' | 'reason'>;

/** Knows which published version of each package is live. */
export interface Registry {
  /** The state on disk now; cheap when nothing changed since the last call. */
  state(): Promise<RegistryState>;
  /** Makes a published version live. Throws when the version is not in the store. Activating what is live already changes nothing. */
  activate(change: Change): Promise<RegistryState>;
}

const EMPTY: RegistryState = { revision: 0, live: {}, history: [] };

/** Changes with every replacement of the file: each is a new file, and longer than the one before. */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found && `${found.ino}.${found.size}.${found.mtimeNs}`;
}

/**
 * A registry in one file, replaced in one step, so that a reader sees the old state or the new one. Writers take turns,
 * in other processes too, so that no change is lost.
 */
export function createFileRegistry(file: string, store: ReleaseStore): Registry {
  let cached: { stamp: string; state: RegistryState } | undefined;

  async function state(): Promise<RegistryState> {
    const stamp = await stampOf(file);
    if (stamp === undefined) return EMPTY;
    if (cached?.stamp !== stamp) cached = { stamp, state: JSON.parse(await readFile(file, 'utf8')) as RegistryState };
    return cached.state;
  }

  async function append({ name, version, actor, reason }: Change): Promise<RegistryState> {
    const before = await state();
    if (before.live[name] === version) return before;
    const revision = before.revision + 1;
    const after: RegistryState = {
      revision,
      live: { ...before.live, [name]: version },
      history: [...before.history, { revision, at: new Date().toISOString(), actor, reason, name, version }],
    };
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, JSON.stringify(after, null, 1), { flush: true });
    await rename(aside, file);
    return after;
  }

  return {
    state,
    async activate(change) {
      if (!(await store.find(change.name, change.version)))
        throw new Error(`${change.name} ${change.version} is not published`);
      return withFileLock(`${file}.lock`, () => append(change));
    },
  };
}
