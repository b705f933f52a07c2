import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BucketAway } from './bucket.ts';
import { readStorePlace } from './open-store.ts';
import { makeBucketStore, makeBuild, type BucketUnderTest } from './store.fixture.ts';
import type { ReleaseStore } from './store.ts';

const SCRIPT = 'globalThis.booked = "kamar";\n'.repeat(400);
const FILES = { 'client/remoteEntry.js': SCRIPT, 'client/page-files.json': '{}', 'server/remoteEntry.cjs': '1' };

let place: BucketUnderTest;
let publisher: ReleaseStore;
let edge: ReleaseStore;

async function add(version: string, where = publisher): Promise<void> {
  const buildFolder = await makeBuild(FILES);
  try {
    await where.add({ name: 'hotel', version, contract: '1.0.0', buildFolder });
  } finally {
    await rm(buildFolder, { recursive: true });
  }
}

const keyOf = async (version: string, end: string) =>
  (await place.keys('hotel', version)).find((key) => key.endsWith(end))!;

beforeEach(async () => {
  place = await makeBucketStore();
  publisher = await place.open();
  edge = await place.open();
});
afterEach(() => place.end());

describe('what is in the cache', () => {
  test('is served while the bucket is away, and what is not says so at once', async () => {
    await add('1.0.0');
    await add('2.0.0');
    const release = await edge.find('hotel', '1.0.0');
    place.server.breaks = () => true;
    expect(await edge.find('hotel', '1.0.0')).toEqual(release);
    expect(await readFile(path.join(edge.clientFolder('hotel', '1.0.0'), 'remoteEntry.js'), 'utf8')).toBe(SCRIPT);
    await expect(edge.find('hotel', '2.0.0')).rejects.toThrow(BucketAway);
    const asked = place.server.asked.length;
    await expect(edge.find('hotel', '2.0.0')).rejects.toThrow(/bucket releases does not answer/);
    await expect(edge.find('hotel', '3.0.0')).rejects.toThrow(/bucket releases does not answer/);
    expect(place.server.asked).toHaveLength(asked);
    await expect(add('3.0.0')).rejects.toThrow(BucketAway);
  });

  test('grows again as soon as the bucket answers', async () => {
    await add('1.0.0');
    const eager = await place.openEager();
    place.server.breaks = () => true;
    await expect(eager.find('hotel', '1.0.0')).rejects.toThrow(BucketAway);
    place.server.breaks = () => false;
    expect((await eager.find('hotel', '1.0.0'))?.version).toBe('1.0.0');
  });

  test('was fetched once, however many asked for it', async () => {
    await add('1.0.0');
    place.server.asked.length = 0;
    const found = await Promise.all(Array.from({ length: 20 }, () => edge.find('hotel', '1.0.0')));
    expect(new Set(found).size).toBe(1);
    await edge.find('hotel', '1.0.0');
    expect([...place.server.asked].sort()).toEqual([...new Set(place.server.asked)].sort());
    expect(place.server.asked).toHaveLength(1 + Object.keys(FILES).length + 2);
  });
});

describe('a copy on this machine that was damaged', () => {
  const placeIn = (store: ReleaseStore) => path.join(store.clientFolder('hotel', '1.0.0'), 'remoteEntry.js');

  async function damaged(): Promise<void> {
    await add('1.0.0');
    await edge.find('hotel', '1.0.0');
    await writeFile(placeIn(edge), 'steal();');
  }

  test('is fetched again, once for all who ask', async () => {
    await damaged();
    place.server.asked.length = 0;
    const renewed = await Promise.all(Array.from({ length: 20 }, () => edge.renew!('hotel', '1.0.0')));
    expect(new Set(renewed)).toEqual(new Set([true]));
    expect(await readFile(placeIn(edge), 'utf8')).toBe(SCRIPT);
    expect(place.server.asked).toHaveLength(1 + Object.keys(FILES).length + 2);
    // A disk that spoils everything costs the bucket no more than this.
    expect(await edge.renew!('hotel', '1.0.0')).toBe(false);
  });

  test('stays as it is while the bucket is away, or has nothing better', async () => {
    await damaged();
    place.server.breaks = () => true;
    await expect(edge.renew!('hotel', '1.0.0')).rejects.toThrow(BucketAway);
    place.server.breaks = () => false;
    const eager = await place.openEager();
    await place.write(await keyOf('1.0.0', 'client/remoteEntry.js'), 'steal more();');
    await expect(eager.renew!('hotel', '1.0.0')).rejects.toThrow('client/remoteEntry.js is not what was published');
    expect(await readFile(placeIn(edge), 'utf8')).toBe('steal();');
    await place.delete('hotel/1.0.0/release.json');
    expect(await eager.renew!('hotel', '1.0.0')).toBe(false);
  });
});

