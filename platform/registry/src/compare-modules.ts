import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MODULE_LIST } from '@wisata/kernel/container';
import * as v from 'valibot';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

const LARGEST_BYTES = 1_000_000;

/** Shown in terminals, where some characters do something. */
const Name = v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{Cc}\p{Cf}]+$/u));
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const Weighed = v.record(Name, v.tuple([Bytes, v.string()]));

/** What a build says of the modules in its browser's files, by whose they are: bytes before compression, and a hash. */
const ModuleList = v.object({ own: Weighed, shared: Weighed, packages: Weighed, otherBytes: Bytes });
type ModuleList = v.InferOutput<typeof ModuleList>;
type Weighed = v.InferOutput<typeof Weighed>;

/** A module of one of two versions; bytes after the minifier and before compression, where it is. */
export interface ComparedModule {
  readonly name: string;
  readonly beforeBytes?: number;
  readonly afterBytes?: number;
}

/** A package from npm; a side without it has no version. */
export interface ComparedPackage extends ComparedModule {
  readonly before?: string;
  readonly after?: string;
}

/** The modules of one owner that are not the same in two versions. */
export interface ModuleChanges {
  readonly added: readonly ComparedModule[];
  readonly removed: readonly ComparedModule[];
  readonly changed: readonly ComparedModule[];
}

/** What changes in the browser's files, module by module. */
export interface ModuleComparison {
  /** Of the package's own folder. */
  readonly own: ModuleChanges;
  /** Of what the packages of a site share: kernel, components, runtime. */
  readonly shared: ModuleChanges;
  readonly packages: readonly ComparedPackage[];
  /** The bundler's own code. */
  readonly otherBytes: { readonly before: number; readonly after: number };
}

/** Undefined for a build of before there was one, and for what is none. */
async function findList(store: ReleaseStore, { name, version }: Release): Promise<ModuleList | undefined> {
  const file = path.join(store.serverFolder(name, version), MODULE_LIST);
  const size = (await stat(file).catch(() => undefined))?.size ?? Infinity;
  if (size > LARGEST_BYTES) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ModuleList), await readFile(file, 'utf8'));
  return read.success ? read.output : undefined;
}

const weigh = (name: string, before: number | undefined, after: number | undefined): ComparedModule => ({
  name,
  ...(before !== undefined && { beforeBytes: before }),
  ...(after !== undefined && { afterBytes: after }),
});

function compareWeighed(before: Weighed, after: Weighed): ModuleChanges {
  const compared = (name: string) => weigh(name, before[name]?.[0], after[name]?.[0]);
  const [was, is] = [Object.keys(before), Object.keys(after)];
  return {
    added: is.filter((name) => !before[name]).map(compared),
    removed: was.filter((name) => !after[name]).map(compared),
    changed: is.filter((name) => before[name] && before[name][1] !== after[name]![1]).map(compared),
  };
}

interface Packaged {
  readonly versions: string;
  readonly bytes: number;
  readonly hashes: string;
}

/** `dayjs@1.11.10` and whatever other version of it there is, by the name alone. */
function byPackage(weighed: Weighed): Map<string, Packaged> {
  const found = new Map<string, Packaged>();
  for (const [key, [bytes, hash]] of Object.entries(weighed)) {
    const at = key.lastIndexOf('@');
    const [name, version] = [key.slice(0, at), key.slice(at + 1)];
    const known = found.get(name);
    found.set(name, {
      versions: known ? `${known.versions}, ${version}` : version,
      bytes: (known?.bytes ?? 0) + bytes,
      hashes: `${known?.hashes ?? ''} ${hash}`,
    });
  }
  return found;
}

function comparePackages(before: Weighed, after: Weighed): ComparedPackage[] {
  const [was, is] = [byPackage(before), byPackage(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [old, now] = [was.get(name), is.get(name)];
    if (old?.versions === now?.versions && old?.hashes === now?.hashes) return [];
    const versions = { ...(old && { before: old.versions }), ...(now && { after: now.versions }) };
    return [{ ...weigh(name, old?.bytes, now?.bytes), ...versions }];
  });
}

/** Compares what is in two versions of a package; undefined where one of them does not say. */
export async function compareModules(
  store: ReleaseStore,
  before: Release,
  after: Release,
): Promise<ModuleComparison | undefined> {
  const [was, is] = await Promise.all([findList(store, before), findList(store, after)]);
  if (!was || !is) return undefined;
  return {
    own: compareWeighed(was.own, is.own),
    shared: compareWeighed(was.shared, is.shared),
    packages: comparePackages(was.packages, is.packages),
    otherBytes: { before: was.otherBytes, after: is.otherBytes },
  };
}
