import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { call, makeRegistry, stopAll, TOKENS } from '../registry.fixture.ts';
import type { TestRegistry } from '../testing.ts';
import { ERRORS_PER_NETWORK, MOST_GROUPS, pruneErrors } from './error-store.ts';
import { EDGE_SECRET, errorOf, mappedBuild, readErrorsOf, sendErrors, SOURCE } from './errors.fixture.ts';

let registry: TestRegistry;
const send = (errors: readonly unknown[]) => sendErrors(registry, errors);
const read = (version?: string) => readErrorsOf(registry, version);
const receipt = async (errors: readonly unknown[]) => (await send(errors)).body as { data: object };

beforeAll(async () => {
  registry = await makeRegistry({ EDGE_SECRET, JUDGE: 'off' });
  await registry.release('hotel', '1.0.0', mappedBuild());
  await registry.release('hotel', '1.1.0', mappedBuild());
  await registry.release('shell', '1.0.0', mappedBuild(undefined, 'shell/src/router.tsx'));
  await registry.store('hotel', '9.0.0', mappedBuild());
});
afterAll(stopAll);
beforeEach(() => registry.running.context.pool.query('delete from releases.error_groups'));

/** Addresses of as many networks. */
const networks = (count: number) => Array.from({ length: count }, (_none, at) => `203.0.${at % 250}.7`);

describe('an error', () => {
  test('is told with its place in the sources, the lines around it, and whom it met where', async () => {
    expect(
      (await send([errorOf(), errorOf({ visitor: 'v2', page: '/hotel/list' }), errorOf({ visitor: 'v2' })])).status,
    ).toBe(202);
    const [group, ...others] = await read('1.0.0');
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      name: 'TypeError',
      message: 'price is undefined',
      count: 2,
      visitors: 2,
      pages: ['/hotel/:id', '/hotel/list'],
      top: { source: SOURCE, sourceLine: 42, file: 'remoteEntry.js', line: 42, column: 7 },
      alsoIn: null,
    });
    expect(group?.top?.around).toEqual({
      from: 38,
      lines: Array.from({ length: 9 }, (_none, at) => `const line${at + 38} = ${at + 38};`),
    });
    expect(group?.hours).toMatchObject([{ count: 2 }]);
  });

  test('belongs to the innermost place of its own release, and its stack goes on in others', async () => {
    const frames = [
      'shell/1.0.0/remoteEntry.js:3:1',
      'hotel/1.0.0/remoteEntry.js:7:1',
      'hotel/1.0.0/remoteEntry.js:9:1',
    ];
    await send([errorOf({ frames })]);
    const [group] = await read('1.0.0');
    expect(group?.top).toMatchObject({ source: SOURCE, sourceLine: 7 });
    expect(group?.stack.map(({ source, sourceLine }) => `${source}:${sourceLine}`)).toEqual([
      'shell/src/router.tsx:3',
      `${SOURCE}:7`,
      `${SOURCE}:9`,
    ]);
    expect(group?.stack.filter(({ around }) => around)).toHaveLength(1);
  });

  test('is another one in another place, by another text or of another kind', async () => {
    await send([
      errorOf(),
      errorOf({ visitor: 'v2', frames: ['hotel/1.0.0/remoteEntry.js:43:7'] }),
      errorOf({ visitor: 'v3', message: 'room is undefined' }),
      errorOf({ visitor: 'v4', name: 'RangeError' }),
    ]);
    expect(await read('1.0.0')).toHaveLength(4);
  });

  test('of a version before is known, and stands behind what is new', async () => {
    const later = { version: '1.1.0', frames: ['hotel/1.1.0/remoteEntry.js:50:7'] };
    await send([
      errorOf(),
      ...['v1', 'v2', 'v3'].map((visitor) => errorOf({ ...later, visitor })),
      errorOf({ ...later, message: 'room is undefined' }),
    ]);
    expect((await read()).map(({ message, alsoIn }) => [message, alsoIn])).toEqual([
      ['room is undefined', null],
      ['price is undefined', '1.0.0'],
    ]);
    expect((await read('1.0.0')).map(({ alsoIn }) => alsoIn)).toEqual([null]);
  });

  test('has nothing of a person in it, whatever a browser says', async () => {
    await send([
      errorOf({ message: `No order 123456 of 'Rani' <rani@x.test> at https://a.test/order?email=rani@x.test` }),
    ]);
    const text = JSON.stringify(
      (await registry.running.context.pool.query('select * from releases.error_groups')).rows,
    );
    expect(text).toContain('No order <number> of <value>');
    expect(text).not.toMatch(/rani|123456/i);
  });

  test('of a version without maps, or with other maps than were signed, has its place in the script', async () => {
    const { dataDir } = registry;
    await registry.release('train', '1.0.0', { 'client/c/list.1a2b3c4d5e.js': 'x();' });
    await registry.release('tour', '1.0.0', mappedBuild());
    await writeFile(path.join(dataDir, 'releases/tour/1.0.0/maps/remoteEntry.js.map.br'), 'other bytes');
    await send([
      errorOf({ remote: 'train', frames: ['train/1.0.0/c/list.1a2b3c4d5e.js:1:9'] }),
      errorOf({ remote: 'tour', frames: ['tour/1.0.0/remoteEntry.js:2:1'] }),
    ]);
    for (const [name, file] of [
      ['train', 'c/list.1a2b3c4d5e.js'],
      ['tour', 'remoteEntry.js'],
    ]) {
      const { body } = await call(registry.url, `/packages/${name}/errors`, { token: TOKENS.viewer });
      expect((body as { data: { errors: object[] } }).data.errors).toMatchObject([{ top: { file } }]);
    }
    await rm(path.join(dataDir, 'releases/tour'), { recursive: true });
  });
});

