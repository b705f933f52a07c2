import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../packages.ts';

const CONFIGURATION = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'tsconfig.node.json',
  'eslint.config.mjs',
  '.prettierrc.json',
  'platform/cli/src/lint',
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
  /** Runs a tool of node_modules, `eslint/bin/eslint.js`, in the folder. */
  run(tool: string, ...args: readonly string[]): Promise<ToolRun>;
  remove(): Promise<void>;
}

/** Copies the configuration and the given paths of the checkout; packages are linked, not copied. */
export async function copyWorkspace(...paths: readonly string[]): Promise<WorkspaceCopy> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'wisata-')));
  for (const each of [...CONFIGURATION, ...paths]) {
    await cp(path.join(ROOT, each), path.join(folder, each), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    async write(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    run(tool, ...args) {
      const script = path.join(folder, 'node_modules', tool);
      return new Promise((resolve) => {
        execFile(process.execPath, [script, ...args], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
          resolve({ passed: error === null, output: stdout || stderr }),
        );
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
