import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TOKENS, call, stopAll, makeRegistry } from '../registry.fixture.ts';
import type { BuildFiles, TestRegistry } from '../testing.ts';

const shell = (contract: string, react = '19.3.1'): BuildFiles => ({
  'client/shell.js': 'boot();',
  'client/build-facts.json': JSON.stringify({
    contract,
    provides: { react },
    routes: [],
    slots: [],
    shows: [],
  }),
});

const remote = (react = '^19.3.0'): BuildFiles => ({
  'client/remoteEntry.js': 'door();',
  'client/build-facts.json': JSON.stringify({ provides: {}, requires: { react }, routes: [], slots: [], shows: [] }),
});

let registry: TestRegistry;

/** Status and message of an action or a publication. */
async function ask(target: string, json: object, role: keyof typeof TOKENS = 'operator') {
  const answer = await call(registry.url, `/packages/${target}`, { token: TOKENS[role], json });
  const { reasons } = answer.body as { reasons?: readonly string[] };
  return [answer.status, ...(reasons ?? [])];
}

async function publish(name: string, version: string, files: BuildFiles, contract: string, more: object = {}) {
  await registry.store(name, version, files, contract);
  return ask(`${name}/versions`, { version, ...more });
}

const goOut = (name: string, kind: 'activate' | 'canary' | 'rollback', version: string, more: object = {}) =>
  ask(`${name}/actions`, { kind, version, reason: 'try', ...more });

const ACCEPT = { accept: ['contract', 'shared'], reason: 'everything goes out tonight' };

beforeEach(async () => {
  registry = await makeRegistry();
  await registry.release('shell', '1.0.0', shell('1.0.0'));
  await registry.release('hotel', '1.0.0', remote(), '1.0.0');
});

afterEach(stopAll);

test('a shell of a newer contract takes what was built for an older one, and not the other way round', async () => {
  expect(await publish('hotel', '2.0.0', remote(), '1.1.0')).toEqual([
    422,
    'It was built against contract 1.1.0; the live shell offers 1.0.0.',
  ]);
  expect(await publish('shell', '1.1.0', shell('1.1.0'), '')).toEqual([201]);
  expect(await goOut('shell', 'activate', '1.1.0')).toEqual([200]);
  expect(await publish('hotel', '2.0.0', remote(), '1.1.0')).toEqual([201]);
  expect(await publish('hotel', '2.0.1', remote(), '1.0.0')).toEqual([201]);
});

describe('a shell is refused', () => {
  test('with every live remote that it does not fit, those on trial included', async () => {
    await registry.release('flight', '1.0.0', remote('19.3.1'), '1.0.0');
    await publish('flight', '1.1.0', remote('19.3.1'), '1.0.0');
    await goOut('flight', 'canary', '1.1.0');
    expect(await publish('shell', '2.0.0', shell('2.0.0', '19.4.0'), '')).toEqual([
      422,
      'It offers contract 2.0.0; flight 1.0.0, which is live, was built against 1.0.0.',
      'It offers contract 2.0.0; flight 1.1.0, which is live, was built against 1.0.0.',
      'It offers contract 2.0.0; hotel 1.0.0, which is live, was built against 1.0.0.',
      'It shares react 19.4.0; flight 1.0.0, which is live, needs 19.3.1.',
      'It shares react 19.4.0; flight 1.1.0, which is live, needs 19.3.1.',
    ]);
  });

  test.each(['activate', 'canary'] as const)('when a remote went out since it was published: %s', async (kind) => {
    await publish('shell', '1.1.0', shell('1.1.0'), '');
    await publish('shell', '1.0.1', shell('1.0.0'), '');
    await goOut('shell', 'activate', '1.1.0');
    await publish('hotel', '2.0.0', remote(), '1.1.0');
    await goOut('hotel', 'activate', '2.0.0');
    const reason = 'It offers contract 1.0.0; hotel 2.0.0, which is live, was built against 1.1.0.';
    expect(await goOut('shell', kind, '1.0.1')).toEqual([409, `shell 1.0.1 does not fit what is live. ${reason}`]);
    expect(await goOut('shell', kind, '1.0.1', { accept: ['shared'] })).toHaveLength(2);
    expect(await goOut('shell', kind, '1.0.1', { accept: ['contract', 'shared'] })).toEqual([200]);
    const [last] = await registry.ops.history('shell', 1);
    expect(last?.action).toMatchObject({ kind, version: '1.0.1', accept: ['contract'] });
  });

  test('but taking back never waits', async () => {
    await publish('shell', '1.1.0', shell('1.1.0'), '');
    await goOut('shell', 'activate', '1.1.0');
    await publish('hotel', '2.0.0', remote(), '1.1.0');
    await goOut('hotel', 'activate', '2.0.0');
    expect(await goOut('shell', 'rollback', '1.0.0')).toEqual([200]);
    expect(await goOut('hotel', 'rollback', '1.0.0')).toEqual([200]);
    // And what does not fit the older shell does not come back.
    expect((await goOut('hotel', 'activate', '2.0.0'))[0]).toBe(409);
  });
});

test('a remote has to fit the shell on trial too', async () => {
  await publish('shell', '2.0.0', shell('2.0.0', '20.0.0'), '', ACCEPT);
  await goOut('shell', 'canary', '2.0.0');
  expect(await publish('hotel', '1.1.0', remote(), '1.0.0')).toEqual([
    422,
    'It was built against contract 1.0.0; the shell on trial offers 2.0.0.',
    'It needs react ^19.3.0; the shell on trial shares 20.0.0.',
  ]);
});

test('what was accepted with the publication is not asked again', async () => {
  expect(await publish('shell', '2.0.0', shell('2.0.0'), '', ACCEPT)).toEqual([201]);
  expect(await goOut('shell', 'activate', '2.0.0')).toEqual([200]);
});

test('only an operator goes past a gate on the way out', async () => {
  await publish('hotel', '1.1.0', remote(), '1.0.0');
  const action = { kind: 'canary', version: '1.1.0', accept: ['contract'], reason: 'mine' };
  expect((await ask('hotel/actions', action, 'releaser'))[0]).toBe(403);
  expect((await ask('hotel/actions', { ...action, accept: [] }, 'releaser'))[0]).toBe(200);
});
