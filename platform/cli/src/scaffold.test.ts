import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseOrder } from './new.ts';
import { scaffold, type ScaffoldOrder } from './scaffold.ts';
import { namesOf } from './scaffold-files.ts';
import { copyWorkspace, type WorkspaceCopy } from './testing/workspace-copy.ts';

/** What the generated code is compiled and run with. */
const AROUND = [
  ...['shared-kernel', 'shared-ui', 'platform/runtime', 'platform/build', 'backend', 'pictures'],
  ...['jest.config.mjs', 'scripts', 'mfe-content/package.json'],
];

const ORDERS: readonly ScaffoldOrder[] = [
  { kind: 'remote', name: 'sky-dive' },
  { kind: 'page', name: 'jump-offers', in: 'sky-dive' },
  { kind: 'slot', name: 'order-line', in: 'sky-dive' },
  { kind: 'slot', name: 'ticket', in: 'mfe-sky-dive' },
  { kind: 'module', name: 'trip-note' },
];
const GENERATED = /mfe-sky-dive|trip-note/;
const FOLDERS = ['mfe-sky-dive', 'backend/src/modules/trip-note'];

let copy: WorkspaceCopy;
const written: string[] = [];

const read = (file: string) => readFile(path.join(copy.folder, file), 'utf8');

describe('generated code', () => {
  beforeAll(async () => {
    copy = await copyWorkspace(...AROUND);
    for (const order of ORDERS) written.push(...(await scaffold(copy.folder, order)).written);
  });
  afterAll(() => copy.remove());

  test.each(['tsconfig.web.json', 'tsconfig.node.json'])(
    'passes the type check of %s',
    async (project) => {
      const { output } = await copy.run('typescript-7/bin/tsc', '-p', project);
      expect(output.split('\n').filter((line) => GENERATED.test(line))).toEqual([]);
    },
    120_000,
  );

  test('passes the linters without a warning', async () => {
    const { output } = await copy.run('eslint/bin/eslint.js', ...FOLDERS);
    expect(output).toBe('');
    expect((await copy.run('oxlint/bin/oxlint', ...FOLDERS)).output).toContain('Found 0 warnings and 0 errors.');
  }, 120_000);

  test('is formatted', async () => {
    const { output } = await copy.run('prettier/bin/prettier.cjs', '--check', ...FOLDERS);
    expect(output).toContain('All matched files use Prettier code style');
  });

  test('passes the tests that come with it', async () => {
    const { output } = await copy.run('jest/bin/jest.js', '--testPathPatterns', 'mfe-sky-dive', 'trip-note');
    expect(output).toMatch(/^Tests: +(\d+) passed, \1 total$/m);
    expect(output).toMatch(/^Test Suites: 6 passed, 6 total$/m);
  }, 120_000);

  test('needs no line anywhere else: its release says what menus show of it', async () => {
    expect(written.filter((file) => !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
    expect(await read('mfe-sky-dive/src/services.ts')).toMatch(
      /key: 'sky-dive',\n +names: \{\n +en: \{ many: 'Sky dive'/,
    );
  });

  test('has the same texts in both languages', async () => {
    const keys = async (locale: string) =>
      Object.keys(JSON.parse(await read(`mfe-sky-dive/src/messages/${locale}.json`)) as object);
    expect(await keys('en')).toEqual(await keys('id'));
    expect(await keys('en')).toEqual(['list', 'searchForm', 'jumpOffers', 'orderLine', 'ticket']);
  });

  test.each(ORDERS)('is never written over: $kind $name', async (order) => {
    await expect(scaffold(copy.folder, order)).rejects.toThrow('exists; nothing was written');
  });

  test('of a slot that the contract lacks is refused with those it has', async () => {
    const order = scaffold(copy.folder, { kind: 'slot', name: 'banner', in: 'sky-dive' });
    await expect(order).rejects.toThrow('search-form, order-line, ticket');
  });
});

describe('the command line', () => {
  test('names what to make', () => {
    expect(parseOrder(['page', 'offers', '--in', 'hotel'])).toEqual({ kind: 'page', name: 'offers', in: 'hotel' });
    expect(parseOrder(['module', 'review'])).toEqual({ kind: 'module', name: 'review', in: undefined });
  });

  test.each([[[]], [['page']], [['widget', 'clock']], [['page', 'two', 'words']]])(
    'explains itself after %j',
    (words) => {
      expect(() => parseOrder(words)).toThrow('npm run new -- page');
    },
  );
});

describe('names', () => {
  test('take the form that their place wants', () => {
    expect(namesOf('room-offers', 'hotel')).toEqual({
      kebab: 'room-offers',
      camel: 'roomOffers',
      Pascal: 'RoomOffers',
      snake: 'room_offers',
      Words: 'Room offers',
      remote: 'hotel',
    });
  });

  test.each(['RoomOffers', 'room_offers', '-room', 'room-', '2nd', '../room', ''])('are refused: "%s"', (name) => {
    expect(() => namesOf(name)).toThrow('is not a name');
  });
});
