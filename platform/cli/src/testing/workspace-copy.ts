import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { JEST_ENV } from '../checks/steps.ts';
import { ROOT } from '../packages.ts';

const CONFIGURATION = [
  'package.json',
  'tsconfig.base.json',
  'platform/build/src/tsconfig.base.json',
  'platform/build/src/tsconfig.remote.json',
  'tsconfig.web.json',
  'tsconfig.node.json',
  'eslint.config.mjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'platform/cli/src/lint',
  // The linter reads from them what a remote may import.
  'shell/src/router-facade.ts',
  'shell/src/i18next-facade.ts',
];

/** What a program printed and whether it ended with 0. */
export interface ToolRun {
  readonly passed: boolean;
  readonly output: string;
}

/** A folder outside the checkout with its configuration and its installed packages, to run the tools in. */
export interface WorkspaceCopy {
  readonly folder: string;
  write(file: string, text: string): Promise<void>;
  /** Runs a tool of node_modules, `eslint/bin/eslint.js`, or a script by its absolute path, in the folder. */
  run(tool: string, ...args: readonly string[]): Promise<ToolRun>;
  remove(): Promise<void>;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Links every installed package; our own packages are linked to their copies, where there are copies. */
async function linkPackages(folder: string): Promise<void> {
  const modules = path.join(ROOT, 'node_modules');
  await mkdir(path.join(folder, 'node_modules/@wisata'), { recursive: true });
  for (const name of await readdir(modules)) {
    if (name !== '@wisata') await symlink(path.join(modules, name), path.join(folder, 'node_modules', name));
  }
  for (const name of await readdir(path.join(modules, '@wisata'))) {
    const original = await realpath(path.join(modules, '@wisata', name));
    const copied = path.join(folder, path.relative(ROOT, original));
    const target = (await exists(path.join(copied, 'package.json'))) ? copied : original;
    await symlink(target, path.join(folder, 'node_modules/@wisata', name));
    const nested = path.join(original, 'node_modules');
    if (target === copied && (await exists(nested))) await symlink(nested, path.join(copied, 'node_modules'));
  }
}

/** Copies the configuration and the given paths of the checkout; installed packages are linked, not copied. */
export async function copyWorkspace(...paths: readonly string[]): Promise<WorkspaceCopy> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'wisata-')));
  const filter = (source: string) => !/[\\/](node_modules|dist)$/.test(source);
  for (const each of [...CONFIGURATION, ...paths]) {
    await cp(path.join(ROOT, each), path.join(folder, each), { recursive: true, filter });
  }
  await linkPackages(folder);
  return {
    folder,
    async write(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    run(tool, ...args) {
      const script = path.resolve(folder, 'node_modules', tool);
      const env = { ...process.env, NO_COLOR: '1', ...(tool.startsWith('jest/') ? JEST_ENV : {}) };
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          [script, ...args],
          { cwd: folder, env, maxBuffer: 2 ** 26 },
          (error, stdout, stderr) => resolve({ passed: error === null, output: `${stdout}${stderr}`.trim() }),
        );
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
