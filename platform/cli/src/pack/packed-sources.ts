import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../packages.ts';
import { runToEnd } from '../processes.ts';

/** What a package file of this checkout says, as far as packing reads it. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects?: unknown;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly packed?: PackingRules;
}

/** What cannot be read from imports. */
export interface PackingRules {
  /** Of what it exports that which tools ask for, where no import of a remote says so. */
  readonly offers?: readonly string[];
  /** Sources that are started or found by their path. */
  readonly entries?: readonly string[];
  /** Files that go along as they are, by where they go. */
  readonly assets?: Readonly<Record<string, string>>;
  /** Packages that are started or found by their name. */
  readonly tools?: readonly string[];
}

/** The packages that another repository may need, by folder. */
export const PACKED_FOLDERS: readonly string[] = [
  'shared-kernel',
  'shared-ui',
  ...['runtime', 'build', 'registry', 'cli'].map((name) => `platform/${name}`),
];

/** Those that run in pages: what the shell shares with a remote is the page's, never theirs. */
export const IN_PAGES: readonly string[] = ['@wisata/kernel', '@wisata/ui', '@wisata/runtime'];

/** Reads a package file. */
export async function readManifest(folder: string): Promise<SourceManifest> {
  return JSON.parse(await readFile(path.join(ROOT, folder, 'package.json'), 'utf8')) as SourceManifest;
}

/** Compiles every source of the packages into JavaScript and declarations, each below `target` as it lies here. */
export async function compile(target: string, configFile: string): Promise<void> {
  const args = ['-p', configFile, '--outDir', target];
  await runToEnd(process.execPath, [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), ...args], { cwd: ROOT });
}

/** The configuration of {@link compile}: types were found right by the checks. */
export const compilerConfiguration = (extended: string) => ({
  extends: extended,
  compilerOptions: {
    noEmit: false,
    noCheck: true,
    declaration: true,
    allowImportingTsExtensions: false,
    rootDir: ROOT,
    types: ['node', 'jest', '@testing-library/jest-dom', '@testing-library/jest-dom/jest-globals'],
  },
  include: PACKED_FOLDERS.map((folder) => path.join(ROOT, folder, 'src')),
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/node_modules', '**/templates'],
});

const SOURCE = /\.tsx?(\.tmpl)?$/;
const OURS = /'(@wisata\/[a-z]+)((?:\/[\w.-]+)*)'/g;

/** What the remotes of this checkout and the templates of new ones import of our packages: `@wisata/kernel/money`. */
export async function readRemoteImports(places: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const place of places) {
    const entries = await readdir(place, { withFileTypes: true, recursive: true });
    for (const { name, parentPath } of entries.filter((entry) => SOURCE.test(entry.name))) {
      if (parentPath.includes('node_modules')) continue;
      const text = await readFile(path.join(parentPath, name), 'utf8');
      // A template imports what is made with it, too.
      for (const [, owner, below] of text.matchAll(OURS)) if (!below?.includes('__')) found.add(`${owner}${below}`);
    }
  }
  return found;
}
