import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand, runEdge } from './release.fixture.ts';

/** A later minor of the contract, which a remote that was built before it still meets. */
const OTHER_MINOR = KERNEL_CONTRACT.replace(/\.(\d+)\./, (_, minor: string) => `.${Number(minor) + 1}.`);

let dataDir = '';
let registry: TestRegistry;

/** Runs the command as an operator does. */
const release = (...words: readonly string[]) => runCommand(dataDir, 'release.ts', words);

const live = async () => {
  const { packages } = await registry.ops.state();
  return Object.fromEntries(packages.map(({ name, state }) => [name, state.stable]));
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'release-'));
});

beforeEach(async () => {
  registry = await startTestRegistry(dataDir);
  for (const version of ['1.0.0-a', '1.0.0-b']) await registry.release('hotel', version);
});

afterEach(() => registry.stop());

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('an operator', () => {
  test('works with a package whose sources are in another repository', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) await registry.release('ferry', version);
    expect((await release('status')).printed).toMatch(/^ferry +1\.0\.0-b /m);
    expect(await release('rollback', 'ferry', 'too', 'slow')).toMatchObject({ code: 0 });
    expect(await live()).toEqual({ hotel: '1.0.0-b', ferry: '1.0.0-a' });
  });

  test('sees what would be deleted, and deletes nothing without a reason', async () => {
    const plan = await release('collect', '--dry-run', '--keep-days', '1');
    expect(plan).toMatchObject({ code: 0, printed: '0 old releases would be deleted, 0.0 kB\n' });
    expect(await release('collect')).toMatchObject({ code: 1, errors: expect.stringContaining('Say why') });
    const short = await release('collect', '--keep-days', '0', 'disk', 'is', 'full');
    expect(short).toMatchObject({ code: 1, errors: expect.stringContaining('At least one day') });
    expect(await release('collect', 'disk', 'is', 'full')).toMatchObject({ code: 0 });
  });

  test('goes back to the version before, with a reason that is kept', async () => {
    const { code, printed } = await release('rollback', 'hotel', 'rooms', 'cannot', 'be', 'chosen');
    expect([code, printed]).toEqual([0, 'hotel 1.0.0-a is live as of revision 3; the next page view gets it\n']);
    expect(await live()).toEqual({ hotel: '1.0.0-a' });
    const history = await release('history');
    expect(history.printed.trim().split('\n')).toHaveLength(3);
    expect(history.printed).toMatch(/ 3 {2}\S+ {2}hotel rollback {2}rani: rooms cannot be chosen\n$/);
  });

  test('chooses any published version, by the name of the folder too', async () => {
    expect((await release('activate', 'mfe-hotel', '1.0.0-a', 'try')).code).toBe(0);
    expect(await live()).toEqual({ hotel: '1.0.0-a' });
  });

  test('tries a version on a few visitors, lets it grow, and takes it back', async () => {
    await registry.store('hotel', '1.0.0-c');
    expect((await release('publish', 'hotel', '1.0.0-c')).printed).toMatch(
      /^hotel 1\.0\.0-c is published; nobody gets it/,
    );
    const { printed } = await release(
      'canary',
      'hotel',
      '1.0.0-c',
      'new',
      'pictures',
      '--plan',
      '5,50',
      '--soak',
      '60',
    );
    expect(printed).toContain('1.0.0-b is live as of revision 3, 1.0.0-c is on trial at 5 %');
    expect((await release('grow', 'hotel', 'looks', 'good')).printed).toContain('on trial at 50 %');
    expect((await release('status')).printed).toMatch(/hotel +1\.0\.0-b +trial 1\.0\.0-c at 50 %/);
    expect((await release('abort', 'hotel', 'too', 'slow')).printed).not.toContain('on trial');
    expect((await release('block', 'hotel', '1.0.0-c', 'too', 'slow')).code).toBe(0);
    expect((await release('canary', 'hotel', '1.0.0-c', 'again')).errors).toContain('blocked');
    expect((await registry.ops.history('hotel')).at(-1)).toMatchObject({ actor: 'rani', reason: 'too slow' });
  });

  test('sees what differs between two versions, and what one visitor gets', async () => {
    const facts = JSON.stringify({ routes: ['hotel/spa'], slots: ['hotel:ticket'] });
    const files = { 'client/build-facts.json': facts, 'client/remoteEntry.js': 'other();', 'client/new.css': 'a{}' };
    await registry.store('hotel', '1.0.0-d', files, OTHER_MINOR);
    const { printed } = await release('diff', 'hotel', '1.0.0-b', '1.0.0-d');
    expect(printed).toMatch(/^\+ new\.css 0\.0 kB\n~ remoteEntry\.js .*\n/m);
    expect(printed).toContain(
      `contract ${KERNEL_CONTRACT} -> ${OTHER_MINOR}\n+ route hotel/spa\n+ slot hotel:ticket\n`,
    );
    expect((await release('visitor', 'somebody')).printed).toMatch(/^hotel +1\.0\.0-b +stable\n$/);
  });

  test('sees module by module what differs, where both versions say what is in them', async () => {
    const list = (own: object, packages: object) => ({
      'client/remoteEntry.js': 'a',
      'server/modules.json': JSON.stringify({ own, shared: {}, packages, otherBytes: 1 }),
    });
    await registry.store('hotel', '2.0.0', list({ 'src/a.tsx': [1_200, 'a'] }, { 'dayjs@1.11.10': [6_900, 'd'] }));
    await registry.store('hotel', '2.1.0', list({ 'src/b.tsx': [1_500, 'b'] }, { 'dayjs@1.11.13': [7_000, 'e'] }));
    expect((await release('diff', 'hotel', '2.0.0', '2.1.0')).printed.split('\n').slice(1)).toEqual([
      'its own modules:',
      '+ src/b.tsx 1.5 kB',
      '- src/a.tsx 1.2 kB',
      'from npm:',
      '~ dayjs 1.11.10 -> 1.11.13 6.9 kB -> 7.0 kB',
      'files: 0 added, 0 removed, 0 changed',
      '',
    ]);
  });

  test('sees which packages visitors got otherwise at another moment', async () => {
    await registry.release('train', '1.0.0');
    await release('rollback', 'hotel', 'too', 'slow');
    const { printed } = await release('compare', '2', 'now');
    expect(printed.split('\n').slice(1)).toEqual([
      'hotel        1.0.0-b',
      '          -> 1.0.0-a',
      '             npm run release -- diff hotel 1.0.0-b 1.0.0-a',
      'train        nothing',
      '          -> 1.0.0',
      '',
    ]);
    expect((await release('compare', '4')).printed).toMatch(
      /^revision 4 \(\S+\) -> revision 4 .*: visitors got the same\n$/,
    );
    expect((await release('compare', '2020-01-01T10:00', '1')).printed).toMatch(/^revision 0 -> revision 1 /);
    expect((await release('compare', 'yesterday')).errors).toContain('Name two moments');
    expect((await release('compare', '1', '99')).errors).toBe('There is no revision 99 yet.\n');
  });

  test('goes past a gate with a reason, and reads so in the history and in the list', async () => {
    const facts = (routes: readonly string[]) => JSON.stringify({ routes, slots: [], shows: [] });
    const files = (routes: readonly string[]) => ({ 'client/door.js': 'a', 'client/build-facts.json': facts(routes) });
    await registry.release('flight', '1.0.0', files(['flight/list']));
    await registry.store('flight', '2.0.0', files([]));
    const gone = 'Its page /flight/list is gone, and visitors have it: keep it as a redirect.';
    expect((await release('publish', 'flight', '2.0.0')).errors).toBe(`${gone}\n`);
    const tried = await release('attempts', 'flight');
    expect(tried.printed).toMatch(/^\S+ {2}flight publish 2\.0\.0 {2}rani: refused by offer\n +Its page/);
    expect(tried.printed).toMatch(/-> npm run release -- publish flight 2\.0\.0 "why" --accept offer\n$/);
    expect((await release('attempts', 'hotel')).printed).toBe('Nothing was refused\n');
    expect((await release('publish', 'flight', '2.0.0', '--accept', 'offer')).errors).toContain('Say why');
    expect((await release('publish', 'flight', '2.0.0', 'x', '--accept', 'files')).errors).toContain(
      'cannot be accepted',
    );
    const { printed } = await release('publish', 'flight', '2.0.0', 'moved', 'to', '/fly', '--accept', 'offer');
    expect(printed).toMatch(/^flight 2\.0\.0 is published; .*\npassed: files, contract, shared, size\n/);
    expect(printed).toContain(`offer was accepted: ${gone}\n`);
    const { printed: history } = await release('history', 'flight');
    expect(history).toMatch(/flight accept 2\.0\.0 {2}rani: moved to \/fly {2}\[offer was accepted: Its page/);
    expect((await release('list', 'flight')).printed).toMatch(
      /^2\.0\.0 .*\[offer was accepted: .*\[smoke was skipped: /m,
    );
  });

  test('sees what is live and what could be', async () => {
    const status = await release('status');
    expect(status.printed).toMatch(/^revision 2\n/);
    expect(status.printed).toMatch(/hotel +1\.0\.0-b +since \S+ {2}test: test\n/);
    expect(status.printed).toMatch(/flight +nothing/);
    const lines = (await release('list', 'hotel')).printed.trim().split('\n');
    expect(lines.map((line) => [line.split(' ')[0], / {2}live( {2}|$)/.test(line)])).toEqual([
      ['1.0.0-a', false],
      ['1.0.0-b', true],
    ]);
  });
});

test('a version is shown with the commit of its build, its author and the run that built it', async () => {
  const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
  await registry.store('hotel', '1.0.0-c');
  const built = { commit, author: 'Rani Kusuma', subject: 'Rooms have pictures', buildUrl: 'https://ci.example/12' };
  await registry.ops.publish('hotel', '1.0.0-c', { built });
  expect((await release('list', 'hotel')).printed).toMatch(
    /^1\.0\.0-c .*  \[1a2b3c4 Rani Kusuma: Rooms have pictures\]  \[https:\/\/ci\.example\/12\]/m,
  );
  await release('canary', 'hotel', '1.0.0-c', 'why');
  expect((await release('status')).printed).toMatch(/trial 1\.0\.0-c at 1 % \(1a2b3c4 Rani Kusuma\)/);
  await release('promote', 'hotel', 'why');
  expect((await release('status')).printed).toMatch(/^hotel +1\.0\.0-c +1a2b3c4 Rani Kusuma/m);
});

describe('a tester', () => {
  const withEdge = (use: (url: string) => Promise<void>) => runEdge(dataDir, registry.url, use);

  /** Opens the link that was printed: what the browser is given, and where it goes. */
  async function open(printed: string): Promise<(string | null)[]> {
    const link = /^http\S+$/m.exec(printed)?.[0] ?? '';
    const { headers } = await fetch(link, { redirect: 'manual' });
    return [headers.getSetCookie()[0]?.split('|', 1)[0] ?? null, headers.get('location')];
  }

  test('gets a link to the newest version, to the one on trial, or to the one that is named', async () => {
    await withEdge(async (url) => {
      const newest = await release('try', 'hotel');
      expect(newest.printed).toMatch(new RegExp(`^hotel 1\\.0\\.0-b, for two hours .*\n${url}/ops/override\\?`));
      expect(await open(newest.printed)).toEqual(['wisata_override=hotel@1.0.0-b', '/']);
      await release('canary', 'hotel', '1.0.0-a', 'once', 'more');
      expect((await release('try', 'mfe-hotel')).printed).toMatch(/^hotel 1\.0\.0-a, /);
      const named = await release('try', 'hotel', '1.0.0-b', '--page', '/hotel/list?city=Bali');
      expect(await open(named.printed)).toEqual(['wisata_override=hotel@1.0.0-b', '/hotel/list?city=Bali']);
      await registry.store('shell', '2.0.0');
      expect((await release('try', 'shell', '2.0.0')).errors).toContain('shell 2.0.0 is not published');
      await registry.ops.publish('shell', '2.0.0');
      expect(await open((await release('try', 'shell', '2.0.0')).printed)).toEqual([
        'wisata_override=shell@2.0.0',
        '/',
      ]);
    });
  });

  test('is told in words why there is none', async () => {
    expect((await release('try', 'hotel')).errors).toMatch(
      /^No site runs here: start it \(npm start\), or set SITE_URL/,
    );
    expect((await release('try', 'flight')).errors).toBe('Nothing of flight is published\n');
    const elsewhere = await runCommand(dataDir, 'release.ts', ['try', 'hotel'], { REGISTRY_URL: registry.url });
    expect(elsewhere.errors).toMatch(/is not where visitors are: /);
    await withEdge(async (url) => {
      expect((await release('try', 'hotel', '9.9.9')).errors).toBe(
        `${url} refuses: hotel 9.9.9 is not in the release store.\n`,
      );
      expect((await release('try', 'hotel', '--page', 'https://evil.test')).errors).toMatch(/^--page takes the path/);
    });
  });
});

test.each([
  ['an unknown remote', ['activate', 'cruise', '1.0.0', 'why'], /Name one of: shell, account, .*hotel/],
  ['no remote', ['rollback'], /Name one of/],
  ['no version', ['activate', 'hotel'], /Name a version/],
  ['no reason', ['activate', 'hotel', '1.0.0-a'], /Say why/],
  ['no reason to go back', ['rollback', 'hotel'], /Say why/],
  ['a version that was never published', ['activate', 'hotel', '9.9.9', 'why'], /hotel 9\.9\.9 is not published/],
  ['a version whose files are nowhere', ['publish', 'hotel', '9.9.9'], /hotel 9\.9\.9 is not published/],
  ['a plan that shrinks', ['canary', 'hotel', '1.0.0-a', 'why', '--plan', '50,5'], /growing percentages/],
  ['nowhere to go back to', ['rollback', 'flight', 'why'], /Nothing of flight is published/],
])('%s is refused in words and changes nothing', async (_what, words, message) => {
  const { code, errors } = await release(...words);
  expect([code, errors.split('\n').length]).toEqual([1, 2]);
  expect(errors).toMatch(message);
  expect(await live()).toEqual({ hotel: '1.0.0-b' });
});

test('without words it says what it can do', async () => {
  const { code, printed } = await release();
  expect([code, printed]).toEqual([0, expect.stringMatching(/rollback hotel \[VERSION\] WHY/)]);
});

test.each([
  ['nothing', [], /Name what to ship/],
  ['no known package', ['cruise', 'why'], /There is no package named cruise/],
  ['no reason', ['hotel'], /Say why/],
  ['to no country', ['hotel', 'why', '--country', 'Singapore'], /two capital letters/],
  ['at no time', ['hotel', 'why', '--at', 'tomorrow'], /with a time zone/],
])('shipping %s is refused before anything is checked or built', async (_what, words, message) => {
  const { code, printed, errors } = await runCommand(dataDir, 'ship.ts', words);
  expect([code, printed]).toEqual([1, '']);
  expect(errors).toMatch(message);
  expect(await live()).toEqual({ hotel: '1.0.0-b' });
});
