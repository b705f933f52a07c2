import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import pg from 'pg';
import { keyOf } from '../bring/bring.fixture.ts';
import { call, makeRegistry, stopAll, TOKENS } from '../registry.fixture.ts';
import type { BuildFiles, TestRegistry } from '../testing.ts';
import { addAttempt, ATTEMPTS_KEPT } from './attempts.ts';
import { nextCommands } from './next-commands.ts';

const hotel = (routes: readonly string[], requires = {}): BuildFiles => ({
  'client/remoteEntry.js': 'door();',
  'client/build-facts.json': JSON.stringify({
    contract: '1.0.0',
    provides: {},
    requires,
    routes,
    slots: [],
    shows: [],
  }),
});

let registry: TestRegistry;

const publish = (version: string, more: object = {}, token: string = TOKENS.operator, name = 'hotel') =>
  call(registry.url, `/packages/${name}/versions`, { token, json: { version, ...more } });
const act = (json: object, token: string = TOKENS.operator, name = 'hotel') =>
  call(registry.url, `/packages/${name}/actions`, { token, json: { reason: 'a secret reason', ...json } });

beforeAll(async () => {
  registry = await makeRegistry();
  await registry.release('hotel', '1.0.0', hotel(['hotel/list']));
  await registry.store('hotel', '2.0.0', hotel([]));
});

afterAll(stopAll);

const latest = async (name?: string) => (await registry.ops.attempts(name, 1))[0];

describe('what is refused', () => {
  test('by a gate is written down with the gate, what it said, and the two ways on', async () => {
    expect((await publish('2.0.0')).status).toBe(422);
    expect(await latest()).toEqual({
      id: 1,
      at: expect.any(String),
      actor: 'operator of tests',
      package: 'hotel',
      version: '2.0.0',
      tried: 'publish',
      code: 'RELEASE_GATES',
      refused: { offer: ['Its page /hotel/list is gone, and visitors have it: keep it as a redirect.'] },
      next: ['npm run ship -- hotel "why"', 'npm run release -- publish hotel 2.0.0 "why" --accept offer'],
    });
  });

  test('by a gate when it should go out is written down with the action again', async () => {
    await registry.store('hotel', '3.0.0', hotel(['hotel/list'], { react: '^19.3.0' }));
    expect((await publish('3.0.0')).status).toBe(201);
    const facts = { contract: KERNEL_CONTRACT, provides: { react: '18.0.0' }, routes: [], slots: [], shows: [] };
    await registry.release('shell', '1.0.0', { 'client/build-facts.json': JSON.stringify(facts) });
    expect((await act({ kind: 'activate', version: '3.0.0' })).status).toBe(409);
    expect(await latest()).toMatchObject({
      tried: 'activate',
      version: '3.0.0',
      refused: { shared: [expect.stringMatching(/react/)] },
      next: ['npm run ship -- hotel "why"', 'npm run release -- activate hotel 3.0.0 "why" --accept shared'],
    });
  });

  test.each([
    ['a version that nobody has published', { kind: 'activate', version: '7.0.0' }, 'npm run release -- list hotel'],
    ['no trial', { kind: 'promote' }, 'npm run release -- canary hotel VERSION "why"'],
    ['a plan that shrinks', { kind: 'canary', version: '1.0.0', plan: [50, 5] }, 'npm run release -- status'],
  ])('by the rules, for %s, says what to enter next', async (_what, json, next) => {
    expect((await act(json)).status).toBeGreaterThanOrEqual(400);
    expect(await latest()).toMatchObject({ tried: json.kind, refused: { rules: [expect.any(String)] } });
    expect((await latest())!.next[0]).toBe(next);
  });

  test('because a package is frozen names the command that ends that', async () => {
    await act({ kind: 'freeze' });
    expect((await act({ kind: 'activate', version: '1.0.0' })).status).toBe(409);
    await act({ kind: 'unfreeze' });
    expect(await latest('hotel')).toMatchObject({
      code: 'RELEASE_FROZEN',
      next: ['npm run release -- unfreeze hotel "why"'],
    });
  });

  test('when it is brought is written down without what was signed', async () => {
    const from = { payload: '{"made":"up-payload"}', signature: 'made-up-signature' };
    expect((await publish('2.0.0', { from, reason: 'it held' })).status).toBe(422);
    expect(await latest()).toMatchObject({
      tried: 'bring',
      code: 'RELEASE_ORIGIN',
      next: ['npm run release -- bring hotel 2.0.0 "why" --from URL'],
    });
  });

  test('holds no token, no key and nothing that was typed', async () => {
    const text = JSON.stringify(await registry.ops.attempts());
    for (const secret of [...Object.values(TOKENS), await keyOf(registry), 'a secret reason', 'made-up', 'it held'])
      expect(text).not.toContain(secret);
  });
});

