import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { createOpsClient } from '@wisata/registry/ops-client';
import { START_ACTOR, activateBuilds, storeBuilds } from './build-releases.ts';
import { readSources, type ReleasedPackage } from './packages.ts';

/** A build that needs no compiler: notes that it ran and copies its one source. */
const BUILD = `
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
export default (input: { folder: string; outputFolder: string; hasMaps: boolean }) => {
  appendFileSync(path.join(input.folder, 'builds.log'), 'build\\n');
  mkdirSync(path.join(input.outputFolder, 'client'), { recursive: true });
  copyFileSync(path.join(input.folder, 'src/door.ts'), path.join(input.outputFolder, 'client/door.js'));
  if (input.hasMaps) {
    mkdirSync(path.join(input.outputFolder, 'maps'));
    writeFileSync(path.join(input.outputFolder, 'maps/door.js.map'), '{"version":3,"sources":[],"mappings":""}');
  }
  return [];
};
`;
const WITHOUT_PAGES = BUILD.replace(
  '  return [];',
  `  writeFileSync(path.join(input.outputFolder, 'client/build-facts.json'), '{"routes":[],"slots":[],"shows":[]}');
  return [];`,
);
const BROKEN = 'export default () => { throw new Error("The door is missing"); };';

let folder = '';
let cruise: ReleasedPackage;

async function makePackage(name: string, build: string): Promise<ReleasedPackage> {
  const place = path.join(folder, name);
  await mkdir(path.join(place, 'src'), { recursive: true });
  await writeFile(path.join(place, 'package.json'), JSON.stringify({ version: '1.2.0', type: 'module' }));
  await writeFile(path.join(place, 'webpack.config.ts'), build);
  await writeFile(path.join(place, 'src/door.ts'), 'export const door = 1;\n');
  return { name, folder: place, contract: KERNEL_CONTRACT };
}

const cacheOf = (name: string) => path.join(folder, name);

/** Builds it for no registry; gives its version. */
async function store(cache = 'cache', { data = cache, hasMaps = false } = {}): Promise<string> {
  const { stored, failures } = await storeBuilds(dataOf(data), undefined, () => undefined, {
    packages: [cruise],
    cache: cacheOf(cache),
    hasMaps,
  });
  expect(failures).toEqual([]);
  return stored[0]!.version;
}

const dataOf = (name: string) => path.join(folder, 'data', name);
const door = (text: string) => writeFile(path.join(cruise.folder, 'src/door.ts'), text);
const builds = async () => (await readFile(path.join(cruise.folder, 'builds.log'), 'utf8')).trim().split('\n').length;

let registries = new Map<string, TestRegistry>();

async function registryOf(name = 'main'): Promise<TestRegistry> {
  const known = registries.get(name);
  if (known) return known;
  await mkdir(dataOf(name), { recursive: true });
  const registry = await startTestRegistry(dataOf(name));
  registries.set(name, registry);
  return registry;
}

async function state(name = 'main') {
  const { ops } = await registryOf(name);
  const { revision, packages } = await ops.state();
  const live = Object.fromEntries(packages.map((each) => [each.name, each.state.stable]));
  return { revision, live, history: await ops.history() };
}

/** What a start does: builds what changed, publishes it, makes it live. */
async function publish(packages = [cruise], into = 'main'): Promise<string[]> {
  const { ops } = await registryOf(into);
  const start = await createOpsClient({ dataDir: dataOf(into), url: ops.url, actor: START_ACTOR });
  const reports: string[] = [];
  const report = (name: string, _version: string, outcome: string) => reports.push(`${name} ${outcome}`);
  const place = { packages, cache: cacheOf('cache') };
  const { stored, failures } = await storeBuilds(dataOf(into), undefined, report, place);
  return [...reports, ...failures, ...(await activateBuilds(start, stored, true))];
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  cruise = await makePackage('cruise', BUILD);
});

afterEach(async () => {
  for (const registry of registries.values()) await registry.stop();
  registries = new Map();
  await rm(folder, { recursive: true, force: true });
});

describe('a version', () => {
  const file = (name: string, text: string) => writeFile(path.join(cruise.folder, name), text);

  test('is that of what is built: sources that come to the same keep it', async () => {
    const version = await store();
    expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    await file('src/unused.ts', 'export const unused = 1;');
    expect([await store(), await store(), await builds()]).toEqual([version, version, 2]);
    await door('export const door = 2;\n');
    expect(await store()).not.toBe(version);
  });

  test('is the same wherever the package lies', async () => {
    const version = await store();
    cruise = { ...(await makePackage('elsewhere', BUILD)), name: 'cruise' };
    expect([await store('other-cache'), await builds()]).toEqual([version, 1]);
  });

  test('is the same with its source maps, which are made for who wants them', async () => {
    const version = await store();
    const shipped = { data: 'shipped', hasMaps: true };
    expect([await store('cache', shipped), await store('cache', { ...shipped, data: 'again' })]).toEqual([
      version,
      version,
    ]);
    expect(await builds()).toBe(2);
    const stored = (data: string) => readdir(path.join(dataOf(data), 'releases/cruise', version));
    expect(await stored('cache')).toEqual(['client', 'release.json']);
    for (const data of ['shipped', 'again'])
      expect(await stored(data)).toEqual(['client', 'maps', 'release.json', 'server']);
  });

  test('takes no look by the compiler while what it reads is the same', async () => {
    const { key } = await readSources(cruise);
    for (const name of ['src/door.test.ts', 'src/door.fixture.ts', 'src/README.md', 'notes.ts', 'src/door.tsx.bak'])
      await file(name, 'changed');
    expect((await readSources(cruise)).key).toBe(key);
  });

  test.each([
    'src/door.ts',
    'src/page.tsx',
    'src/page.module.css',
    'src/en.json',
    'src/stamp.svg',
    'src/photo.avif',
    'webpack.config.ts',
  ])('takes one after a change of %s', async (name) => {
    const { key } = await readSources(cruise);
    await file(name, 'changed');
    expect((await readSources(cruise)).key).not.toBe(key);
  });

  test('takes one when a file gets another name or two texts meet differently', async () => {
    await file('src/a.ts', 'ab');
    await file('src/b.ts', 'c');
    const { key } = await readSources(cruise);
    await file('src/a.ts', 'a');
    await file('src/b.ts', 'bc');
    expect((await readSources(cruise)).key).not.toBe(key);
  });
});

