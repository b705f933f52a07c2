import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BeaconBatch, Beacon } from '@wisata/runtime/beacon';
import { RESCUE_COOKIE, STARTED_EVENT, type Composition } from '@wisata/runtime/composition';
import { createReleaseBeacons } from './release-beacons.ts';
import { createShellHealth } from './shell-health.ts';
import { createMemoryStore } from '@wisata/runtime/storage';

const release = (version: string) => ({ version, base: `/r/hotel/${version}/`, integrity: {} });
const composition: Composition = {
  revision: 4,
  shell: { version: '1.1.0', cohort: 'canary' },
  remotes: { hotel: { ...release('2.0.0'), lastGood: release('1.0.0') }, account: release('1.0.0') },
};

const nativeFetch = window.fetch;
const asked: string[] = [];
const sent: BeaconBatch[] = [];
/** What the browser knows of files that were loaded. */
const loads: { name: string; transferSize: number }[] = [];

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  window.fetch = async (address) => {
    asked.push(decodeURIComponent(address as string));
    return Response.json({ revision: 4, shell: '1.1.0', remotes: {}, beacon: { token: 'proof' } });
  };
  Object.assign(window.performance, { getEntriesByType: () => loads });
  loads.length = 0;
  Object.assign(window.navigator, {
    sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body) as BeaconBatch) > 0,
  });
});
afterEach(() => {
  window.fetch = nativeFetch;
  document.cookie = `${RESCUE_COOKIE}=; Max-Age=0`;
});

async function tellAll(beacons: { flush(): void }): Promise<readonly Beacon[]> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  beacons.flush();
  return sent.flatMap((batch) => batch.beacons);
}

test('a shell that stands says so once, to the edge’s script too', async () => {
  const beacons = createReleaseBeacons({ window, composition, memory: createMemoryStore() });
  const health = createShellHealth({ window, shell: composition.shell, beacons });
  let started = 0;
  window.addEventListener(STARTED_EVENT, () => (started += 1));
  health.started();
  health.started();
  expect(await tellAll(beacons)).toEqual([
    {
      kind: 'load',
      remote: 'shell',
      version: '1.1.0',
      cohort: 'canary',
      phase: 'boot',
      code: 'ok',
      path: '/',
      revision: 4,
    },
  ]);
  expect(started).toBe(1);
  expect(asked).toEqual(['/revision?runs=shell@1.1.0,hotel@2.0.0,hotel@1.0.0,account@1.0.0']);
});

test.each([
  ['over the network', 900, true],
  ['out of the cache', 0, false],
])('the time of a shell that came %s counts: %s bytes', async (_how, transferSize, isTimed) => {
  loads.push({ name: `${window.location.origin}/r/shell/1.1.0/shell.js`, transferSize });
  const beacons = createReleaseBeacons({ window, composition, memory: createMemoryStore() });
  createShellHealth({ window, shell: composition.shell, beacons }).started();
  const [beacon] = await tellAll(beacons);
  expect('ms' in beacon!).toBe(isTimed);
});

test('a frame that falls over is told, an address that does not exist is not', async () => {
  const beacons = createReleaseBeacons({ window, composition, memory: createMemoryStore() });
  const health = createShellHealth({ window, shell: composition.shell, beacons });
  health.crashed({ status: 404, statusText: '', internal: false, data: '' });
  health.crashed(new Error('a bug'));
  expect(await tellAll(beacons)).toMatchObject([{ kind: 'render-crash', remote: 'shell', phase: 'render' }]);
});

test('a shell that could not start is told of by the one that runs instead, once a tab', async () => {
  document.cookie = `${RESCUE_COOKIE}=1.2.0:network; Path=/`;
  const memory = createMemoryStore();
  const beacons = createReleaseBeacons({ window, composition, memory });
  const about = { remote: 'shell', version: '1.2.0', phase: 'boot', code: 'network' };
  expect(await tellAll(beacons)).toMatchObject([
    { kind: 'failure', ...about },
    { kind: 'failover', ...about },
  ]);
  expect(asked[0]).toContain(',shell@1.2.0');
  expect(await tellAll(createReleaseBeacons({ window, composition, memory }))).toHaveLength(2);
});

test('what fails while the visitor leaves is no fault, how the page was is told all the same', async () => {
  const beacons = createReleaseBeacons({ window, composition, memory: createMemoryStore() });
  window.dispatchEvent(new Event('pagehide'));
  beacons.tell({
    kind: 'failure',
    remote: 'hotel',
    version: '2.0.0',
    cohort: 'stable',
    phase: 'load',
    code: 'network',
  });
  beacons.tell({ kind: 'vitals', remote: 'hotel', version: '2.0.0', page: '/hotel/list', vitals: { LCP: 800 } });
  expect((await tellAll(beacons)).map(({ kind }) => kind)).toEqual(['vitals']);
  window.dispatchEvent(new Event('pageshow'));
});
