import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publicKeyFile } from '@wisata/registry/keys';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand, runEdge } from './release.fixture.ts';

const VIEWER = 'viewer-of-staging-0123456789';
const OLD = { 'client/remoteEntry.js': 'old();' };
const NEW = { 'client/remoteEntry.js': 'new();', 'server/server.js': 'module.exports = {};' };

let folder = '';
let staging: TestRegistry;
let production: TestRegistry;

/** Runs the command where production is operated. */
const release = (...words: readonly string[]) =>
  runCommand(production.dataDir, 'release.ts', words, { FROM_TOKEN: VIEWER, REGISTRY_URL: production.url });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bring-'));
  const RELEASE_TOKENS = `production:viewer:*:${VIEWER}`;
  const here = await mkdtemp(path.join(folder, 'staging-'));
  staging = await startTestRegistry(here, { RELEASE_TOKENS, ENVIRONMENT_NAME: 'staging' });
  // As it stands in the file, with its line breaks as they are written in a setting.
  const key = (await readFile(publicKeyFile(here), 'utf8')).trim().replaceAll('\n', '\\n');
  production = await startTestRegistry(await mkdtemp(path.join(folder, 'production-')), {
    ENVIRONMENT_NAME: 'production',
    TRUSTED_KEYS: `staging:${key}`,
  });
  for (const registry of [staging, production]) await registry.release('hotel', '1.0.0', OLD);
  await production.release('train', '1.0.0');
  for (const name of ['hotel', 'ferry']) await staging.release(name, '1.1.0', NEW);
});

afterAll(async () => {
  await staging.stop();
  await production.stop();
  await rm(folder, { recursive: true, force: true });
});

const words = (line: string) => line.split(/ {2,}/);

describe('an operator of production', () => {
  test.each([
    ['nowhere', ['bring', 'hotel', '1.1.0', 'why'], /^Say from where: --from https/],
    ['no address', ['environments', '--from', 'staging'], /^Say from where: --from https/],
    ['no such package', ['bring', 'cruise', '1.1.0', 'why', '--from', 'STAGING'], /^Name one of: .*ferry/],
    ['no version', ['bring', 'hotel', '--from', 'STAGING'], /^Name a version/],
    ['no reason', ['bring', 'hotel', '1.1.0', '--from', 'STAGING'], /^Say why/],
    [
      'an unknown version',
      ['bring', 'hotel', '9.9.9', 'why', '--from', 'STAGING'],
      /refuses: hotel 9\.9\.9 is not published\.$/m,
    ],
  ])('who names %s is told so in words', async (_what, given, refusal) => {
    const { code, errors } = await release(...given.map((word) => (word === 'STAGING' ? staging.url : word)));
    expect([code, errors]).toEqual([1, expect.stringMatching(refusal)]);
    expect((await production.ops.state()).revision).toBe(2);
  });

  test('shows its own token to nobody', async () => {
    const bring = ['bring', 'hotel', '1.1.0', 'why', '--from', staging.url];
    const { errors } = await runCommand(production.dataDir, 'release.ts', bring, { REGISTRY_URL: production.url });
    expect(errors).toBe(`Set FROM_TOKEN to a viewer's token for ${staging.url}\n`);
  });

  test('sees what differs, brings it, tries it and gives it to everybody', async () => {
    const compare = async () => {
      const { code, printed } = await release('environments', '--from', staging.url);
      expect(code).toBe(0);
      return printed.split('\n').map(words);
    };
    const before = await compare();
    expect(before[0]).toEqual(['', 'production', 'staging']);
    const next = `npm run release -- bring hotel 1.1.0 --from ${staging.url} WHY`;
    expect(before).toContainEqual(['hotel', '1.0.0', '1.1.0', next]);
    expect(before).toContainEqual(['train', '1.0.0', 'nothing']);
    expect(before.find(([name]) => name === 'ferry')?.[3]).toMatch(/-- bring ferry 1\.1\.0 /);

    const brought = await release('bring', 'hotel', '1.1.0', 'held', 'a', 'week', '--from', staging.url);
    expect(brought).toMatchObject({ code: 0, errors: '' });
    expect(brought.printed).toMatch(
      /^hotel 1\.1\.0 is brought from staging; nobody gets it until a canary or activate\nin staging \(revision 3\): published \S+ by test, (is what everybody got, for \d+ seconds?|was never live)\nlast there: activate \S+ {2}test: test\npassed: files, /,
    );
    expect((await release('bring', 'mfe-hotel', '1.1.0', 'again', '--from', staging.url)).printed).toMatch(
      /^hotel 1\.1\.0 was published here before, and is the same in staging\n/,
    );
    expect((await release('history', 'hotel')).printed).toMatch(
      /hotel bring 1\.1\.0 from staging {2}rani: held a week\n$/,
    );
    expect((await release('list', 'hotel')).printed).toMatch(/^1\.1\.0 .*\[brought from staging\]/m);
    expect(await compare()).toContainEqual(['hotel', '1.0.0', '1.1.0', 'npm run release -- canary hotel 1.1.0 WHY']);

    expect((await release('canary', 'hotel', '1.1.0', 'held')).code).toBe(0);
    expect(await compare()).toContainEqual(['hotel', '1.0.0, trial 1.1.0 at 1 %', '1.1.0', '1.1.0 is on trial here']);
    expect((await release('promote', 'hotel', 'held')).code).toBe(0);
    expect(await compare()).toContainEqual(['hotel', '1.1.0', '1.1.0']);
    await runEdge(production.dataDir, production.url, async (url) => {
      expect(await (await fetch(`${url}/r/hotel/1.1.0/remoteEntry.js`)).text()).toBe(NEW['client/remoteEntry.js']);
    });
  });

  test('takes the first version of a package whose sources are elsewhere', async () => {
    // The address of the site does as well as that of its registry.
    await runEdge(staging.dataDir, staging.url, async (site) => {
      expect((await release('bring', 'ferry', '1.1.0', 'new', '--from', site)).errors).toBe('');
    });
    const { printed } = await release('environments', '--from', staging.url);
    expect(printed).toMatch(/^ferry +nothing +1\.1\.0 +npm run release -- activate ferry 1\.1\.0 WHY$/m);
  });
});
