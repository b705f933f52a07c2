import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { call, makeRegistry, startBeside, stopAll, type Answer } from './registry.fixture.ts';
import type { AlarmCall } from './judge/alarm.ts';
import { listenToAlarms } from './judge/shop.fixture.ts';
import { stopAll as stopListening } from './judge/visits.fixture.ts';
import type { PackageOverview } from './ops-client.ts';
import type { ReleaseService } from './release-service.ts';
import type { Revision } from './repository.ts';
import type { WaitingRequest } from './requests.ts';
import type { TestRegistry } from './testing.ts';

const TOKENS = { rani: 'rani-token-0123456789abcdef-0', budi: 'budi-token-0123456789abcdef-0' } as const;
const RELEASE_TOKENS = Object.entries(TOKENS)
  .map(([name, token]) => `${name}:operator:*:${token}`)
  .join(',');

let registry: TestRegistry;
let url: string;
let pool: Pool;
/** Of three processes on one database. */
let services: readonly ReleaseService[];
let calls: readonly AlarmCall[];
let nth = 0;
/** A package of its own for each test, live at 1.0.0. */
let name: string;

const act = (json: object, who: keyof typeof TOKENS = 'rani'): Promise<Answer> =>
  call(url, `/packages/${name}/actions`, { token: TOKENS[who], json: { reason: 'test', ...json } });
const say = (who: keyof typeof TOKENS, decision: 'approve' | 'refuse', id: number): Promise<Answer> =>
  call(url, `/packages/${name}/requests/${id}`, { token: TOKENS[who], json: { decision, reason: 'test' } });
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

async function look(): Promise<PackageOverview> {
  const { body } = await call(url, '/state', { token: TOKENS.rani });
  return (body as { data: { packages: PackageOverview[] } }).data.packages.find((each) => each.name === name)!;
}

async function story(): Promise<readonly Revision[]> {
  const { body } = await call(url, `/packages/${name}/history`, { token: TOKENS.rani });
  return (body as { data: { revisions: Revision[] } }).data.revisions;
}

async function plan(json: object): Promise<number> {
  const answer = await act({ at: TOMORROW, ...json });
  const { waits } = (answer.body as { data: { waits?: WaitingRequest } }).data;
  expect([answer.status, waits?.dueAt]).toEqual([202, TOMORROW]);
  return waits!.id;
}

/** Its time comes, some seconds ago. */
async function come(id: number, secondsAgo = 0): Promise<void> {
  await pool.query(
    `update releases.requests set due_at = now() - make_interval(secs => $2),
     expires_at = expires_at - (due_at - now()) - make_interval(secs => $2) where id = $1`,
    [id, secondsAgo],
  );
  while ((await look()).requests.some((each) => each.id === id) || !(await isEnded(id))) await wait(20);
}

async function isEnded(id: number): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from releases.requests where id = $1 and ended_at is not null', [id]);
  return rowCount === 1;
}

beforeAll(async () => {
  registry = await makeRegistry();
  const alarms = await listenToAlarms();
  ({ calls } = alarms);
  const others = [
    await startBeside(registry, { RELEASE_TOKENS, ALERT_URL: alarms.url }),
    await startBeside(registry, { RELEASE_TOKENS, ALERT_URL: alarms.url }),
  ];
  ({ url } = others[0]!);
  ({ pool } = others[0]!.context);
  services = [registry.running, ...others].map(({ context }) => context.service);
});

