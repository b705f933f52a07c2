import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TOKENS, call, stopAll, makeRegistry } from '../registry.fixture.ts';
import type { BuildFiles, TestRegistry } from '../testing.ts';

const hotel = (routes: readonly string[]): BuildFiles => ({
  'client/remoteEntry.js': 'door();',
  'client/build-facts.json': JSON.stringify({ contract: '1.0.0', provides: {}, routes, slots: [], shows: [] }),
});

const GONE = 'Its page /hotel/list is gone, and visitors have it: keep it as a redirect.';

let registry: TestRegistry;

const publish = (json: object, role: keyof typeof TOKENS = 'operator') =>
  call(registry.url, '/packages/hotel/versions', { token: TOKENS[role], json: { version: '2.0.0', ...json } });

beforeEach(async () => {
  registry = await makeRegistry();
  await registry.release('hotel', '1.0.0', hotel(['hotel/list']));
  await registry.store('hotel', '2.0.0', hotel([]));
});

afterEach(stopAll);

describe('a refusal is accepted', () => {
  test('by an operator with a reason, which the history keeps beside what the gate said', async () => {
    const { revision } = await registry.ops.state();
    const { status, body } = await publish({ accept: ['offer'], reason: 'the list moved to /stay' });
    const gates = { offer: { accepted: [GONE] }, files: 'passed' };
    expect([status, body]).toMatchObject([201, { data: { created: true, version: { gates } } }]);
    const [last] = await registry.ops.history('hotel', 1);
    expect(last).toMatchObject({
      revision: revision + 1,
      actor: 'operator of tests',
      reason: 'the list moved to /stay',
      action: { kind: 'accept', version: '2.0.0', gates: { offer: [GONE] } },
      stateAfter: { stable: '1.0.0', previous: [] },
    });
    await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'now' });
  });

  test('and leaves nothing in the history when there was nothing to accept', async () => {
    const { revision } = await registry.ops.state();
    await registry.store('hotel', '1.1.0', hotel(['hotel/list']));
    const { body } = await publish({ version: '1.1.0', accept: ['offer', 'size'], reason: 'to be sure' });
    expect(body).toMatchObject({ data: { version: { gates: { offer: 'passed', size: 'passed' } } } });
    expect((await registry.ops.state()).revision).toBe(revision);
  });
});

describe('a refusal stands', () => {
  test.each([
    ['for a releaser', 'releaser', { accept: ['offer'], reason: 'mine' }, 403, /takes the role operator/],
    ['without a reason', 'operator', { accept: ['offer'] }, 422, /^Say why/],
    ['with an empty reason', 'operator', { accept: ['offer'], reason: '  ' }, 422, /^Say why/],
    ['where another gate was accepted', 'operator', { accept: ['size'], reason: 'x' }, 422, /cannot be published/],
    [
      'for files, whoever asks',
      'operator',
      { accept: ['files'], reason: 'x' },
      422,
      /^Only contract, .* can be accepted/,
    ],
    [
      'for a gate that is none',
      'operator',
      { accept: ['luck'], reason: 'x' },
      422,
      /^Only contract, .* can be accepted/,
    ],
  ] as const)('%s', async (_who, role, json, status, message) => {
    const before = await registry.ops.state();
    const answer = await publish(json, role);
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { message: expect.stringMatching(message) as unknown },
    ]);
    expect(await registry.ops.state()).toEqual(before);
  });
});

test.each([
  ['releaser', { smoke: false, reason: 'quick' }, 403],
  ['operator', { smoke: false }, 422],
] as const)('no browser is needed only for an operator with a reason: %s %j', async (role, json, status) => {
  expect((await publish(json, role)).status).toBe(status);
});
