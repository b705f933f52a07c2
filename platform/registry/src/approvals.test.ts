import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call, makeRegistry, startBeside, stopAll, type Answer } from './registry.fixture.ts';
import type { PackageOverview } from './ops-client.ts';
import type { WaitingRequest } from './requests.ts';
import type { TestRegistry } from './testing.ts';

const TOKENS = {
  rani: 'rani-token-0123456789abcdef-0',
  'rani at home': 'rani-token-0123456789abcdef-1',
  budi: 'budi-token-0123456789abcdef-0',
  sari: 'sari-token-0123456789abcdef-0',
  tono: 'tono-token-0123456789abcdef-0',
  vera: 'vera-token-0123456789abcdef-0',
} as const;
type Person = keyof typeof TOKENS;

const RELEASE_TOKENS = [
  `rani:operator:*:${TOKENS.rani}`,
  `rani:operator:*:${TOKENS['rani at home']}`,
  `budi:operator:*:${TOKENS.budi}`,
  `sari:releaser:*:${TOKENS.sari}`,
  `tono:operator:train:${TOKENS.tono}`,
  `vera:viewer:*:${TOKENS.vera}`,
].join(',');

let registry: TestRegistry;
let url: string;
/** Another process on the same database. */
let beside: string;
let nth = 0;
/** A package of its own for each test, live at 1.0.0, with a rule that asks for a second person. */
let name: string;

const act = (who: Person, json: object, at = url): Promise<Answer> =>
  call(at, `/packages/${name}/actions`, { token: TOKENS[who], json: { reason: `${who} says so`, ...json } });
const say = (who: Person, decision: 'approve' | 'refuse', id: number, at = url): Promise<Answer> =>
  call(at, `/packages/${name}/requests/${id}`, { token: TOKENS[who], json: { decision, reason: `${who} looked` } });

async function look(): Promise<PackageOverview> {
  const { body } = await call(url, '/state', { token: TOKENS.vera });
  return (body as { data: { packages: PackageOverview[] } }).data.packages.find((each) => each.name === name)!;
}
const stable = async () => (await look()).state.stable;

/** Asks, and gives the number of the request. */
async function ask(who: Person, json: object = { kind: 'activate', version: '1.1.0' }): Promise<number> {
  const answer = await act(who, json);
  const { waits } = (answer.body as { data: { waits?: WaitingRequest } }).data;
  expect([answer.status, waits?.actor]).toEqual([202, who]);
  return waits!.id;
}

const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];

beforeAll(async () => {
  registry = await makeRegistry();
  ({ url } = await startBeside(registry, { RELEASE_TOKENS }));
  ({ url: beside } = await startBeside(registry, { RELEASE_TOKENS }));
});

