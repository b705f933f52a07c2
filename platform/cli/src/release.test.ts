import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openReleases } from '@wisata/registry/release-folders';

// Every test runs other processes.
jest.setTimeout(30_000);

let dataDir = '';

/** Runs the command as an operator does. */
function release(...words: readonly string[]): Promise<{ code: number; printed: string; errors: string }> {
  const script = path.join(import.meta.dirname, 'release.ts');
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, USER: 'rani' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...words],
      { env },
      (error, printed, errors) => resolve({ code: error ? Number(error.code) : 0, printed, errors }),
    );
  });
}

const live = async () => (await openReleases(dataDir).registry.state()).live;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  const buildFolder = path.join(dataDir, 'build');
  await mkdir(path.join(buildFolder, 'client'), { recursive: true });
  await writeFile(path.join(buildFolder, 'client/x.js'), 'x');
  const { store, registry } = openReleases(dataDir);
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    await store.add({ name: 'hotel', version, contract: '1.0.0', buildFolder });
    await registry.activate({ name: 'hotel', version, actor: 'local build', reason: 'sources' });
  }
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('an operator', () => {
  test('goes back to the version before, with a reason that is kept', async () => {
    const { code, printed } = await release('rollback', 'hotel', 'rooms', 'cannot', 'be', 'chosen');
    expect([code, printed]).toEqual([0, 'hotel 1.0.0-a is live as of revision 3; the next page view gets it\n']);
    expect(await live()).toEqual({ hotel: '1.0.0-a' });
    const history = await release('history');
    expect(history.printed.trim().split('\n')).toHaveLength(3);
    expect(history.printed).toMatch(/ 3 {2}\S+ {2}hotel 1\.0\.0-a {2}rani: rooms cannot be chosen\n$/);
  });

  test('chooses any published version, by the name of the folder too', async () => {
    expect((await release('activate', 'mfe-hotel', '1.0.0-a', 'try')).code).toBe(0);
    expect(await live()).toEqual({ hotel: '1.0.0-a' });
  });

  test('sees what is live and what could be', async () => {
    const status = await release('status');
    expect(status.printed).toMatch(/^revision 2\n/);
    expect(status.printed).toMatch(/hotel +1\.0\.0-b +\S+ {2}local build: sources/);
    expect(status.printed).toMatch(/flight +nothing/);
    const lines = (await release('list', 'hotel')).printed.trim().split('\n');
    expect(lines.map((line) => [line.split(' ')[0], line.endsWith('live')])).toEqual([
      ['1.0.0-a', false],
      ['1.0.0-b', true],
    ]);
  });
});

test.each([
  ['an unknown remote', ['activate', 'cruise', '1.0.0', 'why'], /Name one of: shell, hotel/],
  ['no remote', ['rollback'], /Name one of/],
  ['no version', ['activate', 'hotel'], /Name a version/],
  ['no reason', ['activate', 'hotel', '1.0.0-a'], /Say why/],
  ['no reason to go back', ['rollback', 'hotel'], /Say why/],
  ['a version that was never published', ['activate', 'hotel', '9.9.9', 'why'], /hotel 9\.9\.9 is not published/],
  ['nowhere to go back to', ['rollback', 'flight', 'why'], /flight has had no other version/],
])('%s is refused in words and changes nothing', async (_what, words, message) => {
  const { code, errors } = await release(...words);
  expect([code, errors.split('\n').length]).toEqual([1, 2]);
  expect(errors).toMatch(message);
  expect(await live()).toEqual({ hotel: '1.0.0-b' });
});

test('without words it says what it can do', async () => {
  const { code, printed } = await release();
  expect([code, printed]).toEqual([0, expect.stringMatching(/rollback hotel WHY/)]);
});
