import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@wisata/database/testing';
import pg from 'pg';
import { readRegistryConfig } from './config.ts';
import { call, stopAll, endLater, makeRegistry, RELEASE_TOKENS, startBeside, TOKENS } from './registry.fixture.ts';
import { startRegistry } from './start.ts';
import type { TestRegistry } from './testing.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
});

afterAll(stopAll);

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
  ['viewer', '/packages/hotel/figures'],
  ['viewer', '/previews'],
  ['viewer', '/attempts'],
  ['viewer', '/packages/hotel/attempts'],
  ['viewer', '/compositions/diff?from=1&to=now'],
  ['viewer', '/packages/hotel/charts/1'],
  ['viewer', '/packages/hotel/errors?version=1.0.0'],
  ['viewer', '/verdicts'],
  ['viewer', '/trusted-keys'],
  ['viewer', '/packages/hotel/versions/1.0.0'],
  ['viewer', '/packages/hotel/versions/1.0.0/files/client/none.js'],
  ['releaser', '/packages/hotel/versions', { version: '1.0.0' }],
  ['releaser', '/packages/hotel/previews', { kind: 'open', number: 1, version: '1.0.0', reason: 'who may' }],
  ['releaser', ...action('canary', { version: '1.0.0', plan: [10, 100] })],
  ['releaser', ...action('pause')],
  ['releaser', ...action('grow')],
  ['releaser', ...action('promote')],
  ['releaser', ...action('abort')],
  ['operator', ...action('activate', { version: '1.1.0' })],
  ['operator', ...action('rollback')],
  ['operator', ...action('block', { version: '1.1.0' })],
  ['operator', ...action('unblock', { version: '1.1.0' })],
  ['operator', ...action('withdraw')],
  ['operator', ...action('slot-off', { slot: 'hotel:ticket' })],
  ['operator', ...action('slot-on', { slot: 'hotel:ticket' })],
  ['releaser', '/packages/hotel/requests/1', { decision: 'approve', reason: 'who may' }],
  ['operator', ...action('approvals-on')],
  ['operator', ...action('approvals-off')],
  ['operator', ...action('freeze')],
  ['operator', ...action('unfreeze')],
  ['operator', '/collections', { dryRun: true }],
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

/** Routes whose callers prove themselves in another way, or have nothing to prove. */
const OTHERS = [
  // Edges have a secret of their own, which no token stands in for.
  ...['POST /ops/api/beacons', 'POST /ops/api/errors', 'POST /ops/api/findings'],
  'GET /ops/api/previews/:name/:number',
  // Whoever gives a token may begin a session; whoever has one may end it.
  ...['POST /ops/api/session', 'DELETE /ops/api/session'],
  ...['GET /health', 'GET /health/live', 'GET /health/ready', 'GET /ops', 'GET /ops/', 'GET /ops/assets/*'],
];

test('every route of the service is in the table, or has a reason why not', () => {
  const tabled = TABLE.map(([, target, json]) => {
    const path = target
      .split('?', 1)[0]!
      .replace('/packages/hotel/', '/packages/:name/')
      .replace('/requests/1', '/requests/:id')
      .replace('/charts/1', '/charts/:revision')
      .replace('/versions/1.0.0', '/versions/:version')
      .replace('/files/client/none.js', '/files/*');
    return `${json === undefined ? 'GET' : 'POST'} /ops/api${path}`;
  });
  expect([...new Set([...tabled, ...OTHERS])].sort()).toEqual([...registry.running.routes].sort());
});

test.each(['beacons', 'errors', 'findings'])('%s are taken from edges, whatever token somebody has', async (route) => {
  for (const token of [undefined, ...Object.values(TOKENS)])
    expect((await call(registry.url, `/${route}`, { token, json: {} })).status).toBe(401);
});

test.each([['wrong'], [''], [TOKENS.operator.slice(0, -1)]])('the token "%s" opens nothing', async (token) => {
  expect((await call(registry.url, '/state', { token })).status).toBe(401);
});

