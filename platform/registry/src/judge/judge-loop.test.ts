import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistryConfig } from '../config.ts';
import { startRegistry } from '../start.ts';
import {
  canary,
  failuresOf,
  isPaused,
  listenToAlarms,
  makeShop,
  nothingFails,
  secondIsBroken,
  stateOf,
  visitUntil,
} from './shop.fixture.ts';
import { stopAll, endLater, report, visit } from './visits.fixture.ts';

afterEach(stopAll);

describe('a canary', () => {
  test('that fails every second render in browsers is paused, a person is told, and nothing is taken back', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel', 'flight'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([25, 100]));
    await visitUntil(registry, ['hotel', 'flight'], secondIsBroken, ([hotel]) => isPaused(hotel));
    expect(await stateOf(registry, 'hotel')).toMatchObject({
      stable: '1.0.0',
      blocked: [],
      canary: { version: '2.0.0', percent: 0, isPaused: true },
    });
    const [last] = (await registry.ops.history('hotel')).slice(-1);
    expect(last).toMatchObject({ actor: 'judge', action: { kind: 'pause' } });
    expect(last!.reason).toMatch(/^2\.0\.0: \d+ of \d+ visits failed .* at least \d+\.\d times as often$/);
    expect((await registry.ops.history('flight')).every(({ actor }) => actor !== 'judge')).toBe(true);
    expect(alarms.calls).toMatchObject([{ package: 'hotel', version: '2.0.0', acted: true }]);
    expect(alarms.calls[0]!.reason).toContain('Paused');
  });

  test('that is paused goes on from the first share when a person lets it, whatever was told before', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', canary([25, 100]));
    await registry.ops.act('flight', canary([50, 60], 0));
    await visitUntil(registry, ['hotel'], secondIsBroken, ([hotel]) => isPaused(hotel));
    const { state } = await registry.ops.act('hotel', { kind: 'grow', reason: 'a blocker of advertisements' });
    expect(state.canary).toMatchObject({ version: '2.0.0', percent: 25 });
    await visitUntil(registry, ['flight'], nothingFails, ([flight]) => flight!.canary?.percent === 60);
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ percent: 25 });
  });

  test('that is healthy goes through its plan by itself and becomes what everybody gets', async () => {
    const registry = await makeShop(['hotel']);
    await registry.ops.act('hotel', canary([25, 50, 100], 0));
    await visitUntil(registry, ['hotel'], nothingFails, ([hotel]) => hotel!.stable === '2.0.0');
    const steps = (await registry.ops.history('hotel')).filter(({ actor }) => actor === 'judge');
    expect(steps.map(({ action }) => action.kind)).toEqual(['grow', 'grow', 'promote']);
    expect(steps[0]!.reason).toMatch(/^25 % held: 0 of \d+ visits failed/);
  });

  test('stays where it is while nobody has seen it, before its time, and where its plan ends', async () => {
    const registry = await makeShop(['hotel', 'flight', 'train', 'content']);
    await registry.ops.act('hotel', canary([25, 100], 0));
    await registry.ops.act('flight', canary([50, 100], 600));
    await registry.ops.act('train', canary([50], 0));
    await registry.ops.act('content', canary([50, 60], 0));
    // Where content has grown, the others were looked at too.
    const seen = ['content', 'flight', 'train'];
    await visitUntil(registry, seen, nothingFails, ([content]) => content!.canary?.percent === 60);
    const states = await Promise.all(['hotel', 'flight', 'train'].map((name) => stateOf(registry, name)));
    expect(states.map((state) => state.canary?.percent)).toEqual([25, 50, 50]);
  });

  test('that most visitors would get waits where the package asks for a second person: a judge is nobody’s', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', { kind: 'approvals-on', reason: 'test' });
    await registry.ops.act('hotel', canary([25, 50, 100], 0));
    await visitUntil(registry, ['hotel'], nothingFails, ([hotel]) => hotel!.canary?.percent === 50);
    // Where flight has grown twice, hotel was looked at too.
    await registry.ops.act('flight', canary([50, 60, 70], 0));
    await visitUntil(registry, ['flight', 'hotel'], nothingFails, ([flight]) => flight!.canary?.percent === 70);
    expect(await stateOf(registry, 'hotel')).toMatchObject({ stable: '1.0.0', canary: { percent: 50 } });
  });

  test.each([
    ['of which browsers say that its files are wrong', 'integrity', (nth: number) => `203.0.${nth}.9`],
    ['that one address calls broken', 'execution', () => '203.0.113.9'],
    ['that one IPv6 network calls broken', 'execution', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
    ['that the machines of one private network call broken', 'execution', (nth: number) => `10.0.0.${nth}`],
  ])('%s is not blocked', async (_what, code, addressOf) => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', canary([25, 100], 0));
    await registry.ops.act('flight', canary([50, 60], 0));
    await visit(registry, ['hotel'], 200, nothingFails);
    await report(registry, failuresOf(250, code, addressOf));
    await visitUntil(registry, ['hotel', 'flight'], nothingFails, ([, flight]) => flight!.canary?.percent === 60);
    expect((await stateOf(registry, 'hotel')).blocked).toEqual([]);
  });

  test.each([
    ['one address', () => '203.0.113.9'],
    ['one IPv6 network', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
    ['one private network', (nth: number) => `10.0.0.${nth}`],
  ])('grows although %s calls it broken', async (_who, addressOf) => {
    const registry = await makeShop(['hotel']);
    await registry.ops.act('hotel', canary([25, 50, 100], 0));
    await report(registry, failuresOf(250, 'execution', addressOf));
    await visitUntil(registry, ['hotel'], nothingFails, ([hotel]) => hotel!.stable === '2.0.0');
    expect((await registry.ops.history('hotel')).filter(({ action }) => action.kind === 'pause')).toEqual([]);
  });

  test('is left to people when the judge is off, who see what it would do', async () => {
    const registry = await makeShop(['hotel'], { JUDGE: 'off' });
    await registry.ops.act('hotel', canary([50, 100]));
    await visit(registry, ['hotel'], 200, secondIsBroken);
    const token = (await readFile(path.join(registry.dataDir, 'operator-token'), 'utf8')).trim();
    const answer = await fetch(`${registry.url}/ops/api/verdicts`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { verdicts: unknown[] } };
    expect(data.verdicts).toContainEqual(
      expect.objectContaining({
        name: 'hotel',
        version: '2.0.0',
        cohort: 'canary',
        reference: '1.0.0',
        verdict: expect.objectContaining({ kind: 'trip', rule: 'failures' }) as unknown,
      }),
    );
    const { rows } = await registry.running.context.pool.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and objid = 7140302`,
    );
    expect(rows).toEqual([]);
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ version: '2.0.0' });
  });
});

describe('a version that everybody has just got', () => {
  test('stays when browsers alone call it broken, and a person is called', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel'], { ALERT_URL: alarms.url });
    await visit(registry, ['hotel'], 150, nothingFails);
    await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'test' });
    await visitUntil(registry, ['hotel'], secondIsBroken, () => alarms.calls.length > 0);
    expect(alarms.calls[0]).toMatchObject({ package: 'hotel', version: '2.0.0', acted: false });
    expect(alarms.calls[0]!.reason).toContain('only browsers say so');
    expect((await stateOf(registry, 'hotel')).stable).toBe('2.0.0');
  });
});

describe('guard rails', () => {
  test('of two packages that browsers call broken at once both are paused, and a person is called for each', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel', 'flight'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([50, 100]));
    await registry.ops.act('flight', canary([50, 100]));
    await visit(registry, ['hotel', 'flight'], 240, secondIsBroken);
    while (alarms.calls.length < 2) await wait(50);
    expect(alarms.calls.map((call) => [call.package, call.acted]).sort()).toEqual([
      ['flight', true],
      ['hotel', true],
    ]);
    for (const name of ['hotel', 'flight']) expect(isPaused(await stateOf(registry, name))).toBe(true);
  });

  test('of two processes one judges, and the other one when that is gone', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    const env = { DATA_DIR: registry.dataDir, DATABASE_URL: registry.databaseUrl, PORT: '0', LOG_LEVEL: 'silent' };
    const other = await startRegistry(readRegistryConfig(env));
    endLater(() => other.stop());
    await registry.ops.act('hotel', canary([25, 50, 100], 0));
    await visitUntil(registry, ['hotel'], nothingFails, ([hotel]) => hotel!.stable === '2.0.0');
    expect((await registry.ops.history('hotel')).filter(({ actor }) => actor === 'judge')).toHaveLength(3);
    const { pool } = other.context;
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and objid = 7140302`,
    );
    await registry.ops.act('flight', canary([25, 50, 100], 0));
    await visitUntil(registry, ['flight'], nothingFails, ([flight]) => flight!.stable === '2.0.0');
  });
});
