import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { makeBucketStore, makeBuild, type BucketUnderTest } from '@wisata/registry/store.fixture';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { ask, stopAll, REMOTE_FILES, startEdge, whenStopped, visitorCookie } from './edge.fixture.ts';

const SECRET = 'a secret of two edges';

afterEach(stopAll);

const SHELL_FILES = {
  'client/shell.11.js': 'boot();',
  'client/entry-files.json': JSON.stringify({ scripts: ['shell.11.js'], styles: [], preloads: [] }),
};
const VISITORS = Array.from({ length: 40 }, (_, nth) => `visitor-of-two-edges-${nth}`);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'two-edges-'));
  whenStopped(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function publish(registry: TestRegistry, name: string, version: string): Promise<void> {
  const buildFolder = await makeBuild(name === 'shell' ? SHELL_FILES : REMOTE_FILES);
  await registry.running.context.store.add({ name, version, contract: KERNEL_CONTRACT, buildFolder });
  await rm(buildFolder, { recursive: true });
  await registry.ops.publish(name, version);
}

interface Place {
  readonly bucket: BucketUnderTest;
  readonly registry: TestRegistry;
  /** Starts an edge on a folder of its own, as another machine does. */
  startEdge(dataDir: string): Promise<string>;
}

async function makePlace(): Promise<Place> {
  const dataDir = await makeFolder();
  const bucket = await makeBucketStore();
  whenStopped(() => bucket.end());
  const registry = await startTestRegistry(dataDir, { ...bucket.env, EDGE_SECRET: SECRET, JUDGE: 'off' });
  whenStopped(() => registry.stop());
  for (const name of ['shell', 'hotel']) {
    await publish(registry, name, '1.0.0');
    await registry.ops.act(name, { kind: 'activate', version: '1.0.0', reason: 'test' });
  }
  const shared = {
    ...bucket.env,
    EDGE_SECRET: SECRET,
    REGISTRY_PUBLIC_KEY: await readFile(path.join(dataDir, 'keys/registry.pub'), 'utf8'),
    REGISTRY_URL: registry.url,
  };
  return { bucket, registry, startEdge: (folder) => startEdge(folder, shared) };
}

async function hotelAt(edge: string, visitor?: string): Promise<string | undefined> {
  const headers: Record<string, string> = visitor === undefined ? {} : { cookie: visitorCookie(SECRET, visitor) };
  const { text } = await ask(edge, '/revision', { headers });
  return (JSON.parse(text) as { remotes?: { hotel?: string } }).remotes?.hotel;
}

/** Milliseconds until every edge does what it should, one number each. */
const timesUntil = (edges: readonly string[], isDone: (edge: string) => Promise<boolean>) => {
  const startedAt = performance.now();
  return Promise.all(
    edges.map(async (edge) => {
      while (!(await isDone(edge))) if (performance.now() - startedAt > 15_000) throw new Error('It never came');
      return Math.round(performance.now() - startedAt);
    }),
  );
};

test('two edges with a cache each follow one registry, and a visitor has one version whichever answers', async () => {
  const place = await makePlace();
  const { ops } = place.registry;
  const edges = [await place.startEdge(await makeFolder()), await place.startEdge(await makeFolder())];
  const everybody = (version: string) => async (edge: string) => (await hotelAt(edge)) === version;
  expect(await Promise.all(edges.map((edge) => hotelAt(edge)))).toEqual(['1.0.0', '1.0.0']);

  await publish(place.registry, 'hotel', '2.0.0');
  await ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'better' });
  const activated = await timesUntil(edges, everybody('2.0.0'));
  await ops.act('hotel', { kind: 'rollback', reason: 'worse' });
  const takenBack = await timesUntil(edges, everybody('1.0.0'));

  await publish(place.registry, 'hotel', '3.0.0');
  await ops.act('hotel', { kind: 'canary', version: '3.0.0', plan: [50, 100], reason: 'try' });
  const cohorts = (edge: string) => Promise.all(VISITORS.map((visitor) => hotelAt(edge, visitor)));
  const tried = await timesUntil(edges, async (edge) => (await cohorts(edge)).includes('3.0.0'));
  const [first, second] = await Promise.all(edges.map(cohorts));
  expect(first).toEqual(second);
  expect(new Set(first)).toEqual(new Set(['1.0.0', '3.0.0']));
  process.stdout.write(
    `activate ${activated.join(', ')} ms; rollback ${takenBack.join(', ')} ms; canary ${tried.join(', ')} ms\n`,
  );
});

