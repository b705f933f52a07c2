import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ask,
  cookieFrom,
  dataOf,
  HOTEL_FACTS,
  makeLiveData,
  REMOTE_FILES,
  startEdge,
  stopAll,
  type TestData,
} from './edge.fixture.ts';
import { createPreviews } from './previews.ts';

const FACTS = { ...HOTEL_FACTS, routes: ['train'], slots: [], services: [] };
const TRAIN_FILES = { ...REMOTE_FILES, 'client/build-facts.json': JSON.stringify(FACTS) };

let data: TestData;
let edge: string;
let link: string;

beforeAll(async () => {
  data = await makeLiveData();
  await data.publish('train', '1.0.0', TRAIN_FILES);
  for (const name of ['hotel', 'train'])
    for (const version of ['2.0.0-pull', '2.1.0-push']) {
      await data.registry.store(name, version, name === 'train' ? TRAIN_FILES : REMOTE_FILES);
      await data.registry.ops.publish(name, version);
    }
  edge = await startEdge(data.dataDir);
});
afterAll(stopAll);

beforeEach(async () => {
  const { ops, running } = data.registry;
  await running.context.pool.query('delete from releases.previews');
  link = (await ops.openPreview('hotel', 123, '2.0.0-pull', 'new pictures')).path;
});

const open = (target: string, cookie = '') => ask(edge, target, { headers: { cookie } });
const enter = async (target: string, cookie = '') => cookieFrom(await open(target, cookie), 'wisata_preview');
const versionsFor = async (cookie: string) => {
  const { composition, override } = dataOf((await open('/hotel/list', cookie)).text) as unknown as {
    composition: { remotes: Record<string, { version: string }> };
    override?: { remotes: Record<string, string> };
  };
  return [composition.remotes['hotel']?.version, override?.remotes];
};
/** What an edge was told two seconds ago is looked at again. */
const until = async (wanted: unknown, look: () => Promise<unknown>) => {
  while (JSON.stringify(await look()) !== JSON.stringify(wanted)) await new Promise((resolve) => setImmediate(resolve));
};

describe('a link of a pull request', () => {
  test('shows its version to who opens it, and says so on every page; others get what they got', async () => {
    const answer = await open(`${link}&back=/hotel/list`);
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      '/hotel/list',
      'no-store',
    ]);
    const cookie = cookieFrom(answer, 'wisata_preview');
    expect(cookie).not.toContain('2.0.0');
    expect(await versionsFor(cookie)).toEqual(['2.0.0-pull', { hotel: '2.0.0-pull' }]);
    expect(await versionsFor('')).toEqual(['1.0.0-hotel', undefined]);
  });

  test('shows the next push without being opened again, and nothing once it has ended', async () => {
    const cookie = await enter(link);
    await data.registry.ops.openPreview('hotel', 123, '2.1.0-push', 'smaller ones');
    await until(['2.1.0-push', { hotel: '2.1.0-push' }], () => versionsFor(cookie));
    await data.registry.ops.endPreview('hotel', 123);
    await until(['1.0.0-hotel', null], () => versionsFor(cookie));
    expect((await open(link)).status).toBe(410);
  });

  test('stands beside that of another package, and each is ended by who looks', async () => {
    const other = await data.registry.ops.openPreview('train', 9, '2.1.0-push', 'seats');
    const cookie = await enter(other.path, await enter(link));
    expect((await versionsFor(cookie))[1]).toEqual({ hotel: '2.0.0-pull', train: '2.1.0-push' });
    const one = await enter('/ops/override/reset?remote=hotel', cookie);
    expect((await versionsFor(one))[1]).toEqual({ train: '2.1.0-push' });
    expect(await enter('/ops/override/reset', cookie)).toBe('wisata_preview=');
  });

  test('shows no version that was blocked since', async () => {
    const cookie = await enter(link);
    await data.registry.ops.act('hotel', { kind: 'block', version: '2.0.0-pull', reason: 'breaks' });
    await until(['1.0.0-hotel', null], () => versionsFor(cookie));
    expect((await open(link)).status).toBe(422);
    await data.registry.ops.act('hotel', { kind: 'unblock', version: '2.0.0-pull', reason: 'mended' });
  });
});

describe('nobody gets further', () => {
  test('with a link that was guessed, or that of another preview', async () => {
    const key = new URL(link, edge).searchParams.get('key')!;
    await data.registry.ops.openPreview('train', 123, '2.1.0-push', 'seats');
    await data.registry.ops.openPreview('hotel', 124, '2.1.0-push', 'other');
    for (const target of [
      '/ops/preview/hotel/123',
      '/ops/preview/hotel/123?key=',
      `/ops/preview/hotel/123?key=${'A'.repeat(22)}`,
      `/ops/preview/hotel/124?key=${key}`,
      `/ops/preview/hotel/0123?key=${key}`,
      `/ops/preview/train/123?key=${key}`,
      `/ops/preview/hotel/123?key=${key}&key=${key}`,
      `/ops/preview/hotel%2F123/1?key=${key}`,
    ])
      expect([target, (await open(target)).status]).toEqual([target, 404]);
  });

  test('with a cookie that was changed, or is too old', async () => {
    const cookie = await enter(link);
    for (const forged of [cookie.replace('123', '124'), cookie.replace('hotel', 'train'), cookie.slice(0, -2)])
      expect(await versionsFor(forged)).toEqual(['1.0.0-hotel', undefined]);
    const request = { cookies: { wisata_preview: decodeURIComponent(cookie.split('=', 2)[1]!) } };
    const options = { registryUrl: data.registry.url, secret: 'another secret' };
    expect((await createPreviews(options).read(request)).size).toBe(0);
  });

  test('by asking the registry over the site', async () => {
    expect((await ask(edge, '/ops/api/previews/hotel/123', { headers: { 'x-edge-secret': 'guessed' } })).status).toBe(
      401,
    );
    expect((await ask(edge, '/ops/api/previews')).status).toBe(401);
  });

  test('leads elsewhere', async () => {
    for (const back of ['//evil.test', 'https://evil.test', '/\\evil.test'])
      expect((await open(`${link}&back=${encodeURIComponent(back)}`)).headers['location']).toBe('/');
  });
});
