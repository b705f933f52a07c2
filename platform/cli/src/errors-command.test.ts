import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EDGE_SECRET, errorOf, mappedBuild, sendErrors } from '@wisata/registry/errors/errors.fixture';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand } from './release.fixture.ts';

let dataDir = '';
let registry: TestRegistry;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'errors-'));
  registry = await startTestRegistry(dataDir, { EDGE_SECRET });
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version, mappedBuild());
});

afterAll(async () => {
  await registry.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const errors = async (...words: readonly string[]) =>
  (await runCommand(dataDir, 'release.ts', ['errors', ...words])).printed;

test('errors of a version are told with file, line and the line itself, and whether they are new', async () => {
  expect(await errors('hotel')).toBe('hotel 1.1.0: no errors in the last seven days\n');
  await sendErrors(registry, [
    errorOf(),
    errorOf({ version: '1.1.0', frames: ['hotel/1.1.0/remoteEntry.js:44:1'] }),
    errorOf({ version: '1.1.0', frames: ['hotel/1.1.0/remoteEntry.js:5:1'], message: 'room is undefined' }),
  ]);
  const live = await errors('hotel');
  expect(live).toMatch(
    /^hotel 1\.1\.0\nnew {4}TypeError: room is undefined\n {4}1 time, 1 visitor, since \S+, last \S+, on \/hotel\/:id\n/,
  );
  expect(live).toContain('    at mfe-hotel/src/detail/price-card.tsx:5:1\n');
  expect(live).toMatch(/^ {4}> {5}5 {2}const line5 = 5;\n {10}6 {2}const line6 = 6;$/m);
  expect(live).toContain('known  TypeError: price is undefined\n');
  expect(live).toContain('    also in 1.0.0\n');
  expect(await errors('hotel', '1.0.0')).toContain('new    TypeError: price is undefined\n');
});
