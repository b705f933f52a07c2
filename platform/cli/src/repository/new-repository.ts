import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Provenance } from '../pack/pack-packages.ts';
import { PACKAGES_OF_A_REMOTE, addParts, type ScaffoldResult } from '../scaffold.ts';
import { fillTemplate, namesOf, readStyle, writeFiles, type Files } from '../scaffold-files.ts';

/** The installed package that this is a part of. */
const PACKAGE = path.resolve(import.meta.dirname, '../..');

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(PACKAGE, file), 'utf8'));

const COMMANDS = ['check', 'test', 'build', 'dev', 'ship', 'release', 'new'];

/** What its tests and types are made with, which this package is made with too. */
const TEST_PACKAGES = /^(@testing-library\/(jest-dom|react|user-event)|@types\/(jest|node|react|react-dom))$/;

async function packageFile(kebab: string): Promise<string> {
  const { packages, shared } = (await readJson('provenance.json')) as Provenance;
  const { dependencies } = (await readJson('package.json')) as { readonly dependencies: Record<string, string> };
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...shared, ...packages };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => versions[name]).map((name) => [name, versions[name]]));
  const tools = Object.entries(dependencies).filter(([name]) => TEST_PACKAGES.test(name));
  return JSON.stringify({
    name: kebab,
    version: '1.0.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24.2' },
    scripts: Object.fromEntries(COMMANDS.map((command) => [command, `wisata ${command}`])),
    dependencies: pick(PACKAGES_OF_A_REMOTE),
    devDependencies: { ...Object.fromEntries(tools), ...pick(['@wisata/build', '@wisata/cli']) },
  });
}

/** Makes a remote in a folder of its own below `root`, ready to be a repository; writes all of it or nothing. */
export async function scaffoldRepository(root: string, name: string): Promise<ScaffoldResult> {
  const names = namesOf(name);
  const folder = names.kebab;
  const files: Files = new Map();
  await addParts(root, files, names, folder);
  // Its README takes the place of the one of a remote among others.
  await fillTemplate({ template: 'repository', target: folder, root, files, names });
  files.set(`${folder}/.oxfmtrc.json`, JSON.stringify(await readStyle(root)));
  files.set(`${folder}/package.json`, await packageFile(folder));
  await writeFiles(root, files);
  return { written: [...files.keys()], next: [`cd ${folder}`, 'npm install', 'npm run check'] };
}
