import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openReleases } from '@wisata/registry/release-folders';
import { buildAndPublish } from './build-releases.ts';
import { sourceVersion, type ReleasedPackage } from './packages.ts';

/** A build that needs no compiler: notes that it ran and copies its one source. */
const BUILD = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
export default (input: { folder: string; outputFolder: string }) => {
  appendFileSync(path.join(input.folder, 'builds.log'), 'build\\n');
  mkdirSync(path.join(input.outputFolder, 'client'), { recursive: true });
  copyFileSync(path.join(input.folder, 'src/door.ts'), path.join(input.outputFolder, 'client/door.js'));
  return [];
};
`;
const BROKEN = 'export default () => { throw new Error("The door is missing"); };';

// Every test runs other processes.
jest.setTimeout(30_000);

let folder = '';
let cruise: ReleasedPackage;

async function makePackage(name: string, build: string): Promise<ReleasedPackage> {
  const place = path.join(folder, name);
  await mkdir(path.join(place, 'src'), { recursive: true });
  await writeFile(path.join(place, 'package.json'), JSON.stringify({ version: '1.2.0', type: 'module' }));
  await writeFile(path.join(place, 'webpack.config.ts'), build);
  await writeFile(path.join(place, 'src/door.ts'), 'export const door = 1;\n');
  return { name, folder: place, contract: '1.0.0' };
}

const data = (name: string) => path.join(folder, 'data', name);
const releases = (name = 'main') => openReleases(data(name));
const door = (text: string) => writeFile(path.join(cruise.folder, 'src/door.ts'), text);
const builds = async () => (await readFile(path.join(cruise.folder, 'builds.log'), 'utf8')).trim().split('\n').length;

async function publish(packages = [cruise], into = 'main'): Promise<string[]> {
  const reports: string[] = [];
  const report = (name: string, _version: string, outcome: string) => reports.push(`${name} ${outcome}`);
  await buildAndPublish(data(into), report, undefined, { packages, cache: path.join(folder, 'cache') });
  return reports;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  cruise = await makePackage('cruise', BUILD);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a version', () => {
  const file = (name: string, text = 'x') => writeFile(path.join(cruise.folder, name), text);

  test('is the same as long as the sources are', async () => {
    const version = await sourceVersion(cruise);
    expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    for (const name of ['src/door.test.ts', 'src/door.fixture.ts', 'src/README.md', 'notes.ts', 'src/door.tsx.bak'])
      await file(name);
    expect(await sourceVersion(cruise)).toBe(version);
  });

  test.each([
    'src/door.ts',
    'src/page.tsx',
    'src/page.module.css',
    'src/en.json',
    'src/stamp.svg',
    'src/photo.avif',
    'webpack.config.ts',
  ])('changes with %s', async (name) => {
    const version = await sourceVersion(cruise);
    await file(name, 'changed');
    expect(await sourceVersion(cruise)).not.toBe(version);
  });

  test('changes when a file gets another name or two texts meet differently', async () => {
    await file('src/a.ts', 'ab');
    await file('src/b.ts', 'c');
    const version = await sourceVersion(cruise);
    await file('src/a.ts', 'a');
    await file('src/b.ts', 'bc');
    expect(await sourceVersion(cruise)).not.toBe(version);
  });
});

describe('publishing', () => {
  test('builds, adds to the store and makes live', async () => {
    expect(await publish()).toEqual(['cruise built']);
    const version = await sourceVersion(cruise);
    const { live, history } = await releases().registry.state();
    expect(live).toEqual({ cruise: version });
    expect(history[0]).toMatchObject({ actor: 'local build', reason: 'sources on this machine' });
    expect(Object.keys((await releases().store.find('cruise', version))?.integrity ?? {})).toEqual(['door.js']);
  });

  test('does nothing as long as the sources are the same', async () => {
    await publish();
    expect(await publish()).toEqual(['cruise unchanged']);
    expect([await builds(), (await releases().registry.state()).revision]).toEqual([1, 1]);
  });

  test('into another data folder takes the finished build', async () => {
    await publish();
    expect(await publish([cruise], 'other')).toEqual(['cruise unchanged']);
    expect([await builds(), (await releases('other').registry.state()).live]).toEqual([
      1,
      { cruise: await sourceVersion(cruise) },
    ]);
  });

  test('of one version may happen twice at once', async () => {
    await Promise.all([publish(), publish([cruise], 'other')]);
    const version = await sourceVersion(cruise);
    for (const name of ['main', 'other'])
      expect((await releases(name).registry.state()).live).toEqual({ cruise: version });
    expect(await readdir(path.join(folder, 'cache'))).toEqual(['cruise']);
    expect(await readdir(path.join(folder, 'cache/cruise'))).toEqual([version]);
  });

  test('goes on without the package that cannot be built, and says why', async () => {
    const broken = await makePackage('broken', BROKEN);
    await expect(publish([broken, cruise])).rejects.toThrow(/broken could not be built:\n.*The door is missing/s);
    expect(Object.keys((await releases().registry.state()).live)).toEqual(['cruise']);
    expect(await readdir(path.join(folder, 'cache/broken'))).toEqual([]);
  });

  test('follows the sources forward and back', async () => {
    await publish();
    const first = await sourceVersion(cruise);
    await door('export const door = 2;\n');
    await publish();
    expect((await releases().registry.state()).live).toEqual({ cruise: await sourceVersion(cruise) });
    await door('export const door = 1;\n');
    await publish();
    expect((await releases().registry.state()).live).toEqual({ cruise: first });
  });

  test("does not take back an operator's choice until the sources change", async () => {
    await publish();
    const first = await sourceVersion(cruise);
    await door('export const door = 2;\n');
    await publish();
    await releases().registry.activate({ name: 'cruise', version: first, actor: 'rani', reason: 'doors stuck' });
    await publish();
    expect((await releases().registry.state()).live).toEqual({ cruise: first });
    await door('export const door = 3;\n');
    await publish();
    expect((await releases().registry.state()).live).toEqual({ cruise: await sourceVersion(cruise) });
  });
});
