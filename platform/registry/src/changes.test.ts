import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { call, stopAll, makeRegistry, startBeside, TOKENS } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

let registry: TestRegistry;
const act = (name: string, json: object, headers: Readonly<Record<string, string>> = {}) =>
  call(registry.url, `/packages/${name}/actions`, { token: TOKENS.operator, json, headers });
const stableOf = async (name: string) =>
  (await registry.ops.state()).packages.find((each) => each.name === name)?.state.stable;

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Publishes versions of a package without making one live. */
async function publish(name: string, ...versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    await registry.store(name, version);
    await registry.ops.publish(name, version);
  }
}

beforeAll(async () => {
  registry = await makeRegistry();
  await publish('hotel', '1.0.0', '1.1.0', '1.2.0');
  await registry.ops.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'first' });
});

afterAll(stopAll);

describe('what is live', () => {
  const sinceOf = async (name: string) =>
    (await registry.ops.state()).packages.find((each) => each.name === name)?.since;

  test('says since when, whatever was done to the package later', async () => {
    await publish('tour', '1.0.0', '1.1.0');
    const { revision } = await registry.ops.act('tour', { kind: 'activate', version: '1.0.0', reason: 'first' });
    await registry.ops.act('tour', { kind: 'canary', version: '1.1.0', reason: 'a trial' });
    await registry.ops.act('tour', { kind: 'abort', reason: 'no' });
    expect(await sinceOf('tour')).toMatchObject({ revision, reason: 'first', actor: 'test' });
    const gone = await registry.ops.act('tour', { kind: 'withdraw', reason: 'off' });
    expect(await sinceOf('tour')).toMatchObject({ revision: gone.revision, reason: 'off' });
  });

  test('can be taken off, a first version too, but never the shell', async () => {
    await publish('shell', '1.0.0');
    await registry.ops.act('shell', { kind: 'activate', version: '1.0.0', reason: 'first' });
    await expect(registry.ops.act('shell', { kind: 'withdraw', reason: 'off' })).rejects.toMatchObject({
      code: 'RELEASE_NEEDED',
    });
    expect(await stableOf('shell')).toBe('1.0.0');
  });
});

