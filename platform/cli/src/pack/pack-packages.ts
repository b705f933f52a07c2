import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SHARED_VERSIONS } from '@wisata/build/shared-modules';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { RELEASED_PACKAGES, ROOT } from '../packages.ts';
import { packedManifest, type Surroundings } from './packed-manifest.ts';
import {
  IN_PAGES,
  PACKED_FOLDERS,
  compile,
  compilerConfiguration,
  readManifest,
  readRemoteImports,
} from './packed-sources.ts';
import { placeOf, reach, type ReachedPackage } from './reach.ts';

const run = promisify(execFile);
const TEMPLATES = 'platform/cli/src/templates';

/** What a package was made of, so that whoever has it can find that again. */
export interface Provenance {
  readonly commit: string;
  /** Files that were not as the commit has them. */
  readonly changed: readonly string[];
  /** Kernel contract of these sources. */
  readonly contract: string;
  /** What the shell of these sources shares with remotes. */
  readonly shared: Readonly<Record<string, string>>;
  /** The packages that were packed together. */
  readonly packages: Readonly<Record<string, string>>;
  readonly compiler: string;
  /** SHA-256 of every file. */
  readonly files: Readonly<Record<string, string>>;
}

async function git(...words: readonly string[]): Promise<string> {
  return (await run('git', [...words], { cwd: ROOT }).catch(() => ({ stdout: '' }))).stdout.trimEnd();
}

async function describeSources(packages: ReadonlyMap<string, ReachedPackage>): Promise<Omit<Provenance, 'files'>> {
  const status = await git('status', '--porcelain', '--', ...PACKED_FOLDERS);
  const compiler = JSON.parse(await readFile(path.join(ROOT, 'node_modules/typescript-7/package.json'), 'utf8')) as {
    version: string;
  };
  return {
    commit: await git('rev-parse', 'HEAD'),
    changed: status.split('\n').flatMap((line) => (line ? [line.slice(3)] : [])),
    contract: KERNEL_CONTRACT,
    shared: SHARED_VERSIONS,
    packages: Object.fromEntries([...packages].map(([name, { manifest }]) => [name, manifest.version])),
    compiler: `typescript ${compiler.version}`,
  };
}

async function openPackages(): Promise<ReadonlyMap<string, ReachedPackage>> {
  const opened = await Promise.all(
    PACKED_FOLDERS.map(async (folder): Promise<ReachedPackage> => {
      const manifest = await readManifest(folder);
      return { folder, manifest, files: new Set(), offered: new Map(), imported: new Set() };
    }),
  );
  return new Map(opened.map((each) => [each.manifest.name, each]));
}

/** Where a package is laid out, and what it is made from. */
interface Stage {
  readonly compiled: string;
  readonly target: string;
  readonly around: Surroundings;
  readonly sources: Omit<Provenance, 'files'>;
}

async function hashesBelow(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const hashOf = async (name: string) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)] as const)));
}

/** Lays a package out as it is going to be installed. */
async function stage(reached: ReachedPackage, { compiled, target, around, sources }: Stage): Promise<void> {
  const { folder, manifest, files } = reached;
  const write = async (file: string, value: unknown) =>
    writeFile(path.join(target, file), `${JSON.stringify(value, null, 2)}\n`);
  for (const file of files) await cp(placeOf(reached, file, compiled), path.join(target, 'dist', file));
  for (const [from, to] of Object.entries(manifest.packed?.assets ?? {}))
    await cp(path.join(ROOT, folder, from), path.join(target, 'dist', to), { recursive: true });
  await cp(path.join(ROOT, folder, 'README.md'), path.join(target, 'README.md'));
  await write('package.json', packedManifest(reached, around));
  await write('provenance.json', { ...sources, files: await hashesBelow(target) });
}

/** Compiles and lays out every package below `work`, and gives the folders. */
async function stageAll(work: string): Promise<readonly string[]> {
  const compiled = path.join(work, 'compiled');
  const configFile = path.join(work, 'tsconfig.json');
  await writeFile(configFile, JSON.stringify(compilerConfiguration(path.join(ROOT, 'tsconfig.base.json'))));
  await compile(compiled, configFile);
  const packages = await openPackages();
  const remotes = RELEASED_PACKAGES.filter(({ name }) => name !== 'shell').map(({ folder }) => folder);
  const asked = await readRemoteImports([...remotes, path.join(ROOT, TEMPLATES)]);
  await reach(packages, asked, { compiled, typed: [...IN_PAGES, '@wisata/build'] });
  const around = { packages, root: await readManifest('.') };
  const sources = await describeSources(packages);
  const staged = [...packages].map(async ([name, reached]) => {
    const target = path.join(work, path.basename(name));
    await stage(reached, { compiled, target, around, sources });
    return target;
  });
  return Promise.all(staged);
}

/** A packed package. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
}

/** Packs every package that another repository may need, into a folder. */
export async function packPackages(target: string): Promise<readonly Packed[]> {
  await mkdir(target, { recursive: true });
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  // Below the checkout, where the compiler finds the types of its packages.
  const work = await mkdtemp(path.join(ROOT, '.cache/pack-'));
  try {
    const folders = await stageAll(work);
    const { stdout } = await npm('pack', ...folders, '--pack-destination', target, '--json', '--loglevel', 'error');
    const packed = JSON.parse(stdout) as (Omit<Packed, 'tarball'> & { readonly filename: string })[];
    return packed.map(({ name, version, filename }) => ({ name, version, tarball: path.join(target, filename) }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Runs npm in the root of the checkout, with what it is set to. */
export const npm = (...words: readonly string[]) =>
  run('npm', [...words], { cwd: ROOT, shell: process.platform === 'win32', maxBuffer: 2 ** 26 });
