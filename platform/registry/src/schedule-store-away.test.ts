import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failure } from '@wisata/kernel/outcome';
import { createPool } from './database.ts';
import { createFindSlots } from './offered-slots.ts';
import { endLater, makeRegistry, stopAll } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';
import { createReleaseService, type MissedPlan, type ReleaseService } from './release-service.ts';
import type { ReleaseStore } from './store.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const AWAY = 'The bucket does not answer.';

let registry: TestRegistry;
let service: ReleaseService;
let query: (text: string) => Promise<unknown>;
const missed: MissedPlan[] = [];
const tell = (plan: MissedPlan) => void missed.push(plan);

const plan = (name: string) =>
  service.apply({
    name,
    action: { kind: 'activate', version: '1.1.0' },
    actor: 'rani',
    reason: 'test',
    dueAt: TOMORROW,
  });

/** The history of a package, the latest last. */
async function story(name: string): Promise<readonly { kind: string; reason: string }[]> {
  const { rows } = (await query(
    `select action->>'kind' as kind, reason from releases.release_revisions where package = '${name}' order by revision`,
  )) as { rows: { kind: string; reason: string }[] };
  return rows;
}

beforeAll(async () => {
  registry = await makeRegistry();
  for (const name of ['flight', 'hotel', 'train']) {
    await registry.release(name, '1.0.0');
    await registry.store(name, '1.1.0');
    await registry.ops.publish(name, '1.1.0');
  }
  const { store } = registry.running.context;
  // Whoever else runs would do what is due with a store that answers.
  await registry.running.stop();
  const pool = createPool(registry.databaseUrl, 2);
  endLater(() => pool.end());
  query = (text) => pool.query(text);
  const away: ReleaseStore = {
    ...store,
    find: (name, version) => (name === 'flight' ? Promise.reject(new Error(AWAY)) : store.find(name, version)),
  };
  service = createReleaseService({
    pool,
    store: away,
    findSlots: createFindSlots(away),
    smoke: () => Promise.resolve([]),
    prove: () => Promise.resolve(),
    checkOrigin: () => failure('RELEASE_ORIGIN', 'Nobody is trusted.'),
    onChange: () => Promise.resolve(),
  });
});

afterAll(stopAll);

test('a plan that the store cannot answer for stops no other, and is missed for that reason', async () => {
  for (const name of ['flight', 'hotel', 'train']) await plan(name);
  await query(`update releases.requests set due_at = now() - interval '1 second'`);
  await query(`insert into releases.requests (package, action, actor, reason, asked_at, expires_at, due_at, needs_approval)
    select package, '{"kind":"promote"}', actor, reason, asked_at, expires_at, due_at, needs_approval
    from releases.requests where package = 'train'`);
  await expect(service.runDue(tell)).rejects.toThrow(AWAY);
  expect((await story('hotel')).at(-1)).toMatchObject({ kind: 'activate' });
  expect((await story('train')).map(({ kind }) => kind).slice(-2)).toEqual(['activate', 'miss']);
  expect(missed.map(({ request }) => request.package)).toEqual(['train']);
  expect((await story('flight')).at(-1)).toMatchObject({ kind: 'plan' });
  await query(`update releases.requests set expires_at = now() - interval '1 second' where package = 'flight'`);
  await service.runDue(tell);
  expect((await story('flight')).at(-1)).toMatchObject({ kind: 'miss', reason: expect.stringContaining(AWAY) });
  expect((await story('flight')).at(-1)!.reason).not.toContain('nobody was there');
});
