import { watch } from 'node:fs';
import path from 'node:path';
import { activateBuilds, storeBuilds } from './build-releases.ts';
import { ROOT, findReleasedPackage } from './packages.ts';
import { startSite } from './site.ts';

const SETTLE_MS = 150;
const wanted = process.argv.slice(2).find((word) => !word.startsWith('-'));
const released = wanted ? findReleasedPackage(wanted) : undefined;
if (!released) {
  process.stderr.write('Name the remote to work on: npm run dev -- hotel\n');
  process.exit(1);
}

const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const say = (text: string) => process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${text}\n`);
const onBuild = (name: string, version: string, outcome: string, seconds: number) => {
  if (outcome === 'built') say(`built ${name} ${version} in ${seconds.toFixed(1)} s`);
};

const site = await startSite({
  dataDir,
  port: Number(process.env['PORT'] ?? 3000),
  env: process.env,
  onBuild,
  onStep: say,
  onBuildFailure: say,
});
say(`${site.url} is ready; ${released.name} is built again whenever its sources change, reload to see it`);

let timer: NodeJS.Timeout | undefined;
let building: Promise<void> = Promise.resolve();

function rebuild(): void {
  building = building.then(async () => {
    try {
      const { stored, failures } = await storeBuilds(dataDir, [released!.name], onBuild);
      for (const problem of [...failures, ...(await activateBuilds(site.ops, stored))]) say(problem);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  });
}

for (const folder of [
  path.join(released.folder, 'src'),
  path.join(ROOT, 'shared-ui/src'),
  path.join(ROOT, 'shared-kernel/src'),
]) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, SETTLE_MS);
  });
}

const stop = () => void site.stop().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