describe('publishing', () => {
  test('builds, adds to the store and makes live', async () => {
    expect(await publish()).toEqual(['cruise built']);
    const version = await store();
    const { live, history } = await state();
    expect(live).toEqual({ cruise: version });
    expect(history[0]).toMatchObject({ actor: 'npm start', reason: 'sources on this machine' });
    expect(
      Object.keys((await (await registryOf()).running.context.store.find('cruise', version))?.integrity ?? {}),
    ).toEqual(['door.js']);
  });

  test('does nothing as long as the sources are the same', async () => {
    await publish();
    expect(await publish()).toEqual(['cruise unchanged']);
    expect([await builds(), (await state()).revision]).toEqual([1, 1]);
  });

  test.each([
    ['was cut off', (file: string) => truncate(file, 3)],
    ['is gone', (file: string) => rm(file)],
  ])('puts a file back that %s, packed and not, and changes nothing else', async (_what, damage) => {
    await publish();
    const file = path.join(dataOf('main'), 'releases/cruise', await store(), 'client/door.js');
    const whole = [await readFile(file), await readFile(`${file}.br`)];
    for (const each of [file, `${file}.br`]) await damage(each);
    expect(await publish()).toEqual(['cruise unchanged']);
    expect([await readFile(file), await readFile(`${file}.br`)]).toEqual(whole);
    expect([await builds(), (await state()).revision]).toEqual([1, 1]);
  });

  test('into another data folder takes the finished build', async () => {
    await publish();
    expect(await publish([cruise], 'other')).toEqual(['cruise unchanged']);
    expect([await builds(), (await state('other')).live]).toEqual([1, { cruise: await store() }]);
  });

  test('of one version may happen twice at once', async () => {
    await Promise.all([publish(), publish([cruise], 'other')]);
    const version = await store();
    for (const name of ['main', 'other']) expect((await state(name)).live).toEqual({ cruise: version });
    expect((await readdir(cacheOf('cache'))).sort()).toEqual(['cruise', 'sources']);
    expect(await readdir(path.join(folder, 'cache/cruise'))).toEqual([version]);
  });

  test('goes on without the package that cannot be built, and says why', async () => {
    const broken = await makePackage('broken', BROKEN);
    const [, problem] = await publish([broken, cruise]);
    expect(problem).toMatch(/broken could not be built:\n.*The door is missing/s);
    expect(Object.keys((await state()).live)).toEqual(['cruise']);
    expect(await readdir(path.join(folder, 'cache/broken'))).toEqual([]);
  });

  test('follows the sources forward and back', async () => {
    await publish();
    const first = await store();
    await door('export const door = 2;\n');
    await publish();
    expect((await state()).live).toEqual({ cruise: await store() });
    await door('export const door = 1;\n');
    await publish();
    expect((await state()).live).toEqual({ cruise: first });
  });

  test('says why the registry refused, and releases the others', async () => {
    const { ops } = await registryOf();
    await publish();
    const first = await store();
    await ops.act('cruise', { kind: 'freeze', reason: 'holidays' });
    await door('export const door = 2;\n');
    expect(await publish()).toEqual(['cruise built', expect.stringMatching(/^cruise \S+ was not released:\n.*frozen/)]);
    expect((await state()).live).toEqual({ cruise: first });
  });

  test("does not take back an operator's choice until the sources change", async () => {
    await publish();
    const first = await store();
    await door('export const door = 2;\n');
    await publish();
    const { ops } = await registryOf();
    await ops.act('cruise', { kind: 'activate', version: first, reason: 'doors stuck' });
    await publish();
    expect((await state()).live).toEqual({ cruise: first });
    await door('export const door = 3;\n');
    await publish();
    expect((await state()).live).toEqual({ cruise: await store() });
  });

  test('goes past what nobody but the owner of this machine would mind, and says so', async () => {
    const facts = (routes: readonly string[]) => JSON.stringify({ routes, slots: [], shows: [] });
    const { ops, ...registry } = await registryOf();
    await registry.release('cruise', '1.0.0', { 'client/door.js': 'a', 'client/build-facts.json': facts(['cruise']) });
    cruise = await makePackage('cruise', WITHOUT_PAGES);
    await publish();
    expect((await state()).live).toEqual({ cruise: await store() });
    const [accepted, activated] = await ops.history('cruise', 2);
    expect(accepted).toMatchObject({
      actor: 'npm start',
      action: { kind: 'accept', gates: { offer: [expect.stringContaining('/cruise is gone')] } },
    });
    expect(activated).toMatchObject({ actor: 'npm start', action: { kind: 'activate' } });
  });
});
