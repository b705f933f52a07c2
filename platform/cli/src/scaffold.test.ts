import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareMessages, type Messages } from './checks/messages.ts';
import { parseOrder } from './new.ts';
import { removeService, scaffold, type ScaffoldOrder } from './scaffold.ts';
import { namesOf } from './scaffold-files.ts';
import { copyWorkspace, type WorkspaceCopy } from './testing/workspace-copy.ts';

/** What the generated code is compiled and run with. */
const AROUND = [
  ...['shared-kernel', 'shared-ui', 'platform/runtime', 'platform/build', 'backend', 'pictures', 'e2e'],
  ...['jest.config.mjs', 'platform/cli/src/jest', 'mfe-content/package.json', '.dependency-cruiser.mjs', 'knip.json'],
];

const ORDERS: readonly ScaffoldOrder[] = [
  { kind: 'service', name: 'sky-dive', indonesian: 'Terjun payung' },
  { kind: 'remote', name: 'day-spa' },
  { kind: 'page', name: 'room-offers', in: 'day-spa' },
  { kind: 'slot', name: 'order-line', in: 'day-spa' },
  { kind: 'slot', name: 'ticket', in: 'mfe-day-spa' },
  { kind: 'module', name: 'trip-note' },
];
const GENERATED = /sky-dive|day-spa|trip-note/;
const SERVICE = ['mfe-sky-dive', 'backend/src/modules/sky-dive'];
const BESIDE = [
  ...['places', 'offers', 'booking', 'records'].map((part) => `shared-kernel/src/contracts/sky-dive-${part}.ts`),
  'e2e/journeys/sky-dive.spec.ts',
];
const PLACES = [...SERVICE, ...BESIDE, 'mfe-day-spa', 'backend/src/modules/trip-note'];
/** What the type check of everything reads of them, by its configuration; what they import comes with them. */
const CHECKED = {
  'tsconfig.web.json': ['shared-ui/src/types.d.ts', ...PLACES.filter((place) => !/^(backend|e2e)\//.test(place))],
  'tsconfig.node.json': PLACES.filter((place) => /^(backend|e2e)\//.test(place)),
};

let copy: WorkspaceCopy;
const written: string[] = [];

const read = (file: string) => readFile(path.join(copy.folder, file), 'utf8');

describe('generated code', () => {
  beforeAll(async () => {
    copy = await copyWorkspace(...AROUND);
    for (const order of ORDERS) written.push(...(await scaffold(copy.folder, order)).written);
  });
  afterAll(() => copy.remove());

  test.each(Object.entries(CHECKED))(
    'passes the type check of %s',
    async (project, include) => {
      await copy.write('tsconfig.made.json', JSON.stringify({ extends: `./${project}`, include }));
      const { output } = await copy.run('typescript-7/bin/tsc', '-p', 'tsconfig.made.json');
      expect(output).toBe('');
    },
    120_000,
  );

  test('passes the linters without a warning', async () => {
    const { output } = await copy.run('eslint/bin/eslint.js', ...PLACES);
    expect(output).toBe('');
    expect((await copy.run('oxlint/bin/oxlint', ...PLACES)).output).toContain('Found 0 warnings and 0 errors.');
  }, 120_000);

  test('is formatted', async () => {
    const { output } = await copy.run('oxfmt/bin/oxfmt', '--check', ...PLACES);
    expect(output).toContain('All matched files use the correct format.');
  });

  test('passes the tests that come with it', async () => {
    const { output } = await copy.run('jest/bin/jest.js', '--testPathPatterns', 'sky-dive', 'day-spa', 'trip-note');
    expect(output).toMatch(/^Tests: +(\d+) passed, \1 total$/m);
    expect(output).toMatch(/^Test Suites: 17 passed, 17 total$/m);
  }, 240_000);

  test('keeps to the boundaries', async () => {
    const config = ['--config', '.dependency-cruiser.mjs'];
    const { output } = await copy.run('dependency-cruiser/bin/dependency-cruiser.mjs', ...config, ...PLACES);
    expect(output).toContain('no dependency violations found');
  }, 120_000);

  test('has nothing that nobody uses', async () => {
    const { output } = await copy.run('knip/bin/knip.js', '--no-progress', '--no-config-hints');
    expect(output.split('\n').filter((line) => GENERATED.test(line))).toEqual([]);
  }, 120_000);

  test('needs no line anywhere else: its release says what menus show of it', async () => {
    expect(written.filter((file) => !PLACES.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual(
      [],
    );
    const services = await read('mfe-sky-dive/src/services.ts');
    expect(services).toContain("en: ['Sky dives', 'Sky dive'], id: ['Terjun payung', 'Terjun payung']");
  });

  test('has the same texts in both languages', async () => {
    for (const folder of ['mfe-sky-dive', 'mfe-day-spa']) {
      const [en, id] = await Promise.all(
        ['en', 'id'].map(async (locale) => JSON.parse(await read(`${folder}/src/messages/${locale}.json`)) as Messages),
      );
      expect(compareMessages({ en: en!, id: id! })).toEqual([]);
    }
  });

  test.each(ORDERS)('is never written over: $kind $name', async (order) => {
    await expect(scaffold(copy.folder, order)).rejects.toThrow('exists; nothing was written');
  });

  test('of a slot that the contract lacks is refused with those it has', async () => {
    const order = scaffold(copy.folder, { kind: 'slot', name: 'banner', in: 'day-spa' });
    await expect(order).rejects.toThrow('search-form, order-line, ticket');
  });

  test('of a service is gone when it is taken away, and nothing else is', async () => {
    await expect(removeService(copy.folder, 'hotel')).rejects.toThrow('No service hotel was made with');
    expect(await removeService(copy.folder, 'sky-dive')).toEqual(expect.arrayContaining([...SERVICE, ...BESIDE]));
    const left = await Promise.all([...SERVICE, ...BESIDE].map((place) => read(place).catch(() => undefined)));
    expect(left.filter((text) => text !== undefined)).toEqual([]);
    expect(await read('shared-kernel/src/contracts/hotel-places.ts')).toContain('HOTEL_CITY');
  });
});

describe('the command line', () => {
  test('names what to make', () => {
    expect(parseOrder(['page', 'offers', '--in', 'hotel'])).toEqual({ kind: 'page', name: 'offers', in: 'hotel' });
    expect(parseOrder(['module', 'review'])).toEqual({ kind: 'module', name: 'review' });
    const cruise = { kind: 'service', name: 'cruise', indonesian: 'Kapal pesiar' };
    expect(parseOrder(['service', 'cruise', '--id', 'Kapal pesiar'])).toEqual(cruise);
    expect(parseOrder(['remove', 'cruise'])).toEqual({ kind: 'remove', name: 'cruise' });
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
    expect(namesOf('river-ferry', 'ferry', 'Feri sungai')).toEqual({
      kebab: 'river-ferry',
      camel: 'riverFerry',
      Pascal: 'RiverFerry',
      snake: 'river_ferry',
      UPPER: 'RIVER_FERRY',
      words: 'river ferry',
      Words: 'River ferry',
      many: 'river ferries',
      Many: 'River ferries',
      nama: 'feri sungai',
      Nama: 'Feri sungai',
      remote: 'ferry',
    });
  });

  test.each([
    ['cruise', 'Cruises'],
    ['bus', 'Buses'],
    ['day-pass', 'Day passes'],
    ['holiday', 'Holidays'],
  ])('have a plural: %s', (name, many) => {
    expect(namesOf(name)).toMatchObject({ Many: many, Nama: namesOf(name).Words });
  });

  test.each(['RoomOffers', 'room_offers', '-room', 'room-', '2nd', '../room', ''])('are refused: "%s"', (name) => {
    expect(() => namesOf(name)).toThrow('is not a name');
  });
});
