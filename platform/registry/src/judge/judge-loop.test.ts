import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readRegistryConfig } from '../config.ts';
import type { PackageState } from '../release-state.ts';
import { startRegistry } from '../start.ts';
import { startTestRegistry, type TestRegistry } from '../testing.ts';
import type { AlarmCall } from './alarm.ts';
import type { Beacon } from './beacon.ts';
import { endAll, endLater, report, visit, type FailureRate } from './visits.fixture.ts';

afterEach(endAll);

async function makeRegistry(env: Readonly<Record<string, string>> = {}): Promise<TestRegistry> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'judge-'));
  endLater(() => rm(dataDir, { recursive: true, force: true }));
  const registry = await startTestRegistry(dataDir, env);
  endLater(() => registry.stop());
  return registry;
}

/** A registry with these packages stable at 1.0.0 and 2.0.0 in the store; nothing of it counts as new. */
async function makeShop(names: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<TestRegistry> {
  const registry = await makeRegistry(env);
  for (const name of names) {
    await registry.release(name, '1.0.0');
    await registry.store(name, '2.0.0');
    await registry.ops.publish(name, '2.0.0');
  }
  return registry;
}

async function stateOf(registry: TestRegistry, name: string): Promise<PackageState> {
  return (await registry.ops.state()).packages.find((each) => each.name === name)!.state;
}

/** Lets visitors come until a package is as wanted; fails after twenty seconds. */
async function visitUntil(
  registry: TestRegistry,
  names: readonly string[],
  failureRate: FailureRate,
  wanted: (states: readonly PackageState[]) => boolean,
): Promise<{ views: number; failures: number; ms: number }> {
  const began = Date.now();
  let [views, failures] = [0, 0];
  while (Date.now() - began < 20_000) {
    const states = await Promise.all(names.map((name) => stateOf(registry, name)));
    if (wanted(states)) return { views, failures, ms: Date.now() - began };
    const visited = await visit(registry, names, 6, failureRate);
    views += visited.views;
    failures += visited.failures;
    await wait(50);
  }
  throw new Error(`It did not come to that: ${JSON.stringify(await registry.ops.state())}`);
}

async function listenToAlarms(): Promise<{ url: string; calls: AlarmCall[] }> {
  const calls: AlarmCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(JSON.parse(body) as AlarmCall);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endLater(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const secondIsBroken: FailureRate = (_name, version) => (version === '2.0.0' ? 0.5 : 0);
const nothingFails: FailureRate = () => 0;

/** Failures of the second version, one for each visitor. */
const failuresOf = (count: number, more: { code: string; address: string }): Beacon[] =>
  Array.from({ length: count }, (_, nth) => ({
    ...{ visitor: `visitor-${nth}`, at: new Date().toISOString(), kind: 'failure' },
    ...{ remote: 'hotel', version: '2.0.0', cohort: 'canary', ...more },
  }));

const canary = (plan: readonly number[], soakSeconds = 600) =>
  ({ kind: 'canary', version: '2.0.0', plan, soakSeconds, reason: 'test' }) as const;

describe('a canary', () => {
  test('that fails every second render is taken back and blocked, and the history says by which numbers', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel', 'flight'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([25, 100]));
    const end = await visitUntil(registry, ['hotel', 'flight'], secondIsBroken, ([hotel]) => !hotel!.canary);
    console.info(`Taken back after ${end.failures} failures in ${end.views} page views, ${end.ms} ms`);
    expect(await stateOf(registry, 'hotel')).toMatchObject({ stable: '1.0.0', canary: null, blocked: ['2.0.0'] });
    const [last] = (await registry.ops.history('hotel')).slice(-1);
    expect(last).toMatchObject({ actor: 'judge', action: { kind: 'block', version: '2.0.0' } });
    expect(last!.reason).toMatch(/^2\.0\.0: \d+ of \d+ visits failed .* at least \d+\.\d times as often$/);
    expect((await registry.ops.history('flight')).every(({ actor }) => actor !== 'judge')).toBe(true);
    expect(alarms.calls).toMatchObject([{ package: 'hotel', version: '2.0.0', acted: true }]);
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

  test('with a file of a wrong hash is taken back when two visitors have met it, not before', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', canary([25, 100]));
    await registry.ops.act('flight', canary([50, 60], 0));
    const [first, second] = failuresOf(2, { code: 'integrity', address: '127.0.0.1' });
    await report(registry, [first!, first!]);
    await visitUntil(registry, ['flight'], nothingFails, ([flight]) => flight!.canary?.percent === 60);
    expect((await stateOf(registry, 'hotel')).canary).not.toBeNull();
    await report(registry, [second!]);
    while ((await stateOf(registry, 'hotel')).canary) await wait(50);
    expect((await registry.ops.history('hotel')).at(-1)!.reason).toContain('wrong hash for 2 visitors');
  });

  test('cannot be brought down from one address, by failures or by wrong hashes', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', canary([25, 100]));
    await registry.ops.act('flight', canary([50, 60], 0));
    await visit(registry, ['hotel'], 100, nothingFails);
    for (const code of ['execution', 'integrity'])
      await report(registry, failuresOf(300, { code, address: '203.0.113.9' }));
    await visitUntil(registry, ['flight'], nothingFails, ([flight]) => flight!.canary?.percent === 60);
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ version: '2.0.0', percent: 25 });
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
        ...{ name: 'hotel', version: '2.0.0', cohort: 'canary', reference: '1.0.0' },
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
  test('goes back to the one before when it fails more often than that did', async () => {
    const registry = await makeShop(['hotel']);
    await visit(registry, ['hotel'], 150, nothingFails);
    await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'test' });
    await visitUntil(registry, ['hotel'], secondIsBroken, ([hotel]) => hotel!.stable === '1.0.0');
    expect(await stateOf(registry, 'hotel')).toMatchObject({ blocked: ['2.0.0'], previous: [] });
  });

  test('stays when there is nothing to go back to, and a person is called', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeRegistry({ ALERT_URL: alarms.url });
    await registry.release('hotel', '2.0.0');
    await visitUntil(registry, ['hotel'], secondIsBroken, () => alarms.calls.length > 0);
    expect(alarms.calls[0]).toMatchObject({ acted: false });
    expect(alarms.calls[0]!.reason).toContain('There is no earlier version');
    expect((await stateOf(registry, 'hotel')).stable).toBe('2.0.0');
  });
});

describe('guard rails', () => {
  test('two packages that break at once are left to a person, who is called once for each', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel', 'flight'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([50, 100]));
    await registry.ops.act('flight', canary([50, 100]));
    await visit(registry, ['hotel', 'flight'], 240, secondIsBroken);
    while (alarms.calls.length < 2) await wait(50);
    expect(alarms.calls.map((call) => [call.package, call.acted]).sort()).toEqual([
      ['flight', false],
      ['hotel', false],
    ]);
    expect((await stateOf(registry, 'hotel')).canary).not.toBeNull();
    expect((await stateOf(registry, 'flight')).canary).not.toBeNull();
  });

  test('the same package is taken back once in ten minutes, however often it is tried again', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([50, 100]));
    await visitUntil(registry, ['hotel'], secondIsBroken, ([hotel]) => !hotel!.canary);
    await registry.ops.act('hotel', { kind: 'unblock', version: '2.0.0', reason: 'once more' });
    await registry.ops.act('hotel', canary([50, 100]));
    // A new minute begins without failures, so visitors have to keep coming.
    await visitUntil(registry, ['hotel'], secondIsBroken, () => alarms.calls.some(({ acted }) => !acted));
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ version: '2.0.0' });
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
