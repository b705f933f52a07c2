import { watch } from 'node:fs';
import path from 'node:path';
import { activateBuilds, storeBuilds, type BuildReport } from './build-releases.ts';
import { ROOT, type ReleasedPackage } from './packages.ts';
import type { Site } from './site.ts';

const SETTLE_MS = 150;

/** What is built again and where it goes. */
export interface RebuildOptions {
  readonly released: ReleasedPackage;
  readonly site: Site;
  readonly dataDir: string;
  readonly onBuild: BuildReport;
  readonly say: (text: string) => void;
}

/** Builds a package as it is released, whenever its sources change, and makes it live on a site of this machine. */
export function rebuildOnSave({ released, site, dataDir, onBuild, say }: RebuildOptions): void {
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();

  function buildNext(): void {
    building = building.then(build);
  }

  async function build(): Promise<void> {
    try {
      const { stored, failures } = await storeBuilds(dataDir, undefined, onBuild, { packages: [released] });
      for (const problem of [...failures, ...(await activateBuilds(site.ops, stored, true))]) say(problem);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }

  for (const folder of [released.folder, path.join(ROOT, 'shared-ui'), path.join(ROOT, 'shared-kernel')]) {
    watch(path.join(folder, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(buildNext, SETTLE_MS);
    });
  }
}
