import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CompositionDifference } from './composition.ts';
import { call, makeRegistry, stopAll, TOKENS } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

let registry: TestRegistry;
let revisions: Readonly<Record<'begun' | 'tried' | 'ended', number>>;

const revisionNow = async () => (await registry.ops.state()).revision;

beforeAll(async () => {
  registry = await makeRegistry();
  for (const name of ['hotel', 'train']) await registry.release(name, '1.0.0');
  await registry.store('hotel', '2.0.0', { 'client/remoteEntry.js': 'b' });
  await registry.ops.publish('hotel', '2.0.0');
  const begun = await revisionNow();
  const act = (name: string, action: object) => registry.ops.act(name, { reason: 'test', ...action } as never);
  await act('hotel', { kind: 'canary', version: '2.0.0', plan: [5, 50], segment: { country: 'SG' } });
  await act('hotel', { kind: 'grow' });
  await act('train', { kind: 'approvals-on' });
  const tried = await revisionNow();
  await act('hotel', { kind: 'promote' });
  await act('train', { kind: 'freeze' });
  await registry.release('flight', '1.0.0');
  revisions = { begun, tried, ended: await revisionNow() };
});

afterAll(stopAll);

const compare = (from: number | string, to: number | string) => registry.ops.compare(String(from), String(to));
const same = { slotsOff: [], blocked: [], frozen: false, approvals: false };

test('two revisions differ in trials, shares, rules and versions, and what is the same is not told', async () => {
  const { begun, tried } = revisions;
  const { from, to, packages } = await compare(begun, tried);
  expect([from.revision, to.revision]).toEqual([begun, tried]);
  expect(packages).toEqual([
    {
      name: 'hotel',
      before: { ...same, stable: '1.0.0' },
      after: { ...same, stable: '1.0.0', trial: { version: '2.0.0', percent: 50, segment: { country: 'SG' } } },
    },
    { name: 'train', before: { ...same, stable: '1.0.0' }, after: { ...same, stable: '1.0.0', approvals: true } },
  ]);
});

test('two versions that everybody got are named for their own comparison; what was not there yet has no side', async () => {
  const { packages } = await compare(revisions.begun, 'now');
  expect(packages).toMatchObject([
    { name: 'flight', after: { stable: '1.0.0' } },
    { name: 'hotel', versions: { from: '1.0.0', to: '2.0.0' } },
    { name: 'train', after: { frozen: true, approvals: true } },
  ]);
  expect(packages[0]).not.toHaveProperty('before');
  expect(packages[2]).not.toHaveProperty('versions');
  const backward = await compare('now', revisions.begun);
  expect(backward.packages[1]).toMatchObject({ versions: { from: '2.0.0', to: '1.0.0' } });
});

test('a moment is the revision that was the last one then', async () => {
  const history = await registry.ops.history(undefined, 500);
  const { at } = history.find(({ revision }) => revision === revisions.tried)!;
  const { from } = await compare(at, 'now');
  // Several may be of one millisecond, and the database knows it finer than the text of a moment says.
  expect(history.find(({ revision }) => revision === from.revision)!.at).toBe(at);
  const first = await compare('2020-01-01T00:00:00Z', 'now');
  expect(first.from).toEqual({ revision: 0 });
  expect(first.packages.map(({ name, before }) => [name, before])).toEqual([
    ['flight', undefined],
    ['hotel', undefined],
    ['train', undefined],
  ]);
});

test('the same twice is no difference', async () => {
  expect((await compare(revisions.ended, 'now')).packages).toEqual([]);
});

test.each([
  ['from=1', 422],
  ['from=1&to=yesterday', 422],
  ['from=-1&to=now', 422],
  ['from=2026-11-28T10:00&to=now', 422],
  ['from=1&to=999', 404],
])('%s is refused in words', async (query, status) => {
  const answer = await call(registry.url, `/compositions/diff?${query}`, { token: TOKENS.viewer });
  expect(answer).toMatchObject({ status, body: { code: 'OPS_INVALID', message: expect.stringMatching(/\.$/) } });
});

test('viewers alone read it', async () => {
  expect((await call(registry.url, '/compositions/diff?from=1&to=now')).status).toBe(401);
  const { body } = await call(registry.url, '/compositions/diff?from=1&to=now', { token: TOKENS.viewer });
  expect((body as { data: CompositionDifference }).data.to.revision).toBe(revisions.ended);
});
