import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { publishStored, storeCopy, type Twin } from './build-machine.ts';
import { readReleased, type Released } from './document.ts';
import { fleetIn, release, startOwnSite, withDataFolder, type OwnSite } from './own-site.ts';

type Environment = Readonly<Record<string, string>>;

/** Tokens of two operators of such a site, by name. */
export const PEOPLE = { rani: 'rani-token-0123456789abcdef', budi: 'budi-token-0123456789abcdef' } as const;

const RELEASE_TOKENS = Object.entries(PEOPLE)
  .map(([name, token]) => `${name}:operator:*:${token}`)
  .join(',');

/** A site whose releases a spec changes. Visitors, and the spec, use `url`; whichever edge is behind it answers. */
export interface ReleaseSite extends OwnSite {
  readonly edges: readonly string[];
  /** What `npm run release` does with these words. */
  release(...words: readonly string[]): Promise<string>;
  /** Stores what is live once more under another version, as a build machine does after a change. */
  storeCopy(twin: Twin): Promise<void>;
  /** The same, and publishes it without a browser. */
  publishCopy(twin: Twin): Promise<void>;
  /** Cuts a file off where edges read it, as a disk or a copy that ended early would. */
  cutOff(name: string, version: string, file: string): Promise<void>;
}

interface Setting {
  readonly site: OwnSite;
  readonly edges: readonly string[];
  /** Where the edges' files of releases lie. */
  readonly folders: readonly string[];
  /** What a build machine of the site knows of its store. */
  readonly machine: Environment;
}

async function startOneEdge(dataDir: string, settings: Environment): Promise<Setting> {
  const site = await startOwnSite(dataDir, { RELEASE_TOKENS, ...settings });
  const folders = [path.join(dataDir, 'releases')];
  return { site, edges: [site.url], folders, machine: { DATA_DIR: dataDir } };
}

interface NotedFleet {
  readonly parts: readonly { readonly name: string; readonly port: number }[];
  readonly store: Environment;
}

async function startFleet(dataDir: string, settings: Environment): Promise<Setting> {
  const site = await startOwnSite(dataDir, { RELEASE_TOKENS, ...settings }, fleetIn(dataDir));
  const { parts, store } = JSON.parse(await readFile(path.join(dataDir, 'fleet.json'), 'utf8')) as NotedFleet;
  const edges = parts.filter(({ name }) => name.startsWith('edge'));
  const folders = edges.map(({ name }) => path.join(dataDir, name.replace(' ', '-'), 'release-cache'));
  const machine = { ...store, DATA_DIR: path.join(dataDir, 'build-machine') };
  return { site, edges: edges.map(({ port }) => `http://localhost:${port}`), folders, machine };
}

const START = { 1: startOneEdge, 2: startFleet } as const;

async function startReleaseSite({ edges, settings }: SiteOptions, dataDir: string): Promise<ReleaseSite> {
  const { site, folders, machine, ...rest } = await START[edges](dataDir, settings);
  return {
    ...site,
    ...rest,
    release: (...words) => release(dataDir, ...words),
    storeCopy: (twin) => storeCopy(machine, twin),
    async publishCopy(twin) {
      await storeCopy(machine, twin);
      await publishStored(dataDir, twin.name, twin.twin, twin.built);
    },
    async cutOff(name, version, file) {
      // An edge of a bucket has the files of what it was asked for.
      for (const edge of rest.edges) await (await fetch(`${edge}/r/${name}/${version}/${file}`)).arrayBuffer();
      for (const folder of folders) {
        const target = path.join(folder, name, version, 'client', file);
        const text = await readFile(target, 'utf8');
        await writeFile(target, text.slice(0, text.length / 2));
        await rm(`${target}.br`, { force: true });
      }
    },
  };
}

/** Options of the suite's projects. */
export interface SiteOptions {
  /** One edge beside the folder of its releases, or a fleet: two with a cache each over one bucket, in turn for every request. */
  readonly edges: keyof typeof START;
  /** What else its programs are told. */
  readonly settings: Environment;
}

interface WorkerFixtures extends SiteOptions {
  /**
   * A site that tests have one after the other, started for the first: whoever takes it leaves live what was live, and
   * names versions as no other test does.
   */
  readonly takeSite: () => Promise<ReleaseSite>;
}

const siteTest = base.extend<object, WorkerFixtures>({
  edges: [1, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  takeSite: [
    async ({ edges, settings }, provide) => {
      await withDataFolder('site', async (dataDir) => {
        let site: Promise<ReleaseSite> | undefined;
        try {
          await provide(() => (site ??= startReleaseSite({ edges, settings }, dataDir)));
        } finally {
          // Why a site did not start is told by the test that wanted it.
          const started = await site?.catch(() => undefined);
          await started?.stop();
        }
      });
    },
    { scope: 'worker' },
  ],
});

/** A site that a test has for itself meanwhile. */
interface TakenSite extends ReleaseSite {
  /** Waits until every edge gives this to everybody. */
  expectReleased(wanted: Released): Promise<void>;
  /** The same for the versions alone, in whatever revision: an edge hears of one a moment after the registry has said it. */
  expectVersions(wanted: Released['versions']): Promise<void>;
}

interface SiteFixtures {
  /** Its pages open there. */
  readonly site: TakenSite;
  /** What was live when the test began. */
  readonly before: Released;
}

/** For specs about releases: they are the same in every setting. */
export const test = siteTest.extend<SiteFixtures>({
  async site({ request, takeSite }, provide, info) {
    info.setTimeout(240_000);
    const site = await takeSite();
    const expectReleased = async (wanted: Released) => {
      for (const edge of site.edges) await expect.poll(() => readReleased(request, edge)).toEqual(wanted);
    };
    const expectVersions = async (wanted: Released['versions']) => {
      const versionsOf = async (edge: string) => (await readReleased(request, edge)).versions;
      for (const edge of site.edges) await expect.poll(() => versionsOf(edge)).toEqual(wanted);
    };
    await provide({ ...site, expectReleased, expectVersions });
  },
  before: async ({ request, site }, provide) => provide(await readReleased(request, site.url)),
  baseURL: ({ site }, provide) => provide(site.url),
});

/** For specs that change nothing: with one edge they visit the site of the whole suite. */
export const visitorTest = siteTest.extend({
  baseURL: async ({ baseURL, edges, takeSite }, provide) => provide(edges === 1 ? baseURL : (await takeSite()).url),
});
