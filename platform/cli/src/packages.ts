import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';

/** Whether this runs as an installed package, and not from the checkout. */
const IS_INSTALLED = import.meta.dirname.split(path.sep).includes('node_modules');

/** Root of the checkout; of an installed command line the repository that it is started in. */
export const ROOT = IS_INSTALLED ? process.cwd() : path.resolve(import.meta.dirname, '../../..');

/** Whether a folder is a remote's own repository: its door is at the top. */
export const isOwnRepository = (folder: string) => existsSync(path.join(folder, 'src/manifest.ts'));

function readPackageFile(folder: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
}

/** `@wisata/mfe-hotel` is the remote `hotel`. */
const nameInRepository = () => path.basename(readPackageFile(ROOT).name).replace(/^mfe-/, '');

/** The folders of remotes below the root by the remote's name, in order of the alphabet on every file system. */
const REMOTE_FOLDERS: ReadonlyMap<string, string> = isOwnRepository(ROOT)
  ? new Map([[nameInRepository(), '.']])
  : new Map(
      readdirSync(ROOT)
        .filter((name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'package.json')))
        .sort()
        .map((folder) => [folder.slice('mfe-'.length), folder]),
    );

/** The remotes whose sources are here. */
export const REMOTE_NAMES: readonly string[] = [...REMOTE_FOLDERS.keys()];

/** A package that is released on its own: the shell or a remote. */
export interface ReleasedPackage {
  readonly name: string;
  readonly folder: string;
  /** Kernel contract recorded with its release; empty for the shell, which provides the contract. */
  readonly contract: string;
  /** How it is built when it is not for visitors. */
  readonly mode?: 'production' | 'development';
}

const SHELL: ReleasedPackage = { name: 'shell', folder: path.join(ROOT, 'shell'), contract: '' };

/** The shell and every remote, as far as they are here. */
export const RELEASED_PACKAGES: readonly ReleasedPackage[] = [
  ...(existsSync(SHELL.folder) ? [SHELL] : []),
  ...[...REMOTE_FOLDERS].map(([name, folder]) => ({
    name,
    folder: path.join(ROOT, folder),
    contract: KERNEL_CONTRACT,
  })),
];

/** The same with a shell whose React is the development build, which takes over single modules of remotes. */
export const withDevelopedShell = (): readonly ReleasedPackage[] =>
  RELEASED_PACKAGES.map((each) => (each.name === 'shell' ? { ...each, mode: 'development' } : each));

/** Finds a released package by short name (`hotel`) or folder name (`mfe-hotel`). */
export function findReleasedPackage(name: string): ReleasedPackage | undefined {
  return RELEASED_PACKAGES.find((each) => each.name === name || path.basename(each.folder) === name);
}

/** The folder of any package by short name (`hotel`, `edge`, `ui`) or folder name (`mfe-hotel`, `platform/edge`). */
export function findPackageFolder(name: string): string | undefined {
  if (isOwnRepository(ROOT)) return REMOTE_FOLDERS.get(name);
  const folders = ['', 'mfe-', 'platform/', 'shared-'].map((prefix) => `${prefix}${name.replace(/\/$/, '')}`);
  return folders.find((folder) => /^[\w/-]+$/.test(folder) && existsSync(path.join(ROOT, folder, 'package.json')));
}

const SOURCE = /\.(tsx?|cjs|css|json|svg|png|webp|avif|woff2|geojson)$/;
/** Tests, and what only a page under development has. */
const NOT_BUILT = /(\.test\.tsx?$|\.fixture\.ts$|\/README\.md$|\/build\/src\/hot\/)/;

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => SOURCE.test(file) && !NOT_BUILT.test(file));
}

/** Reads at once: for a thousand small files, turns of the event loop take several times as long as the reading. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** What every build reads besides the package's own folder. */
const SHARED_SOURCES = ['shared-kernel/src', 'shared-ui/src', 'platform/runtime/src', 'platform/build/src'];
// Of an own repository it names every version of what comes out of packages.
const LOCK = 'package-lock.json';

/** Where everything lies that the build of a package may read, from the root. */
export const searchInputPlaces = ({ folder }: ReleasedPackage): readonly string[] => [
  path.relative(ROOT, folder) || '.',
  ...SHARED_SOURCES,
  LOCK,
];

/** All that goes into a build of a folder besides the folder's own package file. */
async function buildInputs(folder: string): Promise<string[]> {
  return [
    ...(await sourceFiles(path.join(folder, 'src'))),
    path.join(folder, 'webpack.config.ts'),
    path.join(ROOT, LOCK),
    ...(await Promise.all(SHARED_SOURCES.map((each) => sourceFiles(path.join(ROOT, each))))).flat(),
  ];
}

/** What a package is built from, as it stands now. */
export interface PackageSources {
  /** Its own version, as its package file says it. */
  readonly version: string;
  /** A hash of all that its build may read: the same as before, and nothing has to be built. */
  readonly key: string;
}

/** Reads them. What of it comes into the build is known only by building, and so is the version of a release. */
export async function readSources({ folder, mode = 'production' }: ReleasedPackage): Promise<PackageSources> {
  const packageFile = path.join(folder, 'package.json');
  const hash = hashOf([...(await buildInputs(folder)), packageFile]);
  const { version } = readPackageFile(folder);
  return mode === 'production'
    ? { version, key: hash.slice(0, 20) }
    : { version: `${version}-dev`, key: `dev-${hash.slice(0, 20)}` };
}

/** The operators' page: built like a package, but served by the registry and never released to visitors. */
export const CONSOLE: ReleasedPackage = { name: 'console', folder: path.join(ROOT, 'platform/console'), contract: '' };

/** The console as its sources stand now. */
export async function consoleVersion(): Promise<string> {
  const rules = await sourceFiles(path.join(ROOT, 'platform/registry/src'));
  const packageFile = path.join(CONSOLE.folder, 'package.json');
  return hashOf([...(await buildInputs(CONSOLE.folder)), packageFile, ...rules]).slice(0, 10);
}
