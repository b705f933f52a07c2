import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PackageState } from '../release-state.ts';
import type { Release } from '../release-build.ts';
import type { ReleaseStore } from '../store.ts';

/** What a build says about itself in `build-facts.json`. */
export interface BuildFacts {
  readonly contract: string;
  readonly provides: Readonly<Record<string, string>>;
  /** Ranges of the shared modules that it takes; a build that takes none need not say so. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly routes: readonly string[];
  readonly slots: readonly string[];
  /** Slots of others that it shows; `*` stands for what is known only at run time. */
  readonly shows: readonly string[];
}

/** The package that brings the shared modules to a page. */
export const PROVIDER = 'shell';

/** A JSON file of a release; undefined when it has none. Throws when there is something else in it. */
export async function findBuildFile<T>(
  store: ReleaseStore,
  release: Pick<Release, 'name' | 'version'>,
  file: string,
): Promise<T | undefined> {
  // What lies elsewhere comes to this machine when it is asked for.
  await store.find(release.name, release.version);
  const text = await readFile(path.join(store.clientFolder(release.name, release.version), file), 'utf8').catch(
    () => undefined,
  );
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** What a build says about itself; undefined for one that says nothing. */
export const findFacts = (store: ReleaseStore, release: Pick<Release, 'name' | 'version'>) =>
  findBuildFile<BuildFacts>(store, release, 'build-facts.json');

/** The version of a package that visitors get. */
export function findLive(
  states: Readonly<Record<string, PackageState>>,
  name: string,
): { readonly name: string; readonly version: string } | undefined {
  const version = states[name]?.stable;
  return version ? { name, version } : undefined;
}

/** How many bytes of a file go over the wire: those of its compressed copy, when it has one. */
export async function bytesSent(
  store: ReleaseStore,
  { name, version }: Pick<Release, 'name' | 'version'>,
  file: string,
): Promise<number> {
  const place = path.join(store.clientFolder(name, version), file);
  const found = (await stat(`${place}.br`).catch(() => undefined)) ?? (await stat(place).catch(() => undefined));
  return found?.size ?? 0;
}
