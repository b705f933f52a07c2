import { existsSync } from 'node:fs';
import path from 'node:path';
import { planConsole, storeBuilds } from './build-releases.ts';
import { endWithHelp, refuseWords } from './command-words.ts';
import { CONSOLE, findReleasedPackage, RELEASED_PACKAGES } from './packages.ts';
import { readCliSettings } from './settings.ts';

const USAGE = `npm run build             everything that is released, and the operators' page
npm run build -- hotel    what is named: ${[...RELEASED_PACKAGES, CONSOLE].map(({ name }) => name).join(', ')}`;
endWithHelp(USAGE);

const { dataDir } = readCliSettings();
const wanted = process.argv.slice(2);
const released = wanted.filter((name) => name !== CONSOLE.name);
const flag = wanted.find((word) => word.startsWith('-'));
if (flag) refuseWords(`There is no option ${flag}`, USAGE);
const unknown = released.find((name) => !findReleasedPackage(name));
if (unknown) refuseWords(`There is no remote named ${unknown}.`, USAGE);
const say = (name: string, version: string, outcome: string, seconds: number) =>
  void process.stdout.write(`${name} ${version} ${outcome} (${seconds.toFixed(1)} s)\n`);

/** The operators' page lies where the registry of this checkout finds it, in no release store. */
async function buildConsole(): Promise<readonly string[]> {
  const startedAt = Date.now();
  const { folder, build } = await planConsole();
  const version = path.basename(path.dirname(folder));
  try {
    say(CONSOLE.name, version, (await build()) ? 'built' : 'unchanged', (Date.now() - startedAt) / 1000);
    return [];
  } catch (error) {
    return [`The console could not be built:\n${error instanceof Error ? error.message : String(error)}`];
  }
}

const names = wanted.length > 0 ? released.map((name) => findReleasedPackage(name)!.name) : undefined;
const { failures } = await storeBuilds(dataDir, names, say);
const isEverything = wanted.length === 0 && existsSync(CONSOLE.folder);
const problems = isEverything || wanted.includes(CONSOLE.name) ? await buildConsole() : [];
if (failures.length + problems.length > 0) {
  process.stderr.write(`${[...failures, ...problems].join('\n\n')}\n`);
  process.exitCode = 1;
}
