import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createCollector } from '../collection/collector.ts';
import { call, makeRegistry, stopAll, TOKENS } from '../registry.fixture.ts';
import type { TestRegistry } from '../testing.ts';
import { createPreviewLinks } from './preview-link.ts';
import { MOST_PREVIEWS } from './previews.ts';

const EDGE_SECRET = 'a secret of edges';
const HOTELS = 'hotels-token-0123456789abcdef';
let registry: TestRegistry;

beforeAll(async () => {
  const RELEASE_TOKENS = [
    `anna:releaser:hotel:${HOTELS}`,
    ...Object.entries(TOKENS).map(([role, token]) => `${role}:${role}:*:${token}`),
  ].join(',');
  registry = await makeRegistry({ EDGE_SECRET, RELEASE_TOKENS });
  await registry.store('hotel', '0.9.0');
  await registry.ops.publish('hotel', '0.9.0');
  for (const name of ['hotel', 'train'])
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.release(name, version);
  await registry.store('hotel', '2.0.0');
});
afterAll(stopAll);
beforeEach(() => registry.running.context.pool.query('delete from releases.previews'));

const want = (json: object, { name = 'hotel', token = HOTELS } = {}) =>
  call(registry.url, `/packages/${name}/previews`, { token, json: { reason: 'new pictures', ...json } });
const open = (number: number, version = '1.2.0') => want({ kind: 'open', number, version });
const opened = async () => (await registry.ops.previews()).map(({ number, version }) => `${number} ${version}`);
/** What an edge is told. */
const behind = (number: number | string, secret = EDGE_SECRET) =>
  call(registry.url, `/previews/hotel/${number}`, { headers: { 'x-edge-secret': secret } });
const later = (days: number) =>
  registry.running.context.pool.query('update releases.previews set until = until - make_interval(days => $1)', [days]);

describe('a preview', () => {
  test('stands behind one link, whichever version comes next, until it is ended', async () => {
    const { body } = await open(123, '1.1.0');
    const { data } = body as { data: { path: string; actor: string; until: string; openedAt: string } };
    expect(data).toMatchObject({
      package: 'hotel',
      number: 123,
      version: '1.1.0',
      actor: 'anna',
      reason: 'new pictures',
    });
    expect(Date.parse(data.until) - Date.parse(data.openedAt)).toBe(14 * 86_400_000);
    const key = new URL(data.path, 'http://x').searchParams.get('key') ?? '';
    const links = createPreviewLinks(EDGE_SECRET);
    expect([
      links.isGenuine('hotel', 123, key),
      links.isGenuine('hotel', 124, key),
      links.isGenuine('train', 123, key),
    ]).toEqual([true, false, false]);
    await later(3);
    const renewed = (await open(123)).body as { data: { path: string; until: string } };
    expect(renewed.data.path).toBe(data.path);
    expect(Date.parse(renewed.data.until)).toBeGreaterThanOrEqual(Date.parse(data.until));
    expect((await behind(123)).body).toMatchObject({ data: { version: '1.2.0' } });
    expect((await want({ kind: 'end', number: 123 })).status).toBe(200);
    expect([(await behind(123)).status, await opened()]).toEqual([404, []]);
    expect((await want({ kind: 'end', number: 123 })).status).toBe(404);
  });

  test('ends by itself, and gives nobody anything', async () => {
    const before = await registry.ops.state();
    await open(7);
    expect(await registry.ops.state()).toEqual(before);
    await later(15);
    expect([(await behind(7)).status, await opened()]).toEqual([404, []]);
  });

  test('keeps its files from the collector as long as it is open', async () => {
    const { pool, store, config } = registry.running.context;
    const longAgo = new Date(Date.now() + 400 * 86_400_000);
    const collect = createCollector({
      pool,
      store,
      dataDir: config.dataDir,
      now: () => longAgo,
      onChange: () => Promise.resolve(),
    });
    await open(7, '0.9.0');
    await pool.query('update releases.previews set until = $1', [new Date(longAgo.getTime() + 1_000)]);
    const collected = async () =>
      (await collect({ keepDays: 1, dryRun: true, actor: 'test', reason: 'old' })).collected
        .filter(({ name }) => name === 'hotel')
        .map(({ version }) => version);
    expect(await collected()).not.toContain('0.9.0');
    await want({ kind: 'end', number: 7 });
    expect(await collected()).toContain('0.9.0');
  });
});

describe('nobody gets further', () => {
  test('with a version that is blocked, not published, or of another package', async () => {
    await registry.ops.act('hotel', { kind: 'block', version: '1.1.0', reason: 'breaks' });
    for (const version of ['1.1.0', '2.0.0', '9.9.9', '../1.0.0'])
      expect([version, (await open(1, version)).status >= 400]).toEqual([version, true]);
    await registry.ops.act('hotel', { kind: 'unblock', version: '1.1.0', reason: 'mended' });
    expect(await want({ kind: 'open', number: 1, version: '1.2.0' }, { name: 'train' })).toMatchObject({ status: 403 });
    expect((await want({ kind: 'open', number: 1, version: '1.2.0' }, { token: TOKENS.viewer })).status).toBe(403);
    expect((await want({ kind: 'end', number: 1 }, { name: 'train' })).status).toBe(403);
    expect(await opened()).toEqual([]);
  });

  test.each([[0], [-1], [1.5], ['1'], [1e12], [null]])('with the number %j', async (number) => {
    expect((await want({ kind: 'open', number, version: '1.2.0' })).status).toBe(422);
  });

  test('with a flood of them: a package has so many, and others are as they were', async () => {
    for (let number = 1; number <= MOST_PREVIEWS; number += 1) expect((await open(number)).status).toBe(200);
    expect(await open(1_000)).toMatchObject({ status: 409, body: { code: 'PREVIEW_TOO_MANY' } });
    expect((await open(1, '1.0.0')).status).toBe(200);
    const train = { name: 'train', token: TOKENS.releaser };
    expect((await want({ kind: 'open', number: 1_000, version: '1.2.0' }, train)).status).toBe(200);
    await later(15);
    expect((await open(1_000)).status).toBe(200);
  });

  test('as an edge without its secret, or by a number that is none', async () => {
    await open(7);
    expect((await behind(7, 'guessed')).status).toBe(401);
    for (const number of ['07', '7.0', '7%20', 'x'])
      expect([number, (await behind(number)).status]).toEqual([number, 404]);
  });
});
