import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stampBuild, unstamped } from '@wisata/build/stamp';
import { MAP_HASHES, MAPS_FOLDER } from '@wisata/kernel/container';
import type { AcceptableGate } from '@wisata/registry/gates/gate-results';
import { OpsRefusal, type OpsClient } from '@wisata/registry/ops-client';
import { repairRelease, searchDamage } from '@wisata/registry/repair-release';
import { isChoice } from '@wisata/registry/repository';
import { openStore, readStorePlace } from '@wisata/registry/open-store';
import type { ReleaseStore } from '@wisata/registry/store';
import { CONSOLE, RELEASED_PACKAGES, ROOT, consoleVersion, readSources, type ReleasedPackage } from './packages.ts';
import { runToEnd } from './processes.ts';
import { readBuiltHere } from './read-built-from.ts';

/** Progress of {@link storeBuilds}: one call for each package. */
export type BuildReport = (name: string, version: string, outcome: 'unchanged' | 'built', seconds: number) => void;

const require = createRequire(import.meta.url);
const CACHE = path.join(ROOT, '.cache', 'build');

/** A finished build of this checkout. */
interface FinishedBuild {
  readonly version: string;
  readonly path: string;
  readonly builtAt: Date;
  /** Whether it was made just now. */
  readonly isNew: boolean;
}

/** Where finished builds are kept, and whether their source maps are wanted too. */
interface BuildWish {
  readonly cache: string;
  readonly hasMaps?: boolean | undefined;
}

const exists = async (file: string) => Boolean(await stat(file).catch(() => undefined));

/** Puts a finished build where it belongs. One that is there already is of the same bytes, and may lack its maps. */
async function settle(scratch: string, place: string, hasMaps: boolean): Promise<void> {
  const isFirst = await rename(scratch, place).then(
    () => true,
    async (error: unknown) => {
      if (!(await exists(place))) throw error;
      return false;
    },
  );
  if (isFirst || !hasMaps || (await exists(path.join(place, MAPS_FOLDER)))) return;
  await mkdir(path.join(place, 'server'), { recursive: true });
  await rename(path.join(scratch, 'server', MAP_HASHES), path.join(place, 'server', MAP_HASHES));
  await rename(path.join(scratch, MAPS_FOLDER), path.join(place, MAPS_FOLDER));
}

/** Builds into a folder of its own and moves that in one step: a build that was cut off is never taken for a finished one. */
async function build(
  { name, folder, mode = 'production' }: ReleasedPackage,
  { cache, hasMaps = false }: BuildWish,
  version: string,
  finish: (scratch: string) => Promise<string>,
): Promise<string> {
  await mkdir(path.join(cache, name), { recursive: true });
  const scratch = await mkdtemp(path.join(cache, `${name}-`));
  try {
    const script = require.resolve('@wisata/build/run');
    await runToEnd(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        script,
        name,
        version,
        folder,
        scratch,
        mode,
        ...(hasMaps ? ['maps'] : []),
      ],
      { cwd: ROOT },
    );
    const finished = await finish(scratch);
    await settle(scratch, path.join(cache, name, finished), hasMaps);
    return finished;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Where it is noted which version came out of which sources. */
const noteOf = (cache: string, { name }: ReleasedPackage, key: string) => path.join(cache, 'sources', `${name}-${key}`);

interface KnownBuild {
  readonly version: string;
  readonly builtAt: Date;
}

/** What came out of sources with this key when this checkout built them. */
async function findKnown(released: ReleasedPackage, cache: string, key: string): Promise<KnownBuild | undefined> {
  const note = noteOf(cache, released, key);
  const version = await readFile(note, 'utf8').catch(() => undefined);
  return version === undefined ? undefined : { version, builtAt: (await stat(note)).mtime };
}

/** The build of the sources as they stand now, made when this checkout has none; any number of data folders can publish it. */
async function findBuild(released: ReleasedPackage, wish: BuildWish): Promise<FinishedBuild> {
  const { cache, hasMaps } = wish;
  const { key, version: own } = await readSources(released);
  const placeOf = (version: string) => path.join(cache, released.name, version);
  const known = await findKnown(released, cache, key);
  const place = known && placeOf(known.version);
  if (place && (await exists(hasMaps ? path.join(place, MAPS_FOLDER) : place)))
    return { ...known, path: place, isNew: false };
  const blank = unstamped(own);
  const version = await build(released, wish, blank, (scratch) => stampBuild(scratch, blank));
  const note = noteOf(cache, released, key);
  await mkdir(path.dirname(note), { recursive: true });
  // Read at once or not at all.
  await writeFile(`${note}.${process.pid}`, version);
  await rename(`${note}.${process.pid}`, note);
  return { version, path: placeOf(version), builtAt: new Date(), isNew: true };
}

/** The console's build: where it is or will be, and how to make it if it is not there yet. */
export async function planConsole(): Promise<{ readonly folder: string; build(): Promise<boolean> }> {
  const version = await consoleVersion();
  return {
    folder: path.join(CACHE, CONSOLE.name, version, 'client'),
    async build() {
      const isNew = !(await exists(path.join(CACHE, CONSOLE.name, version)));
      if (isNew) await build(CONSOLE, { cache: CACHE }, version, () => Promise.resolve(version));
      return isNew;
    },
  };
}

/** Two at a time: each build fills a core. */
async function inPairs<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next);
  };
  await Promise.all([worker(), worker()]);
}

/**
 * Builds what this checkout has no build of yet, two packages at a time, for no store.
 * @returns The browser half of each by short name. @throws The first build's error.
 */
