import { mkdtemp, rm, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openReleases } from '@wisata/registry/release-folders';
import { RELEASED_PACKAGES, ROOT, sourceVersion, type ReleasedPackage } from './packages.ts';
import { runToEnd } from './processes.ts';

/** Progress of {@link buildAndPublish}: one call for each package. */
export type BuildReport = (name: string, version: string, outcome: 'unchanged' | 'built', seconds: number) => void;

async function buildOne(released: ReleasedPackage, version: string, dataDir: string): Promise<void> {
  const { store } = openReleases(dataDir);
  const scratch = path.join(ROOT, '.cache', 'build');
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(path.join(scratch, `${released.name}-`));
  try {
    const script = path.join(ROOT, 'platform/build/src/run.ts');
    await runToEnd(process.execPath, ['--disable-warning=ExperimentalWarning', script, released.name, version, released.folder, folder], { cwd: ROOT });
    await store.add({ name: released.name, version, contract: released.contract, buildFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds every package whose sources changed and makes the result live, two builds at a time. */
export async function buildAndPublish(dataDir: string, report: BuildReport, names?: readonly string[]): Promise<void> {
  const { store, registry } = openReleases(dataDir);
  const queue = RELEASED_PACKAGES.filter(({ name }) => !names || names.includes(name));
  const activations: { name: string; version: string }[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const startedAt = Date.now();
      const version = await sourceVersion(next);
      const known = await store.find(next.name, version);
      if (!known) await buildOne(next, version, dataDir);
      activations.push({ name: next.name, version });
      report(next.name, version, known ? 'unchanged' : 'built', (Date.now() - startedAt) / 1000);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const { name, version } of activations) await registry.activate({ name, version, actor: 'local build', reason: 'sources on this machine' });
}
