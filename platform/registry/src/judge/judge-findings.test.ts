import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  canary,
  damage,
  isPaused,
  listenToAlarms,
  makeRegistry,
  makeShop,
  nothingFails,
  secondIsBroken,
  stateOf,
  unrendered,
  visitUntil,
  wrongFile,
} from './shop.fixture.ts';
import { stopAll, reportFinding } from './visits.fixture.ts';

afterEach(stopAll);

describe('a canary', () => {
  test('of which an edge has found a wrong file is blocked, once the registry has read it too', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([25, 100]));
    expect(await reportFinding(registry, wrongFile('hotel'), 'guessed')).toBe(401);
    expect(await reportFinding(registry, wrongFile('hotel'))).toBe(202);
    while (alarms.calls.length === 0) await wait(50);
    expect(alarms.calls[0]!.acted).toBe(false);
    expect(alarms.calls[0]!.reason).toContain('its files are right');
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ version: '2.0.0' });
    await damage(registry, 'hotel', '2.0.0');
    while ((await stateOf(registry, 'hotel')).canary) await wait(50);
    expect((await registry.ops.history('hotel')).at(-1)).toMatchObject({
      actor: 'judge',
      action: { kind: 'block', version: '2.0.0' },
      reason: '2.0.0: remoteEntry.js is not the file that was published',
    });
  });

  test('that an edge cannot render, twice and only that version, is blocked', async () => {
    const registry = await makeShop(['hotel', 'flight']);
    await registry.ops.act('hotel', canary([25, 100]));
    await registry.ops.act('flight', canary([50, 60], 0));
    await reportFinding(registry, unrendered('hotel'));
    await visitUntil(registry, ['flight'], nothingFails, ([flight]) => flight!.canary?.percent === 60);
    expect((await stateOf(registry, 'hotel')).canary).toMatchObject({ version: '2.0.0' });
    await reportFinding(registry, unrendered('hotel'));
    while ((await stateOf(registry, 'hotel')).canary) await wait(50);
    expect((await registry.ops.history('hotel')).at(-1)!.reason).toContain('cannot be rendered');
  });
});

test.each(['1.0.0', '2.0.0'])(
  'a damaged copy of %s at one edge keeps no failing trial of that package from being paused',
  async (version) => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', canary([25, 100]));
    await reportFinding(registry, { ...wrongFile('hotel'), version });
    while (alarms.calls.length === 0) await wait(50);
    await visitUntil(registry, ['hotel'], secondIsBroken, ([hotel]) => isPaused(hotel));
    while (!alarms.calls.some(({ acted }) => acted)) await wait(50);
    expect(alarms.calls.find(({ acted }) => acted)!.reason).toContain('Paused');
  },
);

describe('a version that everybody gets', () => {
  test('goes back to the one before when an edge has found a wrong file in it', async () => {
    const registry = await makeShop(['hotel']);
    await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'test' });
    await damage(registry, 'hotel', '2.0.0');
    await reportFinding(registry, wrongFile('hotel'));
    while ((await stateOf(registry, 'hotel')).stable !== '1.0.0') await wait(50);
    expect(await stateOf(registry, 'hotel')).toMatchObject({ blocked: ['2.0.0'], previous: [] });
  });

  test('stays when there is nothing to go back to, and a person is called', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeRegistry({ ALERT_URL: alarms.url });
    await registry.release('hotel', '2.0.0');
    await damage(registry, 'hotel', '2.0.0');
    await reportFinding(registry, wrongFile('hotel'));
    while (alarms.calls.length === 0) await wait(50);
    expect(alarms.calls[0]).toMatchObject({ acted: false });
    expect(alarms.calls[0]!.reason).toContain('There is no earlier version');
    expect((await stateOf(registry, 'hotel')).stable).toBe('2.0.0');
  });

  test('the stable version of a package is taken back once in ten minutes', async () => {
    const alarms = await listenToAlarms();
    const registry = await makeShop(['hotel'], { ALERT_URL: alarms.url });
    await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'test' });
    for (const version of ['1.0.0', '2.0.0']) await damage(registry, 'hotel', version);
    await reportFinding(registry, wrongFile('hotel'));
    while ((await stateOf(registry, 'hotel')).stable !== '1.0.0') await wait(50);
    await reportFinding(registry, { ...wrongFile('hotel'), version: '1.0.0' });
    while (!alarms.calls.some(({ acted }) => !acted)) await wait(50);
    expect(alarms.calls.at(-1)!.reason).toContain('taken back less than 10 minutes ago');
    expect((await stateOf(registry, 'hotel')).stable).toBe('1.0.0');
  });
});

test('two packages that edges find broken at once are both taken back', async () => {
  const registry = await makeShop(['hotel', 'flight']);
  for (const name of ['hotel', 'flight']) {
    await registry.ops.act(name, canary([50, 100]));
    await damage(registry, name, '2.0.0');
  }
  await Promise.all(['hotel', 'flight'].map((name) => reportFinding(registry, wrongFile(name))));
  const canaries = async () =>
    Promise.all(['hotel', 'flight'].map(async (name) => (await stateOf(registry, name)).canary));
  while ((await canaries()).some(Boolean)) await wait(50);
  for (const name of ['hotel', 'flight']) expect((await stateOf(registry, name)).blocked).toEqual(['2.0.0']);
});