describe('objects that are not what was published', () => {
  const damages: readonly (readonly [string, string, (key: string) => Promise<void>])[] = [
    ['other bytes', 'client/remoteEntry.js', (key) => place.write(key, 'steal();')],
    ['bytes that were cut off', 'client/remoteEntry.js', (key) => place.write(key, SCRIPT.slice(0, 100))],
    ['a packed copy of something else', 'remoteEntry.js.br', (key) => place.write(key, 'not packed at all')],
    ['another file for the server', 'server/remoteEntry.cjs', (key) => place.write(key, '2')],
    ['a file that is gone', 'client/page-files.json', (key) => place.delete(key)],
  ];

  test.each(damages)(
    '%s: refused in words, nothing kept, taken again once it is whole',
    async (_what, file, damage) => {
      await add('1.0.0');
      const key = await keyOf('1.0.0', file);
      const whole = await publisherBytes(file);
      await damage(key);
      const eager = await place.openEager();
      await expect(eager.find('hotel', '1.0.0')).rejects.toThrow(`hotel 1.0.0 cannot be taken from the release bucket`);
      expect(await readdir(eager.root)).toEqual([]);
      await place.write(key, whole);
      expect((await eager.find('hotel', '1.0.0'))?.version).toBe('1.0.0');
    },
  );

  const publisherBytes = (end: string) => {
    const folder = path.dirname(publisher.clientFolder('hotel', '1.0.0'));
    return readFile(path.join(folder, end.includes('/') ? end : `client/${end}`));
  };

  test('a damaged release is not fetched again for every visitor', async () => {
    await add('1.0.0');
    await place.write(await keyOf('1.0.0', 'client/remoteEntry.js'), 'steal();');
    await expect(edge.find('hotel', '1.0.0')).rejects.toThrow('client/remoteEntry.js is not what was published');
    const asked = place.server.asked.length;
    await expect(edge.find('hotel', '1.0.0')).rejects.toThrow('client/remoteEntry.js is not what was published');
    expect(place.server.asked).toHaveLength(asked);
  });

  test.each([
    ['of another version', (text: string) => text.replace('"1.0.0"', '"6.6.6"')],
    ['of another package', (text: string) => text.replace('"hotel"', '"flight"')],
    ['that names files elsewhere', (text: string) => text.replace('remoteEntry.js', '../../../remoteEntry.js')],
    ['that is none', () => 'nothing'],
  ])('a record %s is refused', async (_what, change) => {
    await add('1.0.0');
    const key = 'hotel/1.0.0/release.json';
    await place.write(key, change(await place.read(key)));
    await expect(edge.find('hotel', '1.0.0')).rejects.toThrow(/cannot be taken from the release bucket/);
    expect(await readdir(edge.root)).toEqual([]);
  });
});

describe('a publisher', () => {
  test('leaves one set of files, whoever else published the same version at the same time', async () => {
    const machines = await Promise.all([place.open(), place.open(), place.open()]);
    await Promise.all(machines.map((machine) => add('1.0.0', machine)));
    const folders = new Set((await place.keys('hotel', '1.0.0')).map((key) => key.split('/')[2]));
    expect(folders.size).toBe(2);
    expect(folders).toContain('release.json');
  });

  test('that is cut off while it writes leaves nothing that anybody sees', async () => {
    place.server.breaks = (asked) => asked.startsWith('PUT') && asked.endsWith('release.json');
    await expect(add('1.0.0')).rejects.toThrow(BucketAway);
    place.server.breaks = () => false;
    expect(await place.keys('hotel', '1.0.0')).toHaveLength(Object.keys(FILES).length + 2);
    expect(await edge.find('hotel', '1.0.0')).toBeUndefined();
    expect(await readdir(publisher.root)).toEqual([]);
    await add('1.0.0', await place.openEager());
    expect((await edge.find('hotel', '1.0.0'))?.version).toBe('1.0.0');
  });

  test('is refused by a bucket that overwrites what is there', async () => {
    place.server.ignoresConditions = true;
    await expect(add('1.0.0')).rejects.toThrow(/overwrites objects in spite of If-None-Match/);
    expect(await place.keys('hotel', '1.0.0')).toEqual([]);
  });
});

describe('the settings', () => {
  test('name a bucket, a folder in it, and a service of one’s own', () => {
    expect(readStorePlace({}, '/data')).toEqual({ kind: 'folder', folder: '/data/releases' });
    expect(readStorePlace({ RELEASE_STORE: 's3://my-bucket/a/b/', AWS_REGION: 'ap-southeast-3' }, '/data')).toEqual({
      kind: 'bucket',
      place: { bucket: 'my-bucket', prefix: 'a/b/', endpoint: undefined, region: 'ap-southeast-3', pathStyle: false },
      cacheFolder: '/data/release-cache',
    });
    const own = { RELEASE_STORE: 's3://my-bucket', S3_ENDPOINT: 'http://minio:9000' };
    expect(readStorePlace(own, '/data')).toMatchObject({ place: { prefix: '', region: 'us-east-1', pathStyle: true } });
    expect(readStorePlace({ ...own, S3_PATH_STYLE: 'off' }, '/data')).toMatchObject({ place: { pathStyle: false } });
  });

  test.each([
    [{ RELEASE_STORE: 'my-bucket' }, /RELEASE_STORE must be s3:/],
    [{ RELEASE_STORE: 's3://' }, /RELEASE_STORE must be s3:/],
    [{ RELEASE_STORE: 's3://ok-bucket', S3_ENDPOINT: 'minio' }, /S3_ENDPOINT must be an address/],
    [{ RELEASE_STORE: 's3://ok-bucket', S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE must be on or off/],
  ])('that cannot be meant are refused by name: %j', (env, reason) => {
    expect(() => readStorePlace(env, '/data')).toThrow(reason);
  });
});
