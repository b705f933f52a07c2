import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { coreModule } from './app/core.ts';
import type { BackendModule } from './app/module.ts';
import { sortModules } from './app/sort-modules.ts';

const FOLDER = path.join(import.meta.dirname, 'modules');

/** What `module.ts` of a folder exports. @throws Where it is not one module with the name of its folder. */
async function loadModule(name: string): Promise<BackendModule> {
  const exported = Object.values((await import(`./modules/${name}/module.ts`)) as Record<string, BackendModule>);
  if (exported.length !== 1 || exported[0]!.name !== name) {
    throw new Error(`modules/${name}/module.ts must export one module with the name ${name}`);
  }
  return exported[0]!;
}

const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());

/** Every module: one for each folder of `modules`. */
export const modules: readonly BackendModule[] = [
  coreModule,
  ...sortModules(await Promise.all(folders.map(({ name }) => loadModule(name)))),
];