export async function buildClients(): Promise<Readonly<Record<string, string>>> {
  const clients: Record<string, string> = {};
  await inPairs(RELEASED_PACKAGES, async (each) => {
    clients[each.name] = path.join((await findBuild(each, { cache: CACHE })).path, 'client');
  });
  return clients;
}

/** A build that lies in the release store, whether or not anybody gets it. */
export interface StoredBuild {
  readonly name: string;
  readonly version: string;
  readonly builtAt: Date;
}

/** A copy that was cut off has the name of what it should be: its files come out of the finished build again. */
async function mend(released: ReleasedPackage, version: string, store: ReleaseStore, cache: string): Promise<void> {
  const release = await store.find(released.name, version);
  const folder = path.dirname(store.clientFolder(released.name, version));
  const damaged = release ? await searchDamage(release, folder) : [];
  if (damaged.length === 0) return;
  const hasMaps = release?.serverIntegrity[MAP_HASHES] !== undefined;
  await repairRelease(folder, damaged, (await findBuild(released, { cache, hasMaps })).path);
}

interface StoreInUse {
  readonly store: ReleaseStore;
  /** A bucket compares what it gives by itself. */
  readonly isFolder: boolean;
}

async function storeOne(
  released: ReleasedPackage,
  { store, isFolder }: StoreInUse,
  report: BuildReport,
  wish: BuildWish,
): Promise<StoredBuild> {
  const { cache } = wish;
  const startedAt = Date.now();
  const { name, contract } = released;
  const known = await findKnown(released, cache, (await readSources(released)).key);
  const isStored = known !== undefined && (await store.has(name, known.version));
  const { version, builtAt, isNew } = isStored ? { ...known, isNew: false } : await findBuild(released, wish);
  const isAdded = !isStored && !(await store.has(name, version));
  const buildFolder = path.join(cache, name, version);
  if (isAdded) await store.add({ name, version, contract, buildFolder });
  else if (isFolder) await mend(released, version, store, cache);
  report(name, version, isAdded && isNew ? 'built' : 'unchanged', (Date.now() - startedAt) / 1000);
  return { name, version, builtAt };
}

/** Other packages, or another folder for finished builds, than those of this checkout. */
export interface BuildPlace {
  readonly packages?: readonly ReleasedPackage[];
  readonly cache?: string;
  /** What is released to visitors has its source maps with it; they cost a tenth of a build. */
  readonly hasMaps?: boolean;
}

/**
 * Builds every package whose sources changed, two at a time, and puts the builds into the release store.
 * @param names Short names of the packages to look at; all when left out.
 * @returns What is in the store now, and for each package that could not be built a text that says why.
 */
export async function storeBuilds(
  dataDir: string,
  names: readonly string[] | undefined,
  report: BuildReport,
  { packages = RELEASED_PACKAGES, cache = CACHE, hasMaps }: BuildPlace = {},
): Promise<{ readonly stored: readonly StoredBuild[]; readonly failures: readonly string[] }> {
  const place = readStorePlace(process.env, dataDir);
  const store = { store: await openStore(place), isFolder: place.kind === 'folder' };
  const wanted = packages.filter(({ name }) => !names || names.includes(name));
  const stored: StoredBuild[] = [];
  const failures: string[] = [];
  await inPairs(wanted, async (each) => {
    try {
      stored.push(await storeOne(each, store, report, { cache, hasMaps }));
    } catch (error) {
      failures.push(`${each.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return { stored, failures };
}

/** How the history names what this machine does by itself. */
export const START_ACTOR = 'npm start';

const WHY = 'sources on this machine';
/** What was accepted or deleted stands in the history too; the choice before it counts. */
const LATEST = 20;

/** What keeps nobody from seeing their own sources. A shell goes out before the remotes that were changed with it. */
const locallyAccepted = (name: string): readonly AcceptableGate[] =>
  name === 'shell' ? ['offer', 'size', 'contract', 'shared'] : ['offer', 'size'];

/** Makes a build live, unless somebody has chosen another version since it was published: a restart takes no rollback back. */
async function activate(
  client: OpsClient,
  { name, version, builtAt }: StoredBuild,
  { isLocal, isNew }: { readonly isLocal: boolean; readonly isNew: boolean },
): Promise<void> {
  const accept = isLocal ? locallyAccepted(name) : [];
  const last = (await client.history(name, LATEST)).findLast(isChoice);
  const built = isNew ? await readBuiltHere(name, builtAt) : undefined;
  const { created } = await client.publish(name, version, { accept, smoke: false, reason: WHY, built });
  if (last && last.actor !== START_ACTOR && !created) return;
  await client.act(name, { kind: 'activate', version, accept, reason: WHY });
}

/**
 * Publishes builds of the store, which no browser opens before, and makes them live. A version that an operator has put
 * in their place stays until the sources change.
 * @param isLocal Whether only this machine sees them: then no more is refused than what could not run.
 * @returns For each build that the registry refused a text that says why.
 */
export async function activateBuilds(
  client: OpsClient,
  stored: readonly StoredBuild[],
  isLocal: boolean,
): Promise<string[]> {
  const refusals: string[] = [];
  // The shell first: what remotes need of it has to be live before they are looked at.
  const rank = ({ name }: StoredBuild) => (name === 'shell' ? '' : name);
  const { packages } = await client.state();
  const isKnown = ({ name, version }: StoredBuild) =>
    packages.some((each) => each.name === name && each.versions.some((known) => known.version === version));
  for (const build of [...stored].sort((a, b) => rank(a).localeCompare(rank(b)))) {
    try {
      await activate(client, build, { isLocal, isNew: !isKnown(build) });
    } catch (error) {
      if (!(error instanceof OpsRefusal)) throw error;
      refusals.push(`${build.name} ${build.version} was not released:\n${error.reasons.join('\n')}`);
    }
  }
  return refusals;
}