test('only the hash of a token is kept', async () => {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select * from releases.release_tokens');
  await client.end();
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

describe('a token for some packages', () => {
  const TEAM = 'team-token-0123456789abcdef-hotel';
  let url: string;

  beforeAll(async () => {
    await registry.release('shell', '1.0.0');
    const running = await startBeside(registry, {
      RELEASE_TOKENS: `${RELEASE_TOKENS},hotel team:operator:hotel+train:${TEAM}`,
    });
    url = running.url;
  });

  test.each([
    ['hotel', 200],
    ['shell', 403],
    ['flight', 403],
  ])('changes %s: %i', async (name, status) => {
    const json = { kind: 'freeze', reason: 'who may' };
    const answer = await call(url, `/packages/${name}/actions`, { token: TEAM, json });
    expect(answer.status).toBe(status);
    await call(url, '/packages/hotel/actions', { token: TEAM, json: { kind: 'unfreeze', reason: 'who may' } });
    const published = await call(url, `/packages/${name}/versions`, { token: TEAM, json: { version: '1.0.0' } });
    expect(published.status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({ message: expect.stringContaining('is for hotel, train') as unknown });
  });

  test('looks at everything, and deletes nothing that may be of others', async () => {
    expect((await call(url, '/state', { token: TEAM })).status).toBe(200);
    expect((await call(url, '/collections', { token: TEAM, json: { dryRun: true } })).status).toBe(403);
  });

  test('ends with the next start without it, and every session that began with it', async () => {
    const signedIn = await call(url, '/session', { json: { token: TEAM } });
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    expect((await call(url, '/state', { headers: { cookie } })).status).toBe(200);
    const later = await startBeside(registry);
    for (const each of [url, later.url]) {
      expect((await call(each, '/state', { token: TEAM })).status).toBe(401);
      expect((await call(each, '/state', { headers: { cookie } })).status).toBe(401);
      expect((await call(each, '/state', { token: TOKENS.viewer })).status).toBe(200);
    }
  });
});

describe('the session of the console', () => {
  const signIn = async () => {
    const answer = await call(registry.url, '/session', { json: { token: TOKENS.operator } });
    return { answer, cookie: answer.headers.get('set-cookie') ?? '' };
  };

  test('is a cookie that no script and no other site can use', async () => {
    const { answer, cookie } = await signIn();
    expect([answer.status, cookie]).toEqual([
      200,
      expect.stringMatching(/^wisata_ops=[\w-]{43}; Max-Age=43200; .*HttpOnly; SameSite=Strict$/),
    ]);
    expect(cookie).toContain('Path=/ops');
    expect(cookie).not.toContain(TOKENS.operator);
    expect((await call(registry.url, '/session', { json: { token: 'guess' } })).status).toBe(401);
  });

  test('ends at sign-out, also for a copy of the cookie', async () => {
    const headers = { cookie: (await signIn()).cookie.split(';')[0]! };
    const other = { cookie: (await signIn()).cookie.split(';')[0]! };
    expect((await call(registry.url, '/state', { headers })).status).toBe(200);
    await call(registry.url, '/session', { method: 'DELETE', headers });
    expect((await call(registry.url, '/state', { headers })).status).toBe(401);
    expect((await call(registry.url, '/state', { headers: other })).status).toBe(200);
  });

  test('is no token, and a token is no session', async () => {
    const session = /^wisata_ops=([^;]+)/.exec((await signIn()).cookie)![1]!;
    expect((await call(registry.url, '/state', { token: session })).status).toBe(401);
    const headers = { cookie: `wisata_ops=${TOKENS.operator}` };
    expect((await call(registry.url, '/state', { headers })).status).toBe(401);
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

  test('the token of a machine that was none of production ends', async () => {
    const own = (await readFile(path.join(registry.dataDir, 'operator-token'), 'utf8')).trim();
    await startBeside(registry, { NODE_ENV: 'production' });
    expect((await call(registry.url, '/state', { token: own })).status).toBe(401);
    await startBeside(registry);
    expect((await call(registry.url, '/state', { token: own })).status).toBe(200);
  });

  test('a token that does not say for which packages is refused in words that do not show it', () => {
    const read = () => readRegistryConfig({ RELEASE_TOKENS: 'rani:operator:0123456789012345678901234' });
    expect(read).toThrow('that of rani does not say for which packages');
    expect(read).not.toThrow('0123456789');
  });

  test.each([
    'rani:operator',
    'rani:king:*:0123456789012345678901234',
    'rani:operator:*:short',
    'rani:operator:Hotel,:0123456789012345678901234',
  ])('RELEASE_TOKENS=%s is refused by name', (tokens) => {
    expect(() => readRegistryConfig({ RELEASE_TOKENS: tokens })).toThrow('RELEASE_TOKENS');
  });
});