describe('nothing is written down', () => {
  test.each([
    ['of who has no token', () => act({ kind: 'promote' }, 'nobody-has-this-token'), 401],
    ['of who may not', () => act({ kind: 'activate', version: '1.0.0' }, TOKENS.releaser), 403],
    ['of what is no action', () => act({ kind: 'explode' }), 422],
    ['of taking back', () => act({ kind: 'rollback', version: '1.0.0' }), 409],
    ['of names that somebody makes up', () => act({ kind: 'promote' }, TOKENS.operator, 'ferry'), 422],
    ['of versions of them', () => publish('1.0.0', {}, TOKENS.operator, 'ferry'), 422],
  ])('%s', async (_what, ask, status) => {
    const before = await latest();
    expect((await ask()).status).toBe(status);
    expect(await latest()).toEqual(before);
  });
});

test('what is no version stands in no command and in no column', async () => {
  await act({ kind: 'activate', version: '1.0.0; rm -rf "$HOME"' });
  const attempt = await latest();
  expect(attempt).not.toHaveProperty('version');
  expect(attempt!.next.join()).not.toContain('rm -rf');
});

test('viewers read it, of one package too, and nobody else does', async () => {
  await registry.release('train', '1.0.0');
  await act({ kind: 'promote' }, TOKENS.operator, 'train');
  const read = (target: string, token?: string) => call(registry.url, target, token === undefined ? {} : { token });
  expect((await read('/attempts')).status).toBe(401);
  const all = (await read('/attempts', TOKENS.viewer)).body as { data: { attempts: readonly { package: string }[] } };
  expect(all.data.attempts[0]).toMatchObject({ package: 'train' });
  const own = (await read('/packages/train/attempts?limit=7', TOKENS.viewer)).body;
  expect(own).toMatchObject({ data: { attempts: [{ package: 'train', tried: 'promote' }] } });
});

test('whoever tries and tries loses the oldest of that package, and of no other', async () => {
  const { pool } = registry.running.context;
  const before = await registry.ops.attempts('train', ATTEMPTS_KEPT);
  const refused = { name: 'hotel', actor: 'somebody', tried: { kind: 'promote' }, code: 'RELEASE_NO_CANARY' } as const;
  const message = 'x'.repeat(5_000);
  for (let nth = 0; nth < ATTEMPTS_KEPT + 5; nth += 1) await addAttempt(pool, { ...refused, message });
  const { rows } = await pool.query<{ count: string; actors: string; longest: number }>(
    `select count(*) as count, count(distinct actor) as actors, max(length(refused::text)) as longest
     from releases.attempts where package = 'hotel'`,
  );
  expect(rows[0]).toMatchObject({ count: String(ATTEMPTS_KEPT), actors: '1' });
  expect(rows[0]!.longest).toBeLessThan(600);
  expect(await registry.ops.attempts('train', ATTEMPTS_KEPT)).toEqual(before);
});

test('the database lets nobody rewrite one', async () => {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  await expect(client.query(`update releases.attempts set actor = 'nobody'`)).rejects.toThrow('only grows');
  await client.end();
});

test('a gate that nobody may accept has one way on', () => {
  const tried = { kind: 'publish', version: '1.0.0' } as const;
  const refused = { files: ['a'], size: ['b'] };
  expect(nextCommands({ name: 'hotel', tried, code: 'RELEASE_GATES', refused })).toEqual([
    'npm run ship -- hotel "why"',
  ]);
});