test.each([
  ['a file that was cut off', (release: string) => truncate(path.join(release, 'client/remoteEntry.js'), 3)],
  ['a file that was deleted', (release: string) => rm(path.join(release, 'client/remoteEntry.js'))],
  ['a packed copy that was deleted', (release: string) => rm(path.join(release, 'client/remoteEntry.js.br'))],
  ['a record that was cut off', (release: string) => truncate(path.join(release, 'release.json'), 3)],
  [
    'a record that names another contract',
    async (release: string) => {
      const record = JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8')) as object;
      await writeFile(path.join(release, 'release.json'), JSON.stringify({ ...record, contract: '0.0.1' }));
    },
  ],
])('%s on the disk of an edge is fetched again, and nobody goes without it', async (_what, damage) => {
  const place = await makePlace();
  const folder = await makeFolder();
  const edge = await place.startEdge(folder);
  const askEntry = () => ask(edge, '/r/hotel/1.0.0/remoteEntry.js', { headers: { 'accept-encoding': 'identity' } });
  const { text } = await askEntry();
  await damage(path.join(folder, 'release-cache/hotel/1.0.0'));
  expect(await askEntry()).toMatchObject({ status: 200, text });
  expect(text).toBe(REMOTE_FILES['client/remoteEntry.js']);
  expect(await hotelAt(edge)).toBe('1.0.0');
});

test('who floods two edges counts no more than at one', async () => {
  const place = await makePlace();
  const edges = [await place.startEdge(await makeFolder()), await place.startEdge(await makeFolder())];

  const failure = { kind: 'failure', code: 'network' };
  const slowness = { kind: 'vitals', page: '/hotel/list', vitals: { LCP: 60_000 } };

  /** Two new visitors of a network: hotels failed for one, and the other's page was slow. */
  async function tell(edge: string, visitor: string, address: string): Promise<void> {
    await Promise.all([
      tellOne(edge, `${visitor}-1`, address, failure),
      tellOne(edge, `${visitor}-2`, address, slowness),
    ]);
  }

  async function tellOne(edge: string, visitor: string, address: string, report: object): Promise<void> {
    const headers = { cookie: visitorCookie(SECRET, visitor), 'x-forwarded-for': address, origin: edge };
    const proof = await ask(edge, '/revision?runs=shell@1.0.0,hotel@1.0.0', { headers });
    const { beacon } = JSON.parse(proof.text) as { beacon: { token: string } };
    const beacons = [{ ...report, remote: 'hotel', version: '1.0.0' }];
    const body = JSON.stringify({ token: beacon.token, beacons });
    const told = { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body };
    expect((await ask(edge, '/beacon', told)).status).toBe(204);
  }

  const read = async () => {
    const { totals, vitals } = await place.registry.ops.figures('hotel', 60);
    return [totals[0]?.failures, vitals.find(({ page }) => page === '/hotel/list')?.count];
  };
  // The flood comes in several batches; then somebody from elsewhere at each edge, behind all of it.
  for (let turn = 0; turn < 4; turn += 1) {
    const flood = Array.from({ length: 20 }, (_each, nth) =>
      tell(edges[nth % 2]!, `visitor-of-a-flood-${turn}-${nth}`, `203.0.113.${nth}`),
    );
    await Promise.all(flood);
    for (const [nth, edge] of edges.entries())
      await tell(edge, `visitor-from-elsewhere-${turn}-${nth}`, '198.51.100.7');
    const expected = 20 + 2 * (turn + 1);
    while ((await read()).some((count) => (count ?? 0) < expected));
  }
  expect(await read()).toEqual([28, 28]);
});

test('an edge that starts while registry and bucket are away serves what it had, files too', async () => {
  const place = await makePlace();
  const folder = await makeFolder();
  const before = await place.startEdge(folder);
  expect(await hotelAt(before)).toBe('1.0.0');
  await place.registry.running.stop();
  place.bucket.server.breaks = () => true;
  const again = await place.startEdge(folder);
  expect(await hotelAt(again)).toBe('1.0.0');
  const file = await ask(again, '/r/hotel/1.0.0/remoteEntry.js', { headers: { 'accept-encoding': 'br' } });
  expect(file).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
});

test('an edge with an empty cache has everything at hand for its first visitor, however slow the bucket is', async () => {
  const place = await makePlace();
  place.bucket.server.delayMs = 400;
  const edge = await place.startEdge(await makeFolder());
  const asked = place.bucket.server.asked.length;
  expect(await hotelAt(edge)).toBe('1.0.0');
  expect(place.bucket.server.asked).toHaveLength(asked);
});
