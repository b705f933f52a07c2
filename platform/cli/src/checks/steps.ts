import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../packages.ts';

/** Kinds of checks, as `--only` names them. */
export const CHECK_GROUPS = [
  'types',
  'lint',
  'format',
  'boundaries',
  'unused',
  'messages',
  'classes',
  'size',
  'unit',
] as const;
export type CheckGroup = (typeof CHECK_GROUPS)[number];

/** One program to run: it has passed when it ends with 0. */
export interface Step {
  readonly name: string;
  readonly group: CheckGroup;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Folders with code of ours. */
export const SOURCES = [
  'shell',
  'shared-kernel',
  'shared-ui',
  'backend',
  'database',
  'telemetry',
  'pictures',
  'platform',
  'e2e',
  'bench',
];

const JEST_FLAGS = [
  // How jest runs ES modules; the warning says nothing new.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Every file makes a page or a service anew and leaves it behind: more room for what is young is collected less often.
  '--max-semi-space-size=64',
];
/** What jest is started with. */
export const JEST_ENV = { NODE_OPTIONS: JEST_FLAGS.join(' ') };

/** A tool's script, `eslint/bin/eslint.js`, wherever npm has put the tool. */
export function findTool(file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(file) ?? [];
  const found = folders.map((folder) => path.join(folder, file)).find((each) => existsSync(each));
  if (!found) throw new Error(`${file} is not installed. Run: npm install`);
  return found;
}

function types(name: string, project: string): Step {
  const info = path.join(ROOT, '.cache/tsc', `${name.replace('/', '-')}.tsbuildinfo`);
  return {
    name: `types of ${name}`,
    group: 'types',
    // The other one is what the linter and webpack read types with: seven times as slow, with the same findings.
    script: findTool('typescript-7/bin/tsc'),
    args: ['-p', project, '--incremental', '--tsBuildInfoFile', info],
  };
}

/** The linter's cache knows its rules by name only, so rules of our own have a cache of their own. */
function lintCache(): string {
  const folder = path.resolve(import.meta.dirname, '../lint');
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'eslint.config.mjs')));
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  return path.join('.cache/eslint', hash.digest('hex').slice(0, 10));
}

/** A file that has not changed since it was found good is not looked at again. */
function lint(places: readonly string[], fix: boolean): Step {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', lintCache()];
  return {
    name: 'lint',
    group: 'lint',
    script: findTool('eslint/bin/eslint.js'),
    args: ['--quiet', ...cache, ...(fix ? ['--fix'] : []), ...places],
  };
}

/** The rules that have to know types; they are quick enough to need no cache. */
function typedLint(places: readonly string[], fix: boolean): Step {
  return {
    name: 'lint by types',
    group: 'lint',
    script: findTool('oxlint/bin/oxlint'),
    args: ['--quiet', ...(fix ? ['--fix'] : []), ...places],
  };
}

function format(places: readonly string[], fix: boolean): Step {
  return {
    name: 'format',
    group: 'format',
    script: findTool('oxfmt/bin/oxfmt'),
    args: [fix ? '--write' : '--check', ...places],
  };
}

function unitTests(name: string, patterns: readonly string[]): Step {
  return {
    name,
    group: 'unit',
    script: findTool('jest/bin/jest.js'),
    args: ['--silent', '--passWithNoTests', '--testPathPatterns', ...patterns],
    env: JEST_ENV,
  };
}

/** Every check of `npm run check`, longest first. `remotes` are folder names, `mfe-hotel`. */
export function checkSteps(remotes: readonly string[], fix: boolean): Step[] {
  const cruised = [...SOURCES, ...remotes];
  return [
    lint(['.'], fix),
    typedLint(['.'], fix),
    { name: 'size budget', group: 'size', script: path.join(import.meta.dirname, 'sizes.ts'), args: [] },
    types('web', 'tsconfig.web.json'),
    types('node', 'tsconfig.node.json'),
    types('kernel', 'shared-kernel'),
    unitTests('unit tests of pure code', ['shared-kernel/src/', String.raw`\.rules\.test\.ts$`]),
    format(['.'], fix),
    boundaries(cruised),
    {
      name: 'unused code',
      group: 'unused',
      script: findTool('knip/bin/knip.js'),
      args: ['--no-progress', '--no-config-hints'],
    },
    ownCheck('messages'),
    ownCheck('classes'),
  ];
}

/** A program of this folder. */
const ownCheck = (name: 'messages' | 'classes'): Step => ({
  name,
  group: name,
  script: path.join(import.meta.dirname, name + path.extname(import.meta.filename)),
  args: [],
});

const boundaries = (places: readonly string[]): Step => ({
  name: 'boundaries',
  group: 'boundaries',
  script: findTool('dependency-cruiser/bin/dependency-cruiser.mjs'),
  args: ['--config', '.dependency-cruiser.mjs', ...places],
});

/** Every check of a remote's own repository. */
export const repositorySteps = (fix: boolean): Step[] => [
  ...packageSteps(['.'], fix),
  boundaries(['src']),
  ownCheck('messages'),
  ownCheck('classes'),
];

/** The checks of some packages alone, `mfe-hotel`: types, lint, format and the tests in their folders. */
export function packageSteps(folders: readonly string[], fix = false): Step[] {
  const what = folders.length === 1 ? folders[0]! : `${folders.length} packages`;
  return [
    ...folders.map((folder) => types(folder, folder)),
    { ...lint(folders, fix), name: `lint of ${what}` },
    { ...typedLint(folders, fix), name: `lint by types of ${what}` },
    { ...format(folders, fix), name: `format of ${what}` },
    unitTests(
      `tests of ${what}`,
      folders.map((folder) => `^${path.resolve(ROOT, folder)}/`),
    ),
  ];
}
