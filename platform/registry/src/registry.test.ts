import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openReleases } from './release-folders.ts';

// Some of these run other processes, on machines that have other things to do.
jest.setTimeout(30_000);

let dataDir = '';

/** Publishes one file as several versions. */
async function publish(name: string, ...versions: readonly string[]): Promise<void> {
  const buildFolder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await mkdir(path.join(buildFolder, 'client'));
  await writeFile(path.join(buildFolder, 'client/x.js'), 'x');
  const { store } = openReleases(dataDir);
  for (const version of versions) await store.add({ name, version, contract: '1.0.0', buildFolder });
  await rm(buildFolder, { recursive: true });
}

const activate = (name: string, version: string, reason = 'a test') =>
  openReleases(dataDir).registry.activate({ name, version, actor: 'rani', reason });

/** Another process that activates ten versions of a package, one after the other. */
async function activateElsewhere(name: string): Promise<number | null> {
  const script = `
    const { openReleases } = await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'release-folders.ts')).href)});
    const { registry } = openReleases(${JSON.stringify(dataDir)});
    for (let n = 0; n < 10; n++)
      await registry.activate({ name: '${name}', version: '1.0.' + n, actor: String(process.pid), reason: 'a race' });`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('what is live', () => {
  test('is nothing before the first activation', async () => {
    expect(await openReleases(dataDir).registry.state()).toEqual({ revision: 0, live: {}, history: [] });
  });

  test('changes for one package at a time, with who and why', async () => {
    await publish('hotel', '1.0.0', '1.1.0');
    await publish('flight', '2.0.0');
    await activate('hotel', '1.0.0');
    await activate('flight', '2.0.0');
    const state = await activate('hotel', '1.1.0', 'rooms with a view');
    expect(state.live).toEqual({ hotel: '1.1.0', flight: '2.0.0' });
    expect(state.history.at(-1)).toEqual(
      expect.objectContaining({
        revision: 3,
        name: 'hotel',
        version: '1.1.0',
        actor: 'rani',
        reason: 'rooms with a view',
      }),
    );
    expect(Date.parse(state.history[2]?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('is seen by a reader that has read before, however fast the writes follow each other', async () => {
    const { registry } = openReleases(dataDir);
    await publish('hotel', '1.0.0', '1.1.0');
    for (let round = 1; round <= 20; round++) {
      await activate('hotel', round % 2 ? '1.0.0' : '1.1.0');
      expect((await registry.state()).revision).toBe(round);
    }
  });

  test('cannot be a version that was never published', async () => {
    await expect(activate('hotel', '9.9.9')).rejects.toThrow('hotel 9.9.9 is not published');
    expect((await openReleases(dataDir).registry.state()).revision).toBe(0);
  });

  test('stays as it is when the version is live already', async () => {
    await publish('hotel', '1.0.0');
    const before = await activate('hotel', '1.0.0');
    expect(await activate('hotel', '1.0.0', 'again')).toEqual(before);
  });
});

describe('the history', () => {
  test('only grows', async () => {
    await publish('hotel', '1.0.0', '1.1.0');
    const first = await activate('hotel', '1.0.0');
    const second = await activate('hotel', '1.1.0');
    const third = await activate('hotel', '1.0.0', 'back');
    expect(second.history.slice(0, 1)).toEqual(first.history);
    expect(third.history.slice(0, 2)).toEqual(second.history);
    expect(third.history.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });
});

describe('writers that meet', () => {
  test('lose nothing: fifty packages at once, while a reader sees whole states only', async () => {
    const names = Array.from({ length: 50 }, (_, n) => `remote-${n}`);
    for (const name of names) await publish(name, '1.0.0');
    const { registry } = openReleases(dataDir);
    let isWriting = true;
    const seen: number[] = [];
    const reading = (async () => {
      while (isWriting) {
        const { revision, live, history } = await registry.state();
        expect([Object.keys(live).length, history.length]).toEqual([revision, revision]);
        seen.push(revision);
      }
    })();
    await Promise.all(names.map((name) => activate(name, '1.0.0')));
    isWriting = false;
    await reading;
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const { live, history } = await registry.state();
    expect(Object.keys(live).sort()).toEqual(names.sort());
    expect(new Set(history.map(({ revision }) => revision)).size).toBe(50);
  });

  test('lose nothing from two processes', async () => {
    const versions = Array.from({ length: 10 }, (_, n) => `1.0.${n}`);
    await publish('hotel', ...versions);
    await publish('flight', ...versions);
    expect(await Promise.all([activateElsewhere('hotel'), activateElsewhere('flight')])).toEqual([0, 0]);
    const { revision, live, history } = await openReleases(dataDir).registry.state();
    expect(revision).toBe(20);
    expect(live).toEqual({ hotel: '1.0.9', flight: '1.0.9' });
    expect(history.filter(({ name }) => name === 'hotel').map(({ version }) => version)).toEqual(versions);
    expect(history.filter(({ name }) => name === 'flight').map(({ version }) => version)).toEqual(versions);
    expect((await readdir(dataDir)).sort()).toEqual(['registry.json', 'releases']);
  });

  test('take over from a writer that died, one of them only', async () => {
    await publish('hotel', '1.0.0');
    await publish('flight', '1.0.0');
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const dead = { id: 'dead', host: os.hostname(), pid: child.pid };
    await writeFile(path.join(dataDir, 'registry.json.lock'), JSON.stringify(dead));
    await Promise.all([activate('hotel', '1.0.0'), activate('flight', '1.0.0')]);
    const text = await readFile(path.join(dataDir, 'registry.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ revision: 2, live: { hotel: '1.0.0', flight: '1.0.0' } });
    expect((await readdir(dataDir)).sort()).toEqual(['registry.json', 'releases']);
  });
});
