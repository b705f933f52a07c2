import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Knows which published version of each package is live. */
export interface Registry {
  /** The state on disk now; cheap when nothing changed since the last call. */
  state(): Promise<RegistryState>;
  /** Makes a published version live. Throws when the version is not in the store. Activating what is live already changes nothing. */
  activate(change: { name: string; version: string; actor: string; reason: string }): Promise<RegistryState>;
}

const EMPTY: RegistryState = { revision: 0, live: {}, history: [] };

/** A registry in one file, replaced in one step, so that a reader sees the old state or the new one. */
export function createFileRegistry(file: string, store: ReleaseStore): Registry {
  let cached: { stamp: number; state: RegistryState } | undefined;

  async function state(): Promise<RegistryState> {
    const stamp = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (stamp === undefined) return EMPTY;
    if (cached?.stamp !== stamp) cached = { stamp, state: JSON.parse(await readFile(file, 'utf8')) as RegistryState };
    return cached.state;
  }

  return {
    state,
    async activate({ name, version, actor, reason }) {
      if (!(await store.find(name, version))) throw new Error(`${name} ${version} is not published`);
      const before = await state();
      if (before.live[name] === version) return before;
      const revision = before.revision + 1;
      const after: RegistryState = {
        revision,
        live: { ...before.live, [name]: version },
        history: [...before.history, { revision, at: new Date().toISOString(), actor, reason, name, version }],
      };
      await mkdir(path.dirname(file), { recursive: true });
      const aside = `${file}.${randomUUID()}`;
      await writeFile(aside, JSON.stringify(after, null, 1));
      await rename(aside, file);
      return after;
    },
  };
}
