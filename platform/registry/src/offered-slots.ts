import { setTimeout as wait } from 'node:timers/promises';
import { findFacts } from './gates/build-facts.ts';
import type { PackageState } from './release-state.ts';
import type { ReleaseStore } from './store.ts';

/** What is turned off in seconds does not wait longer for a store that is away. */
const STORE_LIMIT_MS = 2_000;

/** Slots that visitors may get of a package; undefined while the store does not say. */
export type FindSlots = (name: string, state: PackageState) => Promise<readonly string[] | undefined>;

/** Finds slots by what builds say of themselves; a release never changes, so each is read once. */
export function createFindSlots(store: ReleaseStore): FindSlots {
  const known = new Map<string, readonly string[]>();

  async function read(name: string, version: string): Promise<readonly string[]> {
    const key = `${name}@${version}`;
    const slots = known.get(key) ?? (await findFacts(store, { name, version }))?.slots ?? [];
    known.set(key, slots);
    return slots;
  }

  return async (name, { stable, canary, previous }) => {
    // Of what is withdrawn, the version that a rollback brings back.
    const versions = [stable ?? previous[0], canary?.version].filter((version) => typeof version === 'string');
    const reading = Promise.all(versions.map((version) => read(name, version))).then(
      (lists) => [...new Set(lists.flat())].sort(),
      () => undefined,
    );
    return Promise.race([reading, wait(STORE_LIMIT_MS, undefined, { ref: false })]);
  };
}