describe('writers that meet', () => {
  test('lose nothing: fifty packages at once', async () => {
    const names = Array.from({ length: 50 }, (_, n) => `remote-${n}`);
    for (const name of names) await publish(name, '1.0.0');
    const { revision: before } = await registry.ops.state();
    const results = await Promise.all(
      names.map((name) => registry.ops.act(name, { kind: 'activate', version: '1.0.0', reason: 'a race' })),
    );
    const revisions = results.map(({ revision }) => revision).sort((a, b) => a - b);
    expect(revisions).toEqual(names.map((_, n) => before + n + 1));
    expect((await registry.ops.state()).revision).toBe(before + 50);
    const history = await registry.ops.history(undefined, 50);
    expect(new Set(history.map((each) => each.package)).size).toBe(50);
  });

  test('of one package take turns: fifty at once through two processes, every step follows the one before', async () => {
    const versions = Array.from({ length: 50 }, (_, n) => `2.0.${n}`);
    await publish('race', ...versions);
    const { url } = await startBeside(registry);
    const urls = [registry.url, url];
    const answers = await Promise.all(
      versions.map((version, n) =>
        call(urls[n % 2]!, '/packages/race/actions', {
          token: TOKENS.operator,
          json: { kind: 'activate', version, reason: 'a race' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const history = await registry.ops.history('race', 100);
    expect(history).toHaveLength(50);
    for (const [at, { stateAfter }] of history.slice(1).entries())
      expect(stateAfter.previous[0]).toBe(history[at]!.stateAfter.stable);
  });

  test('with the same If-Match: one gets through, the others are told to look again', async () => {
    const { revision } = await registry.ops.state();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        act('hotel', { kind: 'canary', version: '1.1.0', reason: `try ${n}` }, { 'if-match': `"${revision}"` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    await act('hotel', { kind: 'abort', reason: 'enough' });
  });
});

describe('If-Match', () => {
  test('is not bothered by changes of other packages', async () => {
    const { revision } = await registry.ops.state();
    await act('race', { kind: 'freeze', reason: 'holidays' });
    const answer = await act('hotel', { kind: 'freeze', reason: 'mine' }, { 'if-match': String(revision) });
    expect(answer.status).toBe(200);
    await act('hotel', { kind: 'unfreeze', reason: 'mine' });
  });

  test.each([
    ['"999999"', 412],
    ['yesterday', 422],
  ])('%s is answered with %i and changes nothing', async (ifMatch, status) => {
    const before = await registry.ops.state();
    expect((await act('hotel', { kind: 'freeze', reason: 'x' }, { 'if-match': ifMatch })).status).toBe(status);
    expect((await registry.ops.state()).revision).toBe(before.revision);
  });
});

describe('an Idempotency-Key', () => {
  test('makes a repetition harmless, also of requests that meet', async () => {
    const json = { kind: 'canary', version: '1.1.0', plan: [10, 100], reason: 'once' };
    const headers = { 'idempotency-key': 'press-twice' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('hotel', json, headers)));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const each of answers) expect(each.body).toEqual(first?.body);
    expect((await act('hotel', { ...json, version: '1.2.0' }, headers)).body).toMatchObject({
      code: 'RELEASE_KEY_REUSED',
    });
    await act('hotel', { kind: 'abort', reason: 'enough' });
  });
});

test.each([
  [{ kind: 'activate', version: '9.9.9', reason: 'x' }, 422, 'hotel 9.9.9 is not published.'],
  [{ kind: 'activate', version: '1.1.0' }, 422, 'Say why: it is kept in the history.'],
  [{ kind: 'activate', version: '1.1.0', reason: '   ' }, 422, 'Say why: it is kept in the history.'],
  [{ kind: 'activate', reason: 'x' }, 422, 'Name a version.'],
  [{ kind: 'explode', reason: 'x' }, 422, /Invalid type/],
  [{ kind: 'canary', version: '1.1.0', plan: [50, 5], reason: 'x' }, 422, /growing percentages/],
  [{ kind: 'canary', version: '1.0.0', reason: 'x' }, 409, /everybody gets already/],
  [{ kind: 'grow', reason: 'x' }, 409, 'No version is on trial.'],
])('%j is refused with %i, in words', async (json, status, message) => {
  const before = await registry.ops.state();
  const answer = await act('hotel', json);
  const said = typeof message === 'string' ? message : (expect.stringMatching(message) as unknown);
  expect([answer.status, answer.body]).toMatchObject([status, { status: false, success: false, message: said }]);
  expect(await registry.ops.state()).toEqual(before);
});

test('nobody freezes what was never published', async () => {
  expect(await act('cruise', { kind: 'freeze', reason: 'x' })).toMatchObject({
    status: 422,
    body: { code: 'RELEASE_UNKNOWN_PACKAGE' },
  });
});

test('a blocked version leaves its visitors at once and never comes back by itself', async () => {
  await act('hotel', { kind: 'activate', version: '1.2.0', reason: 'new' });
  expect((await act('hotel', { kind: 'block', version: '1.2.0', reason: 'broken' })).status).toBe(200);
  expect(await stableOf('hotel')).toBe('1.0.0');
  expect(await act('hotel', { kind: 'activate', version: '1.2.0', reason: 'again' })).toMatchObject({
    status: 409,
    body: { code: 'RELEASE_BLOCKED' },
  });
});

describe('the history', () => {
  test('says who, when and why, and what it led to', async () => {
    const [last] = await registry.ops.history('hotel', 1);
    expect(last).toMatchObject({
      actor: 'operator of tests',
      reason: 'broken',
      action: { kind: 'block', version: '1.2.0' },
      stateAfter: { stable: '1.0.0', blocked: ['1.2.0'] },
    });
    expect(Math.abs(Date.parse(last!.at) - Date.now())).toBeLessThan(30_000);
  });

  test.each([
    `update releases.release_revisions set reason = 'nothing happened'`,
    'delete from releases.release_revisions where revision = 1',
    'truncate releases.release_revisions cascade',
    'truncate releases.charts',
  ])('only grows: %s', async (statement) => {
    const before = await registry.ops.history(undefined, 500);
    await expect(query(statement)).rejects.toThrow('only grows');
    expect(await registry.ops.history(undefined, 500)).toEqual(before);
  });

  test('is read in pages, backwards', async () => {
    const { body } = await call(registry.url, '/history?limit=2&before=4', { token: TOKENS.viewer });
    expect(body).toMatchObject({ data: { revisions: [{ revision: 2 }, { revision: 3 }] } });
  });
});

test('a restart keeps everything: states, versions, history, tokens, keys', async () => {
  const before = await registry.ops.state();
  const history = await registry.ops.history(undefined, 500);
  const { publicKey } = await import('./keys.ts').then(({ openSigner }) => openSigner(registry.dataDir, undefined));
  await registry.running.stop();
  const again = await startBeside(registry, { PORT: String(registry.running.port) });
  expect(again.url).toBe(registry.url);
  expect(await registry.ops.state()).toEqual(before);
  expect(await registry.ops.history(undefined, 500)).toEqual(history);
  const { verifyDiscovery } = await import('./client.ts');
  const { body } = await call(registry.url, '/discovery');
  expect(verifyDiscovery(body as never, publicKey)?.payload.revision).toBe(before.revision);
});
