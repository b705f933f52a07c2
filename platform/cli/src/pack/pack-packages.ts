import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
const WORK = path.join(ROOT, '.cache/pack');
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

/** Lays a package out as it is going to be installed. */
async function stage(
  reached: ReachedPackage,
  compiled: string,
  around: Surroundings,
  sources: Omit<Provenance, 'files'>,
): Promise<string> {
  const { folder, manifest, files } = reached;
  const target = path.join(WORK, 'packages', path.basename(manifest.name));
  const hashes: Record<string, string> = {};
  for (const file of [...files].sort()) {
    const to = path.join(target, 'dist', file);
    await mkdir(path.dirname(to), { recursive: true });
    const bytes = await readFile(placeOf(reached, file, compiled));
    await writeFile(to, bytes);
    hashes[`dist/${file}`] = createHash('sha256').update(bytes).digest('hex');
  }
  for (const [from, to] of Object.entries(manifest.packed?.assets ?? {}))
    await cp(path.join(ROOT, folder, from), path.join(target, 'dist', to), { recursive: true });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(path.join(target, 'package.json'), json(packedManifest(reached, around)));
  await writeFile(path.join(target, 'provenance.json'), json({ ...sources, files: hashes }));
  await cp(path.join(ROOT, folder, 'README.md'), path.join(target, 'README.md')).catch(() => undefined);
  return target;
}

/** A packed package. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
}

/** Packs every package that another repository may need, into a folder. */
export async function packPackages(target: string): Promise<readonly Packed[]> {
  await rm(WORK, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const compiled = path.join(WORK, 'compiled');
  const configFile = path.join(WORK, 'tsconfig.json');
  await mkdir(WORK, { recursive: true });
  await writeFile(configFile, JSON.stringify(compilerConfiguration(path.join(ROOT, 'tsconfig.base.json'))));
  await compile(compiled, configFile);
  const packages = await openPackages();
  const remotes = RELEASED_PACKAGES.filter(({ name }) => name !== 'shell').map(({ folder }) => folder);
  const asked = await readRemoteImports([...remotes, path.join(ROOT, TEMPLATES)]);
  const typed = [...IN_PAGES, '@wisata/build'];
  await reach(packages, asked, { compiled, typed });
  const around = { packages, root: await readManifest('.') };
  const sources = await describeSources(packages);
  const staged: string[] = [];
  for (const each of packages.values()) staged.push(await stage(each, compiled, around, sources));
  const { stdout } = await npm('pack', ...staged, '--pack-destination', target, '--json', '--loglevel', 'error');
  const packed = JSON.parse(stdout) as (Omit<Packed, 'tarball'> & { readonly filename: string })[];
  return packed.map(({ name, version, filename }) => ({ name, version, tarball: path.join(target, filename) }));
}

/** Runs npm in the root of the checkout, with what it is set to. */
export const npm = (...words: readonly string[]) =>
  run('npm', [...words], { cwd: ROOT, shell: process.platform === 'win32', maxBuffer: 2 ** 26 });
