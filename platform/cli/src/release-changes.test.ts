import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRegistryConfig } from '@wisata/registry/config';
import { startRegistry } from '@wisata/registry/start';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { runCommand } from './release.fixture.ts';

const FACTS = JSON.stringify({ routes: ['hotel/list'], slots: ['hotel:search-form', 'hotel:ticket'], shows: [] });
const FILES = { 'client/remoteEntry.js': 'open();', 'client/build-facts.json': FACTS };

let dataDir = '';
let registry: TestRegistry;

const release = (...words: readonly string[]) => runCommand(dataDir, 'release.ts', words);
const stateOf = async (name: string) => (await registry.ops.state()).packages.find((each) => each.name === name)?.state;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'changes-'));
});

beforeEach(async () => {
  registry = await startTestRegistry(dataDir);
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version, FILES);
});

afterEach(() => registry.stop());

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a slot is turned off and on again by its short name, and the story and the status say so', async () => {
  const off = await release('slot', 'hotel', 'search-form', 'off', 'shows', 'old', 'prices');
  expect(off.printed).toBe('hotel 1.1.0 is live as of revision 3, hotel:search-form off; the next page view gets it\n');
  expect((await stateOf('hotel'))?.slotsOff).toEqual(['hotel:search-form']);
  expect((await release('status')).printed).toMatch(/hotel +1\.1\.0 +off hotel:search-form/);
  expect((await release('history', 'hotel')).printed).toMatch(
    /hotel slot-off hotel:search-form {2}rani: shows old prices\n$/,
  );
  expect((await release('slot', 'hotel', 'hotel:search-form', 'on', 'mended')).printed).not.toContain('off');
  expect(await stateOf('hotel')).not.toHaveProperty('slotsOff');
  expect((await release('slot', 'hotel', 'search-form', 'why')).errors).toMatch(/^Say on or off/);
  expect((await release('slot', 'hotel', 'hotel:room', 'off', 'why')).errors).toBe(
    'hotel has no slot hotel:room. It has hotel:search-form, hotel:ticket.\n',
  );
});

test('a trial is limited to some visitors, and everything that tells of it says to whom', async () => {
  const canary = ['canary', 'hotel', '1.0.0', '--plan', '5,50'] as const;
  const limited = await release(...canary, '--locale', 'id', '--country', 'sg', '--signed-in', 'yes', 'only', 'there');
  const whom = 'visitors who read Indonesian, come from SG and are signed in';
  expect(limited.printed).toContain(`1.0.0 is on trial at 5 % of ${whom};`);
  expect((await stateOf('hotel'))?.canary?.segment).toEqual({ locale: 'id', country: 'SG', signedIn: true });
  expect((await release('status')).printed).toContain(`trial 1.0.0 at 5 % of ${whom}`);
  expect((await release('history', 'hotel')).printed).toMatch(
    new RegExp(`hotel canary 1\\.0\\.0 for ${whom} {2}rani: only there`),
  );
  await release('abort', 'hotel', 'enough');
  for (const [option, word, problem] of [
    ['--locale', 'fr', 'A language is one of en, id.'],
    ['--country', 'Singapore', 'A country has two capital letters: SG.'],
    ['--signed-in', 'maybe', '--signed-in is yes or no'],
  ] as const)
    expect((await release(...canary, option, word, 'why')).errors).toBe(`${problem}\n`);
  expect((await stateOf('hotel'))?.canary).toBeNull();
});

test('what everybody would get waits for a second person where a package asks for that', async () => {
  const people = 'rani:operator:*:rani-token-0123456789abcdef,budi:operator:*:budi-token-0123456789abcdef';
  await registry.running.stop();
  const running = await startRegistry(
    readRegistryConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: registry.databaseUrl,
      PORT: String(registry.running.port),
      LOG_LEVEL: 'silent',
      RELEASE_TOKENS: people,
    }),
  );
  const as = (who: string, ...words: readonly string[]) =>
    runCommand(dataDir, 'release.ts', words, { RELEASE_TOKEN: `${who}-token-0123456789abcdef` });
  try {
    await as('rani', 'approvals', 'hotel', 'on', 'payments', 'began');
    const asked = await as('rani', 'activate', 'hotel', '1.0.0', 'known', 'good');
    const id = /approve hotel (\d+) WHY\n$/.exec(asked.printed)![1]!;
    expect(asked.printed).toMatch(
      /^hotel activate 1\.0\.0 waits until \S+ for somebody else \(\d+\) {2}rani: known good\n/,
    );
    expect((await as('budi', 'status')).printed).toMatch(
      new RegExp(
        `second person.*\\n +hotel activate 1\\.0\\.0 waits until \\S+ for somebody else \\(${id}\\) {2}rani: known good\\n`,
      ),
    );
    expect((await as('rani', 'approve', 'hotel', id, 'yes')).errors).toBe(
      'Somebody else has to approve what you ask for.\n',
    );
    expect((await as('budi', 'approve', 'hotel', '999', 'yes')).errors).toBe(
      `Name what is asked of hotel: ${id} (rani: activate 1.0.0)\n`,
    );
    expect((await as('budi', 'approve', 'hotel', id, 'I', 'looked')).printed).toMatch(
      /^hotel activate 1\.0\.0, which rani asked for, is approved; 1\.0\.0 is live/,
    );
    expect((await as('budi', 'history', 'hotel')).printed).toMatch(
      /hotel ask \d+: activate 1\.0\.0 {2}rani: known good\n.*hotel activate 1\.0\.0 {2}rani: known good {2}\[approved by budi: I looked\]/,
    );
  } finally {
    await running.stop();
  }
});

test('what is planned for another time is shown, and called off by its number', async () => {
  const at = new Date(Date.now() + 86_400_000);
  // As somebody in Jakarta writes it.
  const local = `${new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)}+07:00`;
  const minute = `${at.toISOString().slice(0, 16)}:00.000Z`;
  const planned = await release('canary', 'hotel', '1.0.0', '--at', local, 'at', 'night');
  expect(planned.printed).toMatch(
    new RegExp(`^hotel canary 1\\.0\\.0 is planned for ${minute} \\((\\d+)\\) {2}rani: at night\\n$`),
  );
  const id = /\((\d+)\)/.exec(planned.printed)![1]!;
  expect((await release('status')).printed).toContain(`hotel canary 1.0.0 is planned for ${minute} (${id})`);
  expect((await release('approve', 'hotel', id, 'yes')).errors).toBe('It waits for its time alone.\n');
  expect((await release('refuse', 'hotel', id, 'not', 'tonight')).printed).toContain(
    'which rani asked for, is refused',
  );
  expect((await release('status')).printed).not.toContain('planned');
  expect((await release('history', 'hotel')).printed).toMatch(
    new RegExp(
      `hotel plan ${id}: canary 1\\.0\\.0 at ${minute} {2}rani: at night\\n.*hotel refuse ${id}: .*rani: not tonight\\n$`,
    ),
  );
  for (const time of ['2026-12-01 02:00', '2026-12-01T02:00', 'tomorrow'])
    expect((await release('withdraw', 'hotel', '--at', time, 'why')).errors).toMatch(/^Say when, with a time zone: /);
  expect((await release('withdraw', 'hotel', '--at', '2020-01-01T02:00Z', 'why')).errors).toMatch(
    /^That is not to come/,
  );
});