describe('what somebody has made up', () => {
  test.each([
    ['a file that is not of the release', ['hotel/1.0.0/c/made-up.js:1:2']],
    ['what lies elsewhere', ['hotel/1.0.0/../1.1.0/remoteEntry.js:1:2', 'hotel/../release.json:1:2']],
    ['what is in the way of objects', ['hotel/1.0.0/__proto__:1:2', 'hotel/1.0.0/constructor.js:1:2']],
    ['a version that is not published', ['hotel/9.0.0/remoteEntry.js:1:2']],
    ['no frame at all', []],
  ])('is not counted: %s', async (_what, frames) => {
    const version = frames[0]?.includes('9.0.0') ? '9.0.0' : '1.0.0';
    expect((await receipt([errorOf({ frames, version })])).data).toEqual({ accepted: 0, dropped: 1 });
    expect(await read(version)).toEqual([]);
  });

  test('is refused by its form, and from who is no edge', async () => {
    for (const wrong of [
      { page: '/order?x=1' },
      { name: 'Rani <x>' },
      { frames: Array(11).fill('x') },
      { remote: '../x' },
    ])
      expect((await send([errorOf(wrong)])).status).toBe(400);
    expect((await sendErrors(registry, [errorOf()], 'guessed')).status).toBe(401);
    expect((await call(registry.url, '/packages/hotel/errors')).status).toBe(401);
    expect(await read('1.0.0')).toEqual([]);
  });

  test('does not come in floods: a network is heard so often, whoever it says that it is', async () => {
    const flood = Array.from({ length: 100 }, (_none, at) =>
      errorOf({ visitor: `v${at}`, message: `made up ${'x'.repeat(at)}` }),
    );
    expect((await receipt(flood)).data).toEqual({ accepted: ERRORS_PER_NETWORK, dropped: 100 - ERRORS_PER_NETWORK });
    expect((await receipt([errorOf({ address: '198.51.100.1' })])).data).toEqual({ accepted: 1, dropped: 0 });
  });

  test('fills no disk: of a version so many groups are kept, those that most visitors have met first', async () => {
    await send(networks(3).map((address, at) => errorOf({ address, visitor: `real ${at}` })));
    const names = networks(200).map((address, at) =>
      errorOf({
        address,
        visitor: `v${at}`,
        name: `E${String.fromCharCode(97 + (at % 26))}${'x'.repeat(Math.floor(at / 26))}`,
      }),
    );
    await send(names);
    const errors = await read('1.0.0');
    expect(errors).toHaveLength(MOST_GROUPS);
    expect(errors[0]).toMatchObject({ message: 'price is undefined', visitors: 3 });
    await send(networks(40).map((address, at) => errorOf({ address, visitor: `w${at}`, page: `/p${at}` })));
    expect((await read('1.0.0'))[0]?.pages.length).toBeLessThanOrEqual(20);
  });

  test('takes no version back and is part of no comparison', async () => {
    const before = await registry.ops.state();
    await send(
      networks(60).map((address, at) =>
        errorOf({ address, visitor: `v${at}`, version: '1.1.0', frames: ['hotel/1.1.0/remoteEntry.js:1:1'] }),
      ),
    );
    expect((await registry.ops.figures('hotel', 60)).totals).toEqual([]);
    expect(await registry.ops.state()).toEqual(before);
  });
});

test('errors are forgotten: visitors after hours, the rest after a week', async () => {
  const { pool } = registry.running.context;
  const count = async (what: string) =>
    Number((await pool.query<{ n: string }>(`select count(*) as n from releases.error_${what}`)).rows[0]!.n);
  const age = async (hours: number) => {
    await pool.query('update releases.error_marks set minute = minute - make_interval(hours => $1)', [hours]);
    await pool.query('update releases.error_counts set hour = hour - make_interval(hours => $1)', [hours]);
    await pool.query('update releases.error_groups set last_at = last_at - make_interval(hours => $1)', [hours]);
  };
  await send([errorOf()]);
  await age(4);
  await pruneErrors(pool);
  expect([await count('marks'), await count('counts'), await count('groups')]).toEqual([0, 1, 1]);
  await send([errorOf()]);
  expect((await read('1.0.0'))[0]).toMatchObject({ count: 2, visitors: 2 });
  await age(8 * 24);
  await pruneErrors(pool);
  expect([await count('marks'), await count('counts'), await count('groups')]).toEqual([0, 0, 0]);
});
