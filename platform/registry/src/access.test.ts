import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readRegistryConfig } from './config.ts';
import { call, endAll, endLater, makeRegistry, TOKENS } from './registry.fixture.ts';
import { startRegistry } from './start.ts';
import { createTestDatabase, type TestRegistry } from './testing.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
});

afterAll(endAll);

const action = (kind: string, more: object = {}) =>
  ['/packages/hotel/actions', { kind, reason: 'who may', ...more }] as const;

/** Every route, and the least that may use it. What follows in the table still works after what came before. */
const TABLE: readonly (readonly [least: string, target: string, json?: unknown])[] = [
  ['nobody', '/discovery'],
  ['viewer', '/session'],
  ['viewer', '/state'],
  ['viewer', '/history'],
  ['viewer', '/packages/hotel/history'],
  ['viewer', '/packages/hotel/diff?from=1.0.0&to=1.1.0'],
  ['viewer', '/visitor?id=somebody'],
  ['releaser', '/packages/hotel/versions', { version: '1.0.0' }],
  ['releaser', ...action('canary', { version: '1.0.0', plan: [10, 100] })],
  ['releaser', ...action('grow')],
  ['releaser', ...action('promote')],
  ['releaser', ...action('abort')],
  ['operator', ...action('activate', { version: '1.1.0' })],
  ['operator', ...action('rollback')],
  ['operator', ...action('block', { version: '1.1.0' })],
  ['operator', ...action('unblock', { version: '1.1.0' })],
  ['operator', ...action('freeze')],
  ['operator', ...action('unfreeze')],
];
const RANKS = ['nobody', 'viewer', 'releaser', 'operator'] as const;

test.each(TABLE.map(([least, target, json]) => [least, target, json] as const))(
  '%s and above: %s %j',
  async (least, target, json) => {
    for (const [rank, role] of RANKS.entries()) {
      const token = role === 'nobody' ? undefined : TOKENS[role];
      const { status } = await call(registry.url, target, { token, json });
      const may = rank >= RANKS.indexOf(least as (typeof RANKS)[number]);
      const refusal = role === 'nobody' ? 401 : 403;
      expect([role, may ? status === 401 || status === 403 : status]).toEqual([role, may ? false : refusal]);
    }
  },
);

test.each([['wrong'], [''], [TOKENS.operator.slice(0, -1)]])('the token "%s" opens nothing', async (token) => {
  expect((await call(registry.url, '/state', { token })).status).toBe(401);
});

test('only the hash of a token is kept', async () => {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select * from releases.release_tokens').finally(() => client.end());
  expect(rows).toHaveLength(4);
  for (const token of Object.values(TOKENS)) expect(JSON.stringify(rows)).not.toContain(token);
});

describe('the token of this machine', () => {
  test('can be read by its owner alone, as the private key can', async () => {
    for (const file of ['operator-token', 'keys/registry.key'])
      expect((await stat(path.join(registry.dataDir, file))).mode & 0o777).toBe(0o600);
  });

  test('says who uses it; a token of one person does not', async () => {
    const own = (await readFile(path.join(registry.dataDir, 'operator-token'), 'utf8')).trim();
    const headers = { 'x-release-actor': 'rani' };
    const who = async (token: string) => (await call(registry.url, '/session', { token, headers })).body;
    expect(await who(own)).toMatchObject({ data: { name: 'rani', role: 'operator' } });
    expect(await who(TOKENS.releaser)).toMatchObject({ data: { name: 'releaser of tests', role: 'releaser' } });
  });
});

describe('the session of the console', () => {
  const signIn = async () => {
    const answer = await call(registry.url, '/session', { json: { token: TOKENS.operator } });
    return { answer, cookie: answer.headers.get('set-cookie') ?? '' };
  };

  test('is a cookie that no script and no other site can use', async () => {
    const { answer, cookie } = await signIn();
    expect([answer.status, cookie]).toEqual([200, expect.stringMatching(/HttpOnly; SameSite=Strict$/)]);
    expect(cookie).toContain('Path=/ops');
    expect((await call(registry.url, '/session', { json: { token: 'guess' } })).status).toBe(401);
  });

  test.each([
    ['its own page', 'own', 200],
    ['another site', 'https://evil.test', 403],
    ['nobody knows where', undefined, 403],
  ])('changes something for %s: %s', async (_who, from, status) => {
    const origin = from === 'own' ? registry.url : from;
    const { cookie } = await signIn();
    const headers = { cookie: cookie.split(';')[0]!, ...(origin !== undefined && { origin }) };
    const [target, json] = action('unfreeze');
    expect((await call(registry.url, target, { json, headers })).status).toBe(status);
    expect((await call(registry.url, '/state', { headers })).status).toBe(200);
  });
});

describe('in production', () => {
  test('nobody has a token that was not handed out', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
    endLater(() => rm(dataDir, { recursive: true, force: true }));
    const database = await createTestDatabase();
    endLater(() => database.drop());
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0' };
    await expect(startRegistry(readRegistryConfig(env))).rejects.toThrow('RELEASE_TOKENS');
    await expect(stat(path.join(dataDir, 'operator-token'))).rejects.toThrow('ENOENT');
  });

  test.each(['rani:operator', 'rani:king:0123456789012345678901234', 'rani:operator:short'])(
    'RELEASE_TOKENS=%s is refused by name',
    (tokens) => {
      expect(() => readRegistryConfig({ RELEASE_TOKENS: tokens })).toThrow('RELEASE_TOKENS');
    },
  );
});