beforeEach(async () => {
  name = `remote-${(nth += 1)}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.store(name, version);
    await call(url, `/packages/${name}/versions`, { token: TOKENS.rani, json: { version } });
  }
  await act('rani', { kind: 'activate', version: '1.0.0' });
  await act('rani', { kind: 'approvals-on' });
});

afterAll(stopAll);

test('what everybody would get waits until a second person says yes, and the story names both', async () => {
  const id = await ask('rani');
  expect(await stable()).toBe('1.0.0');
  expect((await look()).requests).toMatchObject([
    { id, actor: 'rani', action: { kind: 'activate', version: '1.1.0' } },
  ]);
  expect(JSON.stringify((await look()).requests)).not.toContain('person');
  expect((await say('budi', 'approve', id)).status).toBe(200);
  expect([await stable(), (await look()).requests]).toEqual(['1.1.0', []]);
  const { body } = await call(url, `/packages/${name}/history`, { token: TOKENS.vera });
  expect((body as { data: { revisions: object[] } }).data.revisions.slice(-2)).toMatchObject([
    { actor: 'rani', action: { kind: 'ask', id, wanted: { kind: 'activate' } }, stateAfter: { stable: '1.0.0' } },
    {
      actor: 'rani',
      reason: 'rani says so',
      action: { kind: 'activate', version: '1.1.0', approved: { by: 'budi', reason: 'budi looked' } },
    },
  ]);
});

test('a second person may refuse, and its asker may take it back', async () => {
  for (const who of ['budi', 'rani'] as const) {
    const id = await ask('rani');
    expect((await say(who, 'refuse', id)).status).toBe(200);
    expect(codeOf(await say('budi', 'approve', id))).toEqual([409, 'RELEASE_ANSWERED']);
  }
  expect(await stable()).toBe('1.0.0');
});

test('a package without the rule, as every one begins, waits for nobody', async () => {
  const id = await ask('rani', { kind: 'approvals-off' });
  await say('budi', 'approve', id);
  expect((await act('rani', { kind: 'activate', version: '1.1.0' })).status).toBe(200);
  expect([await stable(), (await look()).state]).toEqual(['1.1.0', expect.not.objectContaining({ approvals: true })]);
});

describe('who cheats', () => {
  test.each<[string, Person, number, string]>([
    ['approves what they ask for', 'rani', 403, 'RELEASE_OWN_REQUEST'],
    ['does so with another token of theirs', 'rani at home', 403, 'RELEASE_OWN_REQUEST'],
    ['has a role that is not enough', 'sari', 403, 'OPS_FORBIDDEN'],
    ['has the role for another package', 'tono', 403, 'OPS_FORBIDDEN'],
    ['may only look', 'vera', 403, 'OPS_FORBIDDEN'],
  ])('%s: refused, and it still waits', async (_how, who, status, code) => {
    const id = await ask('rani');
    expect(codeOf(await say(who, 'approve', id))).toEqual([status, code]);
    expect([await stable(), (await look()).requests.length]).toEqual(['1.0.0', 1]);
  });

  test('uses a token that several share, under any name', async () => {
    const token = (await readFile(path.join(registry.dataDir, 'operator-token'), 'utf8')).trim();
    const headers = { 'x-release-actor': 'budi' };
    const id = await ask('rani');
    const json = { decision: 'approve', reason: 'x' };
    expect(codeOf(await call(url, `/packages/${name}/requests/${id}`, { token, headers, json }))).toEqual([
      403,
      'RELEASE_NO_PERSON',
    ]);
    await say('rani', 'refuse', id);
    const asked = { kind: 'activate', version: '1.1.0', reason: 'x' };
    expect(codeOf(await call(url, `/packages/${name}/actions`, { token, headers, json: asked }))).toEqual([
      403,
      'RELEASE_NO_PERSON',
    ]);
  });

  test('approves in a race, through two processes: it is done once', async () => {
    const id = await ask('rani');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => say('budi', at === 3 ? 'refuse' : 'approve', id, at % 2 ? beside : url)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const { body } = await call(url, `/packages/${name}/history`, { token: TOKENS.vera });
    const kinds = (body as { data: { revisions: { action: { kind: string } }[] } }).data.revisions.map(
      ({ action }) => action.kind,
    );
    expect(kinds.filter((kind) => kind === 'activate' || kind === 'refuse')).toHaveLength(2);
  });

  test('asks in a race: one request waits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => act('rani', { kind: 'activate', version: '1.1.0' }, at % 2 ? beside : url)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409, 409]);
    expect((await look()).requests).toHaveLength(1);
  });

  test('approves after what is live has changed: refused, whatever it changed to', async () => {
    await act('rani', { kind: 'canary', version: '1.1.0', plan: [5, 50] });
    const id = await ask('rani', { kind: 'promote' });
    await act('budi', { kind: 'abort' });
    expect(codeOf(await say('budi', 'approve', id))).toEqual([409, 'RELEASE_NO_CANARY']);
    await act('budi', { kind: 'canary', version: '1.2.0', plan: [5, 50] });
    expect(codeOf(await say('budi', 'approve', id))).toEqual([412, 'RELEASE_STALE']);
    expect(await stable()).toBe('1.0.0');
  });

  test('a trial that only grows meanwhile is still what was asked for', async () => {
    await act('rani', { kind: 'canary', version: '1.1.0', plan: [5, 50] });
    const id = await ask('rani', { kind: 'promote' });
    await act('rani', { kind: 'grow' });
    expect((await say('budi', 'approve', id)).status).toBe(200);
    expect(await stable()).toBe('1.1.0');
  });

  test.each([
    ['a trial on nearly everybody', { kind: 'canary', version: '1.1.0', plan: [99] }],
    ['the end of the rule', { kind: 'approvals-off' }],
  ])('goes round it by %s: that waits too', async (_way, json) => {
    await ask('rani', json);
    expect((await look()).state).toMatchObject({ stable: '1.0.0', canary: null, approvals: true });
  });

  test('goes round it by a rollback to what never was live: that is none', async () => {
    expect(codeOf(await act('rani', { kind: 'rollback', version: '1.2.0' }))).toEqual([409, 'RELEASE_NOT_PREVIOUS']);
  });

  test('lets a trial grow past half of the visitors: that waits too', async () => {
    await act('rani', { kind: 'canary', version: '1.1.0', plan: [50, 100] });
    await ask('rani', { kind: 'grow' });
    expect((await look()).state.canary?.percent).toBe(50);
  });

  test('takes everything off first, and then puts the new one on', async () => {
    expect((await act('rani', { kind: 'withdraw' })).status).toBe(200);
    await ask('rani', { kind: 'activate', version: '1.1.0' });
    expect(await stable()).toBeNull();
  });
});

describe('taking back', () => {
  test.each([
    ['a rollback', { kind: 'rollback' }],
    ['a rollback to what was live before', { kind: 'rollback', version: '1.0.0' }],
    ['a block of what is live', { kind: 'block', version: '1.1.0' }],
  ])('never waits: %s', async (_what, json) => {
    await say('budi', 'approve', await ask('rani'));
    expect((await act('rani', json)).status).toBe(200);
    expect(await stable()).toBe('1.0.0');
  });
});

test('a request that nobody answers for a day is none any more, and can be asked again', async () => {
  const id = await ask('rani');
  await registry.running.context.pool.query(
    `update releases.requests set expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect((await look()).requests).toEqual([]);
  expect(codeOf(await say('budi', 'approve', id))).toEqual([409, 'RELEASE_EXPIRED']);
  await say('budi', 'approve', await ask('rani'));
  expect(await stable()).toBe('1.1.0');
});

test('the same request again by its key asks once', async () => {
  const headers = { 'idempotency-key': `press-twice-${name}` };
  const json = { kind: 'activate', version: '1.1.0', reason: 'once' };
  const send = () => call(url, `/packages/${name}/actions`, { token: TOKENS.rani, json, headers });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
});
