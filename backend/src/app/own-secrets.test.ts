import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOwnSecrets } from './own-secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a data folder makes its own once, for its owner alone, and two starts at once agree', async () => {
  const [first, second] = await Promise.all([
    addOwnSecrets({ DATA_DIR: dataDir }),
    addOwnSecrets({ DATA_DIR: dataDir }),
  ]);
  expect(first).toEqual(second);
  expect(first.JWT_SECRET!.length).toBeGreaterThan(32);
  expect(first.JWT_SECRET).not.toBe(first.GATEWAY_SECRET);
  const modes = (await readdir(join(dataDir, 'secrets'))).map(
    async (name) => (await stat(join(dataDir, 'secrets', name))).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o600, 0o600]);
  expect(await addOwnSecrets({ DATA_DIR: dataDir })).toEqual(first);
});

test('what was given stays, and production is given what signs people in', async () => {
  const given = { DATA_DIR: dataDir, JWT_SECRET: 'a', GATEWAY_SECRET: 'b' };
  expect(await addOwnSecrets(given)).toEqual(given);
  expect((await addOwnSecrets({ DATA_DIR: dataDir, NODE_ENV: 'production' })).JWT_SECRET).toBeUndefined();
});
