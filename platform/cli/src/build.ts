import path from 'node:path';
import { storeBuilds } from './build-releases.ts';
import { findReleasedPackage, ROOT } from './packages.ts';

const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !findReleasedPackage(name));
if (unknown) {
  process.stderr.write(`There is no remote named ${unknown}.\n`);
  process.exit(1);
}
const names = wanted.length > 0 ? wanted.map((name) => findReleasedPackage(name)!.name) : undefined;
const { failures } = await storeBuilds(dataDir, names, (name, version, outcome, seconds) =>
  process.stdout.write(`${name} ${version} ${outcome} (${seconds.toFixed(1)} s)\n`),
);
if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n\n')}\n`);
  process.exitCode = 1;
}
