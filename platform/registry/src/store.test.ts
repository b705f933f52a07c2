import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createFolderStore, type ReleaseStore } from './store.ts';

let folder = '';
let store: ReleaseStore;
const SCRIPT = 'globalThis.booked = "kamar";\n'.repeat(400);

async function makeBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const build = await mkdtemp(path.join(folder, 'build-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true });
    await writeFile(path.join(build, file), text);
  }
  return build;
}

const add = async (version: string, files: Readonly<Record<string, string>> = { 'client/remoteEntry.js': SCRIPT }) =>
  store.add({ name: 'hotel', version, contract: '1.0.0', buildFolder: await makeBuild(files) });

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  store = createFolderStore(path.join(folder, 'releases'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a published build', () => {
  test('has the hash of every file as it lies on disk, browser and server apart', async () => {
    const release = await add('1.0.0', {
      'client/remoteEntry.js': SCRIPT,
      'client/c/list.css': '.hotel-card { color: red }',
      'server/remoteEntry.cjs': 'module.exports = 1;',
    });
    expect(Object.keys(release.integrity)).toEqual(['c/list.css', 'remoteEntry.js']);
    expect(Object.keys(release.serverIntegrity)).toEqual(['remoteEntry.cjs']);
    for (const [file, hash] of Object.entries(release.integrity)) {
      expect(hashOf(await readFile(path.join(store.clientFolder('hotel', '1.0.0'), file)))).toBe(hash);
    }
    expect(await store.find('hotel', '1.0.0')).toEqual(release);
  });

  test('lies there compressed too, and unpacks to the same bytes', async () => {
    await add('1.0.0', { 'client/remoteEntry.js': SCRIPT, 'client/a/font.woff2': 'packed already' });
    const client = store.clientFolder('hotel', '1.0.0');
    const packed = await readFile(path.join(client, 'remoteEntry.js.br'));
    expect(packed.length).toBeLessThan(SCRIPT.length / 10);
    expect(brotliDecompressSync(packed).toString()).toBe(SCRIPT);
    expect(await readdir(path.join(client, 'a'))).toEqual(['font.woff2']);
  });

  test('is never changed: the same version again gives back the first', async () => {
    const first = await add('1.0.0');
    const second = await add('1.0.0', { 'client/remoteEntry.js': 'other();' });
    expect(second).toEqual(first);
    expect(await readFile(path.join(store.clientFolder('hotel', '1.0.0'), 'remoteEntry.js'), 'utf8')).toBe(SCRIPT);
  });

  test('is the first one when several publish the same version together', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const all = await Promise.all(texts.map((text) => add('1.0.0', { 'client/remoteEntry.js': text })));
    expect(new Set(all.map(({ integrity }) => integrity['remoteEntry.js'])).size).toBe(1);
    const bytes = await readFile(path.join(store.clientFolder('hotel', '1.0.0'), 'remoteEntry.js'));
    expect(all[0]?.integrity['remoteEntry.js']).toBe(hashOf(bytes));
    expect(await readdir(store.root)).toEqual(['hotel']);
  });

  test('is listed from the oldest to the newest', async () => {
    for (const version of ['1.0.0-b', '1.0.0-c', '1.0.0-a']) {
      await add(version);
      const published = (await store.find('hotel', version))?.publishedAt;
      while (new Date().toISOString() === published);
    }
    expect((await store.versions('hotel')).map(({ version }) => version)).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-a']);
    expect(await store.versions('flight')).toEqual([]);
  });
});

describe('a release that was not finished', () => {
  test('is not seen and gives way to a finished one', async () => {
    const half = path.join(store.root, 'hotel', '1.0.0', 'client');
    await mkdir(half, { recursive: true });
    await writeFile(path.join(half, 'leftover.js'), 'half');
    expect(await store.find('hotel', '1.0.0')).toBeUndefined();
    expect(await store.versions('hotel')).toEqual([]);
    await add('1.0.0');
    expect(await readdir(store.clientFolder('hotel', '1.0.0'))).toEqual(['remoteEntry.js', 'remoteEntry.js.br']);
  });

  test('leaves nothing behind when its build cannot be read', async () => {
    const buildFolder = path.join(folder, 'gone');
    await expect(store.add({ name: 'hotel', version: '1.0.0', contract: '', buildFolder })).rejects.toThrow(/gone/);
    expect((await readdir(store.root)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await store.find('hotel', '1.0.0')).toBeUndefined();
  });
});

test.each([
  ['..', '1.0.0'],
  ['hotel', '../../..'],
  ['hotel', '..'],
  ['hotel/x', '1'],
  ['', '1'],
  ['hotel', ''],
])('nothing outside of the store has a name: %s %s', async (name, version) => {
  await writeFile(path.join(folder, 'release.json'), '{"name":"secret"}');
  expect(await store.find(name, version)).toBeUndefined();
  expect(() => store.clientFolder(name, version)).toThrow(/cannot be the name/);
  const buildFolder = await makeBuild({ 'client/x.js': 'x' });
  await expect(store.add({ name, version, contract: '', buildFolder })).rejects.toThrow(/cannot be the name/);
});
