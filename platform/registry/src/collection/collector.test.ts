import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { call, stopAll, endLater, makeRegistry, TOKENS } from '../registry.fixture.ts';
import { takeSnapshot } from '../snapshot.ts';
import { makeBucketStore, makeBuild } from '../store.fixture.ts';
import { startTestRegistry, type TestRegistry } from '../testing.ts';
import { createCollector, type CollectionRequest } from './collector.ts';

const DAY_MS = 86_400_000;
/** One more than stays at hand for rollbacks, and the live one. */
const MANY = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'];

let registry: TestRegistry;

beforeEach(async () => {
  registry = await makeRegistry();
});
afterEach(stopAll);

/** Collects as the registry would in so many days from now. */
function collectIn(
  days: number,
  request: Partial<CollectionRequest> = {},
  { running, dataDir } = registry,
  now = () => new Date(Date.now() + days * DAY_MS),
) {
  const { pool, store, publication } = running.context;
  const collect = createCollector({ pool, store, dataDir, now, onChange: publication.refresh });
  return collect({ keepDays: 30, dryRun: false, actor: 'ops', reason: 'disk is full', ...request });
}

const releaseAll = async (versions: readonly string[]) => {
  for (const version of versions) await registry.release('hotel', version);
};
const storedNow = async () =>
  (await registry.running.context.store.versions('hotel')).map(({ version }) => version).sort();
const names = ({ collected }: { collected: readonly { version: string }[] }) =>
  collected.map(({ version }) => version).sort();

describe('old releases that nobody is served any more', () => {
  test('are shown with their size first, then deleted, and the history says who and why', async () => {
    await releaseAll(MANY);
    const all = await storedNow();
    const plan = await collectIn(40, { dryRun: true });
    expect(names(plan)).toEqual(['1', '2']);
    expect(plan.collected[0]!.bytes).toBeGreaterThan(50);
    expect(await storedNow()).toEqual(all);

    expect(names(await collectIn(40))).toEqual(['1', '2']);
    expect(await storedNow()).toEqual(all.filter((version) => version !== '1' && version !== '2'));
    const [last] = await registry.ops.history('hotel', 1);
    expect(last).toMatchObject({ actor: 'ops', reason: 'disk is full', action: { kind: 'collect' } });
    expect(last!.stateAfter.stable).toBe('13');
    expect(names(await collectIn(40))).toEqual([]);
  });

  test('cannot be made live, and can be published again once they are built again', async () => {
    await releaseAll(MANY);
    await collectIn(40);
    const activate = registry.ops.act('hotel', { kind: 'activate', version: '1', reason: 'back' });
    await expect(activate).rejects.toThrow('hotel 1 is not published');
    await registry.release('hotel', '1');
    expect((await registry.ops.state()).packages[0]!.state.stable).toBe('1');
  });

  test('stay for as long as some state has named them', async () => {
    await releaseAll(MANY);
    expect(names(await collectIn(29))).toEqual([]);
    const limit = Date.now() + 1;
    while (Date.now() <= limit) await Promise.resolve();
    // Lets go of version 3: a page that was opened before the limit may still ask for its files.
    await registry.release('hotel', '14');
    const now = () => new Date(limit + 30 * DAY_MS);
    expect(names(await collectIn(0, {}, registry, now))).toEqual(['1', '2']);
  });

  test('stay when the site was started with them', async () => {
    await registry.release('hotel', '1');
    await takeSnapshot(registry.dataDir, registry.url);
    await releaseAll(MANY.slice(1));
    expect(names(await collectIn(40))).toEqual(['2']);
  });
});

test('a release that is published while old ones are collected is there afterwards, or is not published', async () => {
  await releaseAll(['1', '2']);
  for (let round = 0; round < 10; round++) {
    const version = `late-${round}`;
    await registry.store('hotel', version);
    await registry.store('hotel', `newer-${round}`);
    const [published] = await Promise.allSettled([
      registry.ops.publish('hotel', version),
      collectIn(40 + round, { keepDays: 1 }),
    ]);
    const known = (await registry.ops.state()).packages[0]!.versions.map((each) => each.version);
    expect(known.includes(version)).toBe(published.status === 'fulfilled');
    if (published.status === 'fulfilled') expect(await storedNow()).toContain(version);
  }
});

test('a store that is away in the middle of it: nobody publishes what is half gone, and the next time goes on', async () => {
  const bucket = await makeBucketStore();
  endLater(() => bucket.end());
  const other = await startTestRegistry(registry.dataDir, bucket.env);
  endLater(() => other.stop());
  const { store } = other.running.context;
  const buildFolder = await makeBuild({ 'client/remoteEntry.js': 'globalThis.remote = {};' });
  for (const version of ['1', '2']) await store.add({ name: 'hotel', version, contract: KERNEL_CONTRACT, buildFolder });
  await other.ops.publish('hotel', '2');

  bucket.server.breaks = (asked) => asked.startsWith('POST');
  const stuck = await collectIn(40, {}, other);
  expect(stuck.problems).toEqual([expect.stringContaining('does not answer')]);
  await expect(other.ops.publish('hotel', '1')).rejects.toThrow(/was deleted as an old release/);
  bucket.server.breaks = () => false;
  expect(await collectIn(40, {}, other)).toMatchObject({ problems: [] });
  expect(await bucket.keys('hotel', '1')).toEqual([]);
  expect(await bucket.keys('hotel', '2')).not.toEqual([]);
});

describe('over HTTP', () => {
  const collections = (token: string, json: unknown) => call(registry.url, '/collections', { token, json });

  test('it takes an operator and a reason', async () => {
    expect((await collections(TOKENS.releaser, { dryRun: true })).status).toBe(403);
    expect(await collections(TOKENS.operator, {})).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Say why') },
    });
    expect((await collections(TOKENS.operator, { reason: 'disk is full' })).status).toBe(200);
    expect((await collections(TOKENS.operator, { dryRun: true })).status).toBe(200);
  });

  test.each([0, -1, 1.5, 99_999, '30'])('%j is no number of days to keep', async (keepDays) => {
    expect((await collections(TOKENS.operator, { keepDays, dryRun: true })).status).toBe(422);
  });

  test('what came today stays', async () => {
    await releaseAll(MANY);
    const { body } = await collections(TOKENS.operator, { keepDays: 1, reason: 'disk is full' });
    expect(body).toMatchObject({ data: { collected: [], problems: [] } });
    expect(await storedNow()).toHaveLength(MANY.length);
  });
});