beforeEach(async () => {
  name = `remote-${(nth += 1)}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.store(name, version);
    await call(url, `/packages/${name}/versions`, { token: TOKENS.rani, json: { version } });
  }
  await act({ kind: 'activate', version: '1.0.0' });
});

afterAll(async () => {
  await stopAll();
  await stopListening();
});

describe('at its time', () => {
  test.each([
    [
      { kind: 'canary', version: '1.1.0', plan: [5, 50] },
      { stable: '1.0.0', canary: { version: '1.1.0', percent: 5 } },
    ],
    [{ kind: 'activate', version: '1.1.0' }, { stable: '1.1.0' }],
    [{ kind: 'withdraw' }, { stable: null, previous: ['1.0.0'] }],
  ])('%j is done, once by three processes, in the name of who planned it', async (json, state) => {
    const id = await plan(json);
    expect((await look()).state.stable).toBe('1.0.0');
    await come(id);
    expect((await look()).state).toMatchObject(state);
    const done = (await story()).filter(({ action }) => action.kind === json.kind && 'planned' in action);
    expect(done).toMatchObject([{ actor: 'rani', reason: 'test' }]);
  });

  test('processes that come at once do it once, and miss it once', async () => {
    const makeDue = (id: number) =>
      pool.query(`update releases.requests set due_at = now() - interval '1 second' where id = $1`, [id]);
    const comeAtOnce = () => Promise.all([...services, ...services].map((service) => service.runDue(() => undefined)));
    await makeDue(await plan({ kind: 'activate', version: '1.1.0' }));
    await comeAtOnce();
    const id = await plan({ kind: 'canary', version: '1.2.0' });
    await act({ kind: 'block', version: '1.2.0' });
    await makeDue(id);
    await comeAtOnce();
    const kinds = (await story()).map(({ action }) => action.kind);
    expect(kinds).toEqual(['activate', 'plan', 'activate', 'plan', 'block', 'miss']);
  });

  test('a trial is promoted that was running when that was planned', async () => {
    await act({ kind: 'canary', version: '1.1.0', plan: [5] });
    await come(await plan({ kind: 'promote' }));
    expect((await look()).state).toMatchObject({ stable: '1.1.0', canary: null });
  });
});

describe('what no longer fits is not done, and the story says why', () => {
  const missed = async () => (await story()).at(-1);

  test('because the trial is another one', async () => {
    await act({ kind: 'canary', version: '1.1.0', plan: [5] });
    const id = await plan({ kind: 'promote' });
    await act({ kind: 'abort' });
    await act({ kind: 'canary', version: '1.2.0', plan: [5] });
    await come(id);
    expect((await look()).state).toMatchObject({ stable: '1.0.0', canary: { version: '1.2.0' } });
    expect(await missed()).toMatchObject({
      actor: 'schedule',
      reason: expect.stringContaining('has changed since rani asked') as unknown,
      action: { kind: 'miss', id, wanted: { kind: 'promote' } },
    });
  });

  test.each<[string, object, object, string]>([
    ['is blocked', { kind: 'canary', version: '1.1.0' }, { kind: 'block', version: '1.1.0' }, '1.1.0 is blocked'],
    ['is of a frozen package', { kind: 'activate', version: '1.1.0' }, { kind: 'freeze' }, 'This package is frozen'],
    [
      'has another trial',
      { kind: 'canary', version: '1.1.0' },
      { kind: 'canary', version: '1.2.0' },
      '1.2.0 is on trial',
    ],
  ])('because it %s', async (_why, json, meanwhile, reason) => {
    const id = await plan(json);
    await act(meanwhile);
    await come(id);
    expect(await missed()).toMatchObject({
      action: { kind: 'miss' },
      reason: expect.stringContaining(reason) as unknown,
    });
    expect((await look()).state.stable).toBe('1.0.0');
  });

  test('because no process was there for a quarter of an hour', async () => {
    await come(await plan({ kind: 'activate', version: '1.1.0' }), 16 * 60);
    expect(await missed()).toMatchObject({ reason: 'Its time has passed, and nobody was there to do it.' });
    expect((await look()).state.stable).toBe('1.0.0');
  });
});

describe('where the package asks for a second person', () => {
  beforeEach(() => act({ kind: 'approvals-on' }));

  test('it is done when somebody else has said yes before', async () => {
    const id = await plan({ kind: 'activate', version: '1.1.0' });
    expect((await say('rani', 'approve', id)).body).toMatchObject({ code: 'RELEASE_OWN_REQUEST' });
    expect((await say('budi', 'approve', id)).status).toBe(200);
    expect((await say('budi', 'approve', id)).body).toMatchObject({ code: 'RELEASE_ANSWERED' });
    expect((await look()).state.stable).toBe('1.0.0');
    await come(id);
    expect((await story()).at(-1)).toMatchObject({
      actor: 'rani',
      action: { kind: 'activate', version: '1.1.0', approved: { by: 'budi' } },
      stateAfter: { stable: '1.1.0' },
    });
  });

  test('nobody has: it is not done', async () => {
    await come(await plan({ kind: 'activate', version: '1.1.0' }));
    expect((await story()).at(-1)).toMatchObject({
      action: { kind: 'miss' },
      reason: 'Nobody else has said yes to it.',
    });
    expect((await look()).state.stable).toBe('1.0.0');
  });

  test('or asks for one since it was planned: it is not done', async () => {
    await say(
      'budi',
      'approve',
      ((await act({ kind: 'approvals-off' })).body as { data: { waits: { id: number } } }).data.waits.id,
    );
    const id = await plan({ kind: 'activate', version: '1.1.0' });
    await act({ kind: 'approvals-on' });
    await come(id);
    expect((await story()).at(-1)).toMatchObject({ reason: 'Nobody else has said yes to it.' });
  });

  test('a yes is to what was live then', async () => {
    await act({ kind: 'canary', version: '1.2.0', plan: [5] });
    const id = await plan({ kind: 'promote' });
    await say('budi', 'approve', id);
    await act({ kind: 'withdraw' });
    await act({ kind: 'rollback' });
    await come(id);
    expect((await story()).at(-1)).toMatchObject({ action: { kind: 'miss' } });
    expect((await look()).state.stable).toBe('1.0.0');
  });
});

test('it is called off by anybody with the role, and then not done', async () => {
  const id = await plan({ kind: 'activate', version: '1.1.0' });
  expect((await say('budi', 'refuse', id)).status).toBe(200);
  await pool.query(`update releases.requests set due_at = now() - interval '1 second' where id = $1`, [id]);
  await come(await plan({ kind: 'canary', version: '1.2.0' }));
  expect((await look()).state).toMatchObject({ stable: '1.0.0', canary: { version: '1.2.0' } });
});

test.each<[object, string]>([
  [{ kind: 'activate', version: '1.1.0', at: '2020-01-01T00:00:00Z' }, 'RELEASE_PAST'],
  [{ kind: 'activate', version: '1.1.0', at: '2099-01-01T00:00:00Z' }, 'RELEASE_PAST'],
  [{ kind: 'activate', version: '1.1.0', at: 'tomorrow' }, 'OPS_INVALID'],
  [{ kind: 'activate', version: '9.9.9', at: TOMORROW }, 'RELEASE_UNKNOWN_VERSION'],
  [{ kind: 'promote', at: TOMORROW }, 'RELEASE_NO_CANARY'],
  [{ kind: 'canary', version: '1.1.0', plan: [50, 5], at: TOMORROW }, 'RELEASE_BAD_PLAN'],
])('%j is refused when it is asked for: %s', async (json, code) => {
  expect((await act(json)).body).toMatchObject({ code });
  expect((await look()).requests).toEqual([]);
});

test('a person is told of what was not done', async () => {
  const id = await plan({ kind: 'canary', version: '1.1.0' });
  await act({ kind: 'block', version: '1.1.0' });
  // The first process has nobody to tell.
  await registry.running.stop();
  await pool.query(`update releases.requests set due_at = now() - interval '1 second' where id = $1`, [id]);
  while (!calls.some((each) => each.package === name)) await wait(20);
  expect(calls.find((each) => each.package === name)).toMatchObject({
    version: 'canary 1.1.0',
    acted: false,
    reason: expect.stringContaining('1.1.0 is blocked') as unknown,
  });
});
