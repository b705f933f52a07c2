import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand } from './release.fixture.ts';
import { readTrial, startTrial } from './trial-options.ts';

const SHIPPED = { name: 'hotel', version: '1.0.0', reason: 'new pictures' };

let dataDir = '';
let registry: TestRegistry;

const hotel = async () => (await registry.ops.state()).packages.find(({ name }) => name === 'hotel');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'trials-'));
});

beforeEach(async () => {
  registry = await startTestRegistry(dataDir);
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
});

afterEach(() => registry.stop());

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a trial that is shipped is limited to whom the options say, by their steps', async () => {
  const choices = readTrial({ plan: '5,50', soak: '60', locale: 'id', country: 'sg', 'signed-in': 'no' });
  const lines = await startTrial(registry.ops, { ...SHIPPED, ...choices });
  expect(lines[0]).toBe(
    '1.0.0 is on trial at 5 % of visitors who read Indonesian, come from SG and are not signed in as of revision 3',
  );
  expect((await hotel())?.state.canary).toMatchObject({
    plan: [5, 50],
    soakSeconds: 60,
    segment: { locale: 'id', country: 'SG', signedIn: false },
  });
});

test('a trial that is shipped for another time waits for it, and says how it is called off', async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const [line, ...rest] = await startTrial(registry.ops, { ...SHIPPED, ...readTrial({ at, country: 'SG' }) });
  expect(line).toMatch(/^hotel canary 1\.0\.0 for visitors who come from SG is planned for .* new pictures$/);
  expect(rest).toEqual([]);
  expect(await hotel()).toMatchObject({
    state: { canary: null },
    requests: [{ action: { segment: { country: 'SG' } } }],
  });
});

test('the canary command takes the same options', async () => {
  const words = ['canary', 'hotel', '1.0.0', '--plan', '5', '--soak', '60', '--signed-in', 'yes', 'again'];
  expect(await runCommand(dataDir, 'release.ts', words)).toMatchObject({ code: 0, errors: '' });
  expect((await hotel())?.state.canary).toMatchObject({ plan: [5], soakSeconds: 60, segment: { signedIn: true } });
});
