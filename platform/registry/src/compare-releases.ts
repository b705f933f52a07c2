import { stat } from 'node:fs/promises';
import path from 'node:path';
import { compareModules, type ModuleComparison } from './compare-modules.ts';
import { findFacts } from './gates/build-facts.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

/** A file of one of two versions; a size in bytes where the file is. */
interface ComparedFile {
  readonly file: string;
  readonly beforeBytes?: number;
  readonly afterBytes?: number;
}

/** What changes for a browser between two versions of a package. */
export interface ReleaseComparison {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** All files of the browser, before and after. */
  readonly totalBytes: { readonly before: number; readonly after: number };
  /** Module by module; undefined where one of the versions does not say what is in it. */
  readonly modules?: ModuleComparison;
  readonly added: readonly ComparedFile[];
  readonly removed: readonly ComparedFile[];
  readonly changed: readonly ComparedFile[];
  readonly contract: { readonly before: string; readonly after: string };
  /** Shared modules whose demanded range differs; a missing side does not use the module. */
  readonly sharedRanges: readonly { readonly module: string; readonly before?: string; readonly after?: string }[];
  readonly routes: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly slots: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

async function sizesOf(store: ReleaseStore, { name, version, integrity }: Release): Promise<Map<string, number>> {
  const folder = store.clientFolder(name, version);
  const sizes = await Promise.all(
    Object.keys(integrity).map(async (file) => {
      const found = await stat(path.join(folder, file)).catch(() => undefined);
      return [file, found?.size ?? 0] as const;
    }),
  );
  return new Map(sizes);
}

const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((total, size) => total + size, 0);

const compareNames = (before: readonly string[] = [], after: readonly string[] = []) => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
});

/** Compares two releases of one package by what lies in the store. */
export async function compareReleases(
  store: ReleaseStore,
  before: Release,
  after: Release,
): Promise<ReleaseComparison> {
  const [sizesBefore, sizesAfter] = await Promise.all([sizesOf(store, before), sizesOf(store, after)]);
  const [factsBefore, factsAfter] = await Promise.all([findFacts(store, before), findFacts(store, after)]);
  const inside = await compareModules(store, before, after);
  const compared = (file: string): ComparedFile => ({
    file,
    ...(sizesBefore.has(file) && { beforeBytes: sizesBefore.get(file)! }),
    ...(sizesAfter.has(file) && { afterBytes: sizesAfter.get(file)! }),
  });
  const files = compareNames([...sizesBefore.keys()], [...sizesAfter.keys()]);
  const both = [...sizesBefore.keys()].filter((file) => sizesAfter.has(file));
  const [rangesBefore, rangesAfter] = [factsBefore?.requires ?? {}, factsAfter?.requires ?? {}];
  const modules = Object.keys({ ...rangesBefore, ...rangesAfter }).sort();
  return {
    name: after.name,
    from: before.version,
    to: after.version,
    totalBytes: { before: sum(sizesBefore), after: sum(sizesAfter) },
    ...(inside && { modules: inside }),
    added: files.added.map(compared),
    removed: files.removed.map(compared),
    changed: both.filter((file) => before.integrity[file] !== after.integrity[file]).map(compared),
    contract: { before: before.contract, after: after.contract },
    sharedRanges: modules
      .filter((module) => rangesBefore[module] !== rangesAfter[module])
      .map((module) => ({ module, before: rangesBefore[module], after: rangesAfter[module] })),
    routes: compareNames(factsBefore?.routes, factsAfter?.routes),
    slots: compareNames(factsBefore?.slots, factsAfter?.slots),
  };
}
