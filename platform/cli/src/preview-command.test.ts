import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand, runEdge } from './release.fixture.ts';

let dataDir = '';
let registry: TestRegistry;
const preview = (...words: readonly string[]) => runCommand(dataDir, 'release.ts', ['preview', ...words]);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'previews-'));
  registry = await startTestRegistry(dataDir);
  await registry.release('shell', '1.0.0', { 'client/entry-files.json': '{"scripts":[],"styles":[],"preloads":[]}' });
  await registry.release('hotel', '1.0.0');
});

afterAll(async () => {
  await registry.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a pull request has a link, which is listed and ends with a word', async () => {
  await runEdge(dataDir, registry.url, async (site) => {
    const { code, printed } = await preview('hotel', '123', '1.0.0', 'new', 'pictures');
    expect([code, printed]).toEqual([0, expect.stringMatching(/^hotel 1\.0\.0, for whoever opens this until \S+:\n/)]);
    const link = printed.trim().split('\n')[1] ?? '';
    expect(link).toContain(`${site}/ops/preview/hotel/123?key=`);
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(302);
    expect((await preview()).printed).toMatch(/^hotel 123 {2}1\.0\.0 {2}rani: new pictures {2}until /);
    for (let turn = 0; turn < 2; turn += 1) expect(await preview('hotel', '#123', 'off')).toMatchObject({ code: 0 });
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(410);
    expect((await preview()).printed).toBe('');
  });
});

test.each([
  [['hotel'], 'Name a pull request by its number'],
  [['hotel', 'main', '1.0.0'], 'Name a pull request by its number'],
  [['hotel', '7', '9.9.9'], 'hotel 9.9.9 is not published.'],
])('%j is refused in words', async (words, sentence) => {
  expect(await preview(...words)).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
});
