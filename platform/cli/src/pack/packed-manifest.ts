import { SHARED_VERSIONS, type SharedModule } from '@wisata/build/shared-modules';
import { IN_PAGES, type SourceManifest } from './packed-sources.ts';
import type { ReachedPackage } from './reach.ts';

/** The package file of a packed package. */
export type PackedManifest = Readonly<Record<string, unknown>>;

interface Needs {
  readonly dependencies: Record<string, string>;
  readonly peerDependencies: Record<string, string>;
  readonly peerDependenciesMeta: Record<string, { readonly optional: true }>;
}

/** The packages beside it that are packed, and the tools of the whole checkout. */
export interface Surroundings {
  readonly packages: ReadonlyMap<string, ReachedPackage>;
  readonly root: SourceManifest;
}

const isShared = (name: string): name is SharedModule => name in SHARED_VERSIONS && name !== '@wisata/runtime';

function versionOf(name: string, { manifest }: ReachedPackage, { packages, root }: Surroundings): string {
  if (isShared(name)) return SHARED_VERSIONS[name];
  const own = packages.get(name)?.manifest.version;
  if (own) return `^${own}`;
  const places = [manifest, root, ...[...packages.values()].map((each) => each.manifest)];
  const found = places
    .map(({ dependencies, devDependencies }) => dependencies?.[name] ?? devDependencies?.[name])
    .find((each) => each !== undefined);
  if (!found) throw new Error(`${manifest.name} imports ${name}, which its package file does not name`);
  return found;
}

/**
 * What it needs beside itself. In a page the shell's copy of a shared module counts, so a package of pages only says
 * which one it fits; what it imports for tests alone is the tests' own affair.
 */
function needsOf(reached: ReachedPackage, around: Surroundings): Needs {
  const { manifest, imported } = reached;
  const needs: Needs = { dependencies: {}, peerDependencies: {}, peerDependenciesMeta: {} };
  const names = [...imported, ...(manifest.packed?.tools ?? [])].filter((name) => name !== manifest.name);
  for (const name of names.toSorted()) {
    const version = versionOf(name, reached, around);
    const isOfPages = IN_PAGES.includes(manifest.name);
    if (isShared(name)) needs.peerDependencies[name] = `^${version}`;
    else if (isOfPages && !manifest.dependencies?.[name]) {
      needs.peerDependencies[name] = `^${version}`;
      needs.peerDependenciesMeta[name] = { optional: true };
    } else needs.dependencies[name] = version;
  }
  return needs;
}

const DECLARED = /(\.d)?\.(ts|js)$/;

function offerOf(file: string, { files }: ReachedPackage): unknown {
  const declaration = file.replace(DECLARED, '.d.ts');
  if (!DECLARED.test(file) || !files.has(declaration)) return `./dist/${file}`;
  return { types: `./dist/${declaration}`, ...(file !== declaration && { default: `./dist/${file}` }) };
}

/** Assets that the source package offers by name, such as a configuration, are offered where they went. */
function offeredAssets({ manifest }: ReachedPackage): [string, string][] {
  return Object.values(manifest.packed?.assets ?? {})
    .filter((target) => `./${target}` in manifest.exports)
    .map((target) => [`./${target}`, `./dist/${target}`]);
}

/** Writes the package file anew: what is offered leads to compiled files, and nothing of the workspace is left. */
export function packedManifest(reached: ReachedPackage, around: Surroundings): PackedManifest {
  const { manifest, offered } = reached;
  const { name, version, sideEffects, bin } = manifest;
  const offers = [...offered].map(([subpath, file]): [string, unknown] => [subpath, offerOf(file, reached)]);
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24.2' },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([word, file]) => [word, distOf(file)])) }),
    files: ['dist', 'provenance.json'],
    exports: Object.fromEntries([...offers, ...offeredAssets(reached)].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...needsOf(reached, around),
  };
}

const distOf = (source: string) => source.replace(/^(\.\/)?src\//, './dist/').replace(/\.ts$/, '.js');
