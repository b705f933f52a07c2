import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openReleases } from '@wisata/registry/release-folders';
import type { Registry } from '@wisata/registry/registry';
import { RELEASED_PACKAGES, ROOT, sourceVersion, type ReleasedPackage } from './packages.ts';
import { runToEnd } from './processes.ts';

/** Progress of {@link buildAndPublish}: one call for each package. */
export type BuildReport = (name: string, version: string, outcome: 'unchanged' | 'built', seconds: number) => void;

const CACHE = path.join(ROOT, '.cache', 'build');

/** The finished build of one version, made when this checkout has none yet; any number of data folders can publish it. */
async function buildFolder(
  { name, folder }: ReleasedPackage,
  version: string,
  cache: string,
): Promise<{ built: boolean; path: string }> {
  const finished = path.join(cache, name, version);
  if (await stat(finished).catch(() => undefined)) return { built: false, path: finished };
  await mkdir(path.dirname(finished), { recursive: true });
  const scratch = await mkdtemp(path.join(cache, `${name}-`));
  try {
    const script = path.join(ROOT, 'platform/build/src/run.ts');
    await runToEnd(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, name, version, folder, scratch],
      { cwd: ROOT },
    );
    // Moved in one step, so that a build that was cut off is never taken for a finished one.
    await rename(scratch, finished).catch(async (error: unknown) => {
      // Somebody else finished the same version meanwhile: same sources, same build.
      if (!(await stat(finished).catch(() => undefined))) throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return { built: true, path: finished };
}

interface Published {
  readonly name: string;
  readonly version: string;
  /** False for a version that this data folder had already. */
  readonly isNew: boolean;
}

const ACTOR = 'local build';

/** Makes it live, unless an operator has chosen another version since it was published: a restart takes no rollback back. */
async function activate({ name, version, isNew }: Published, registry: Registry): Promise<void> {
  const last = (await registry.state()).history.findLast((change) => change.name === name);
  if (last && last.actor !== ACTOR && !isNew) return;
  await registry.activate({ name, version, actor: ACTOR, reason: 'sources on this machine' });
}

async function publishOne(
  released: ReleasedPackage,
  dataDir: string,
  report: BuildReport,
  cache: string,
): Promise<Published> {
  const startedAt = Date.now();
  const { store } = openReleases(dataDir);
  const { name, contract } = released;
  const version = await sourceVersion(released);
  let built = false;
  const isNew = !(await store.find(name, version));
  if (isNew) {
    const build = await buildFolder(released, version, cache);
    await store.add({ name, version, contract, buildFolder: build.path });
    built = build.built;
  }
  report(name, version, built ? 'built' : 'unchanged', (Date.now() - startedAt) / 1000);
  return { name, version, isNew };
}

/**
 * Builds every package whose sources changed, two at a time, and makes live what could be built. A version that an
 * operator has put in the place of these sources stays until the sources change.
 * @param names Short names of the packages to look at; all when left out.
 * @param place Other packages, or another folder for finished builds, than those of this checkout.
 * @throws An error that says which packages could not be built and why; the others are live by then.
 */
export async function buildAndPublish(
  dataDir: string,
  report: BuildReport,
  names?: readonly string[],
  place: { readonly packages?: readonly ReleasedPackage[]; readonly cache?: string } = {},
): Promise<void> {
  const { packages = RELEASED_PACKAGES, cache = CACHE } = place;
  const queue = packages.filter(({ name }) => !names || names.includes(name));
  const published: Published[] = [];
  const failures: string[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        published.push(await publishOne(next, dataDir, report, cache));
      } catch (error) {
        failures.push(`${next.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  const { registry } = openReleases(dataDir);
  for (const each of published) await activate(each, registry);
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
