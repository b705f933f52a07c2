import path from 'node:path';
import { planConsole, storeBuilds } from './build-releases.ts';
import { CONSOLE, findReleasedPackage, ROOT } from './packages.ts';

const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const wanted = process.argv.slice(2);
const released = wanted.filter((name) => name !== CONSOLE.name);
const unknown = released.find((name) => !findReleasedPackage(name));
if (unknown) {
  process.stderr.write(`There is no remote named ${unknown}.\n`);
  process.exit(1);
}
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
const problems = wanted.length === 0 || wanted.includes(CONSOLE.name) ? await buildConsole() : [];
if (failures.length + problems.length > 0) {
  process.stderr.write(`${[...failures, ...problems].join('\n\n')}\n`);
  process.exitCode = 1;
}
