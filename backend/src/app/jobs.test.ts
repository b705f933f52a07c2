import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineJob } from './jobs.ts';
import type { BackendModule } from './module.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

const runs: string[] = [];
let failing = false;

const workModule: BackendModule = {
  name: 'work',
  jobs: [
    defineJob<{ id: string }>({
      name: 'work.once',
      retry: { limit: 2, delaySeconds: 60 },
      async handler({ id }) {
        runs.push(failing ? `failed ${id}` : id);
        if (failing) throw new Error('not now');
      },
      async onDead({ id }) {
        runs.push(`dead ${id}`);
      },
    }),
    defineJob({
      name: 'work.nightly',
      schedule: '0 2 * * *',
      async handler() {
        runs.push('nightly');
      },
    }),
  ],
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [workModule] });
});
beforeEach(() => {
  runs.length = 0;
  failing = false;
});
afterAll(() => backend.close());

test('a job exists only when the transaction that added it commits', async () => {
  const { context } = backend;
  await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, 'work.once', { id: 'kept' }));
  await context.db
    .transaction()
    .execute(async (trx) => {
      await context.jobs.enqueue(trx, 'work.once', { id: 'undone' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await backend.drainJobs();
  expect(runs).toEqual(['kept']);
});

test('a job that waits for later is not run now', async () => {
  await backend.context.jobs.enqueue(backend.context.db, 'work.once', { id: 'later' }, { startAfterSeconds: 3600 });
  expect(await backend.drainJobs()).toBe(0);
});

test('a job that keeps failing is tried three times and then given to its last resort once', async () => {
  failing = true;
  await backend.context.jobs.enqueue(backend.context.db, 'work.once', { id: 'bad' });
  for (let round = 0; round < 5; round += 1) {
    await backend.drainJobs();
    await backend.retryFailedJobs();
  }
  expect(runs).toEqual(['failed bad', 'failed bad', 'failed bad', 'dead bad']);
});

test('repeating jobs run when asked for', async () => {
  expect(runs).toEqual([]);
  await backend.drainJobs({ scheduled: true });
  expect(runs).toContain('nightly');
});
