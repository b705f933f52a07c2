import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { hashOf } from './release-files.ts';
import { findMap } from './release-maps.ts';
import { makeBucketStore, makeBuild, makeFolderStore, type StoreUnderTest } from './store.fixture.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

const SCRIPT = 'globalThis.booked = "kamar";\n'.repeat(400);

describe.each([
  ['a folder', makeFolderStore],
  ['a bucket', makeBucketStore],
])('in %s', (_where, make) => {
  let place: StoreUnderTest;
  let store: ReleaseStore;

  async function add(
    version: string,
    files: Readonly<Record<string, string>> = { 'client/remoteEntry.js': SCRIPT },
    where = store,
  ): Promise<Release> {
    const buildFolder = await makeBuild(files);
    try {
      return await where.add({ name: 'hotel', version, contract: '1.0.0', buildFolder });
    } finally {
      await rm(buildFolder, { recursive: true });
    }
  }

  const clientFile = (version: string, file: string, where = store) =>
    readFile(path.join(where.clientFolder('hotel', version), file));

  beforeEach(async () => {
    place = await make();
    store = await place.open();
  });
  afterEach(() => place.end());

  describe('a published build', () => {
    test('has the hash of every file as it lies on disk, browser and server apart', async () => {
      const release = await add('1.0.0', {
        'client/remoteEntry.js': SCRIPT,
        'client/c/list.css': '.hotel-card { color: red }',
        'server/remoteEntry.cjs': 'module.exports = 1;',
      });
      expect(Object.keys(release.integrity)).toEqual(['c/list.css', 'remoteEntry.js']);
      expect(Object.keys(release.serverIntegrity)).toEqual(['remoteEntry.cjs']);
      for (const machine of [store, await place.open()]) {
        expect(await machine.find('hotel', '1.0.0')).toEqual(release);
        for (const [file, hash] of Object.entries(release.integrity))
          expect(hashOf(await clientFile('1.0.0', file, machine))).toBe(hash);
        const server = await readFile(path.join(machine.serverFolder('hotel', '1.0.0'), 'remoteEntry.cjs'));
        expect(hashOf(server)).toBe(release.serverIntegrity['remoteEntry.cjs']);
      }
    });

    test('lies there compressed too, and unpacks to the same bytes', async () => {
      await add('1.0.0', { 'client/remoteEntry.js': SCRIPT, 'client/a/font.woff2': 'packed already' });
      const other = await place.open();
      await other.find('hotel', '1.0.0');
      const packed = await clientFile('1.0.0', 'remoteEntry.js.br', other);
      expect(packed.length).toBeLessThan(SCRIPT.length / 10);
      expect(brotliDecompressSync(packed).toString()).toBe(SCRIPT);
      expect(await readdir(path.join(other.clientFolder('hotel', '1.0.0'), 'a'))).toEqual(['font.woff2']);
    });

    test('has its source maps in the store alone: where it is read they are asked for one by one', async () => {
      const map = JSON.stringify({ version: 3, sources: ['mfe-hotel/src/manifest.ts'], mappings: 'AAAA' });
      const hashes = { 'remoteEntry.js': hashOf(Buffer.from(map)), 'gone.js': hashOf(Buffer.from('other')) };
      const files = {
        'client/remoteEntry.js': SCRIPT,
        'client/gone.js': SCRIPT,
        'maps/remoteEntry.js.map': map,
        'maps/gone.js.map': map,
        'maps/c/unlisted.js.map': map,
        'server/source-maps.json': JSON.stringify(hashes),
      };
      await add('1.0.0', files);
      await add('2.0.0');
      const other = await place.open();
      const release = await other.find('hotel', '1.0.0');
      if (!release) throw new Error('It was added');
      expect(await findMap(other, release, 'remoteEntry.js')).toBe(map);
      for (const script of ['gone.js', 'c/unlisted.js', 'missing.js', '../client/remoteEntry.js', '__proto__'])
        expect([script, await findMap(other, release, script)]).toEqual([script, undefined]);
      const plain = await other.find('hotel', '2.0.0');
      expect(plain && (await findMap(other, plain, 'remoteEntry.js'))).toBeUndefined();
      if (other.root !== store.root)
        expect(await readdir(path.dirname(other.clientFolder('hotel', '1.0.0')))).not.toContain('maps');
    });

    test('is never changed: the same version again gives back the first', async () => {
      const first = await add('1.0.0');
      for (const machine of [store, await place.open()]) {
        expect(await add('1.0.0', { 'client/remoteEntry.js': 'other();' }, machine)).toEqual(first);
        expect((await clientFile('1.0.0', 'remoteEntry.js', machine)).toString()).toBe(SCRIPT);
      }
    });

    test('is the first one when several machines publish the same version together', async () => {
      const machines = [store, ...(await Promise.all([place.open(), place.open(), place.open()]))];
      const all = await Promise.all(
        machines.map((machine, nth) => add('1.0.0', { 'client/remoteEntry.js': `publisher ${nth}` }, machine)),
      );
      expect(new Set(all.map(({ integrity }) => integrity['remoteEntry.js'])).size).toBe(1);
      for (const machine of [...machines, await place.open()]) {
        expect(await machine.find('hotel', '1.0.0')).toEqual(all[0]);
        expect(hashOf(await clientFile('1.0.0', 'remoteEntry.js', machine))).toBe(all[0]?.integrity['remoteEntry.js']);
        expect(await readdir(machine.root)).toEqual(['hotel']);
      }
    });

    test('is listed from the oldest to the newest', async () => {
      for (const version of ['1.0.0-b', '1.0.0-c', '1.0.0-a']) {
        await add(version);
        const published = (await store.find('hotel', version))?.publishedAt;
        while (new Date().toISOString() === published) await Promise.resolve();
      }
      const other = await place.open();
      expect((await other.versions('hotel')).map(({ version }) => version)).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-a']);
      expect(await other.versions('flight')).toEqual([]);
    });
  });

  describe('a release that was not finished', () => {
    test('is not seen and gives way to a finished one', async () => {
      await place.leaveBehind('hotel', '1.0.0', 'client/leftover.js');
      expect(await store.find('hotel', '1.0.0')).toBeUndefined();
      expect(await store.versions('hotel')).toEqual([]);
      await add('1.0.0');
      const other = await place.open();
      await other.find('hotel', '1.0.0');
      for (const machine of [store, other])
        expect(await readdir(machine.clientFolder('hotel', '1.0.0'))).toEqual(['remoteEntry.js', 'remoteEntry.js.br']);
    });

    test('leaves nothing behind when its build cannot be read', async () => {
      const buildFolder = '/nowhere/gone';
      await expect(store.add({ name: 'hotel', version: '1.0.0', contract: '', buildFolder })).rejects.toThrow(/gone/);
      expect((await readdir(store.root)).filter((name) => name.startsWith('.'))).toEqual([]);
      expect(await store.find('hotel', '1.0.0')).toBeUndefined();
    });
  });

  test('a removed release is gone for everybody, the others stay, and its version can be published again', async () => {
    await add('1.0.0');
    await add('2.0.0');
    await place.leaveBehind('hotel', '1.0.0', 'client/leftover.js');
    const other = await place.open();
    await other.find('hotel', '1.0.0');
    const size = await store.sizeOf('hotel', '1.0.0');
    expect(size).toBeGreaterThan(SCRIPT.length);
    await store.remove('hotel', '1.0.0');
    for (const machine of [store, await place.open()]) {
      expect(await machine.find('hotel', '1.0.0')).toBeUndefined();
      expect((await machine.versions('hotel')).map(({ version }) => version)).toEqual(['2.0.0']);
    }
    expect(await store.sizeOf('hotel', '1.0.0')).toBe(0);
    await store.remove('hotel', '1.0.0');
    // Another machine had it in its cache, and is the one that builds it again.
    expect(await other.has('hotel', '1.0.0')).toBe(false);
    expect(await other.has('hotel', '2.0.0')).toBe(true);
    expect((await add('1.0.0', { 'client/remoteEntry.js': 'again' }, other)).version).toBe('1.0.0');
    await store.find('hotel', '1.0.0');
    for (const machine of [store, other])
      expect((await clientFile('1.0.0', 'remoteEntry.js', machine)).toString()).toBe('again');
  });

  test.each([
    ['..', '1.0.0'],
    ['hotel', '../../..'],
    ['hotel', '..'],
    ['hotel/x', '1'],
    ['', '1'],
    ['hotel', ''],
  ])('nothing outside of the store has a name: %s %s', async (name, version) => {
    await place.leaveBehind('', '', '../release.json');
    expect(await store.find(name, version)).toBeUndefined();
    expect(() => store.clientFolder(name, version)).toThrow(/cannot be the name/);
    expect(() => store.serverFolder(name, version)).toThrow(/cannot be the name/);
    const build = { name, version, contract: '', buildFolder: '/nowhere' };
    await expect(store.add(build)).rejects.toThrow(/cannot be the name/);
    await expect((async () => store.remove(name, version))()).rejects.toThrow(/cannot be the name/);
  });
});
