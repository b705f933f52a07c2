import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { closeContext, createContext } from '../../app/open-context.ts';
import { checkSupplierAnswer, SupplierError } from '../../app/supplier.ts';
import { watchSupplier, writeSupplierCounts } from '../../app/supplier-health.ts';
import { startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { mailModule } from '../mail/index.ts';
import { adminSuppliersModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [adminSuppliersModule] });
});
afterAll(() => backend?.close());

const PATH = '/api/v1/admin/supplier';
const list = async () => (await backend.call('GET', PATH, { as: 'support' })).body.data.suppliers;
const find = async (name: string) => (await list()).find(({ supplier }: LooseJson) => supplier === name);

const watched = (name: string, context = backend.context) =>
  watchSupplier(context, name, {
    good: async () => 'fine',
    failing: async (): Promise<string> => {
      throw new SupplierError('The supplier does not answer', { retryable: true });
    },
    garbled: async () => checkSupplierAnswer(v.string(), 7, 'garbled'),
    broken: async (): Promise<string> => {
      throw new TypeError('a bug of ours');
    },
  });

test('whatever has a supplier has it watched, under the name of its folder', async () => {
  const folder = path.join(import.meta.dirname, '..');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const suppliers = files.filter((file) => path.basename(file) === 'supplier.ts').map((file) => path.dirname(file));
  expect(suppliers.length).toBeGreaterThan(5);
  for (const service of [...suppliers, 'venue']) {
    const own = files.filter((file) => file.startsWith(`${service}${path.sep}`));
    const texts = await Promise.all(own.map((file) => readFile(path.join(folder, file), 'utf8')));
    const isWatched = new RegExp(`watchSupplier\\(\\s*context,\\s*'${service}',`);
    expect([service, texts.some((text) => isWatched.test(text))]).toEqual([service, true]);
  }
});

test('each call is counted by what became of it, and its answer or error comes through', async () => {
  const supplier = watched('boat');
  expect(await supplier.good()).toBe('fine');
  const goodAt = backend.clock.now().toISOString();
  backend.clock.advance(1000);
  await expect(supplier.failing()).rejects.toThrow(SupplierError);
  await expect(supplier.garbled()).rejects.toThrow(/cannot be read/);
  expect(await find('boat')).toEqual({
    supplier: 'boat',
    state: 'down',
    asked: 3,
    slow: 0,
    failed: 1,
    garbage: 1,
    last_good_at: goodAt,
    last_fault: "The supplier's answer to garbled cannot be read",
  });
  await expect(supplier.broken()).rejects.toThrow(TypeError);
  expect(await find('boat')).toMatchObject({ failed: 1, garbage: 1 });
});

test('what takes longer than travellers wait is slow', async () => {
  const slow = watchSupplier(backend.context, 'ferry', {
    answer: async () => backend.clock.advance(3001),
    quick: async () => backend.clock.advance(3000),
  });
  await slow.answer();
  await slow.quick();
  expect(await find('ferry')).toMatchObject({ state: 'shaky', asked: 2, slow: 1, failed: 0, last_fault: null });
});

test('a process that stops leaves what it has counted', async () => {
  const { config, clock } = backend.context;
  const options = { databaseUrl: backend.databaseUrl, clock, background: false };
  const ending = createContext(config, [mailModule], options);
  await watched('canoe', ending).good();
  await closeContext(ending);
  expect(await find('canoe')).toMatchObject({ asked: 1, failed: 0, state: 'good' });
});

test('every process adds to the same numbers, and they are of the last hour', async () => {
  const other = { ...backend.context };
  await watched('raft', other).good();
  await watched('raft')
    .failing()
    .catch(() => undefined);
  await Promise.all([writeSupplierCounts(other), writeSupplierCounts(backend.context)]);
  expect(await find('raft')).toMatchObject({ asked: 2, failed: 1, state: 'down' });
  backend.clock.advance(61 * 60_000);
  expect(await find('raft')).toMatchObject({ asked: 0, failed: 0, state: 'quiet', last_fault: null });
  expect((await find('raft')).last_good_at).not.toBeNull();
  backend.clock.advance(24 * 3_600_000);
  expect(await find('raft')).toBeUndefined();
});

test.each([
  ['basic', 401],
  ['member', 403],
  ['content', 403],
  ['finance', 403],
  ['support', 200],
  ['admin', 200],
])('%s gets %i', async (as, expected) => {
  expect((await backend.call('GET', PATH, { as })).status).toBe(expected);
});
