import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeRegistry, stopAll } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

let registry: TestRegistry;

/** What a Prometheus server would read now. */
const read = () => registry.running.context.metrics.metrics();

beforeAll(async () => {
  registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) {
    await registry.store('hotel', version);
    await registry.ops.publish('hotel', version);
  }
  await registry.ops.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'first' });
});

afterAll(stopAll);

test('what is live, on trial, paused and off the site are numbers', async () => {
  await registry.ops.act('hotel', { kind: 'canary', version: '1.1.0', plan: [25, 100], reason: 'a trial' });
  expect(await read()).toMatch(/wisata_registry_revision 2\n[^]*wisata_registry_trial_percent\{package="hotel"\} 25\n/);
  expect(await read()).toMatch(/wisata_registry_trial_paused\{package="hotel"\} 0\n/);
  await registry.ops.act('hotel', { kind: 'pause', reason: 'look' });
  expect(await read()).toMatch(/wisata_registry_trial_paused\{package="hotel"\} 1\n/);
  await registry.ops.act('hotel', { kind: 'withdraw', reason: 'off' });
  expect(await read()).toMatch(/wisata_registry_withdrawn\{package="hotel"\} 1\n/);
});

test('what was not done at its time is a number until a person does anything about it', async () => {
  const { pool, service } = registry.running.context;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await registry.ops.act('hotel', { kind: 'rollback', reason: 'back on the site' });
  await registry.ops.act('hotel', { kind: 'canary', version: '1.1.0', reason: 'at night', at: tomorrow });
  await registry.ops.act('hotel', { kind: 'freeze', reason: 'nothing new today' });
  await pool.query(`update releases.requests set due_at = now() - interval '1 second'`);
  await service.runDue(() => undefined);
  expect(await read()).toContain('wisata_registry_missed_day{package="hotel"} 1\n');
  await registry.ops.act('hotel', { kind: 'unfreeze', reason: 'looked' });
  expect(await read()).not.toContain('wisata_registry_missed_day{');
});

test('calls are counted by their route, which names no package', async () => {
  expect(await read()).toContain('kind="POST /ops/api/packages/:name/actions",status="200"}');
});
