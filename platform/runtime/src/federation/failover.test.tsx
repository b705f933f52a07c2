import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import type { Composition, ReleaseRef } from './composition.ts';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { createRemoteLoader, type RemoteLoaderOptions } from './remote-loader.ts';
import type { ReleaseReport } from './release-reports.ts';
import { isRemoteUnavailable } from './remote-unavailable-error.ts';
import { createMemoryStore } from '../context/storage.ts';

const release = (version: string): ReleaseRef => ({
  version,
  base: `/r/hotel/${version}/`,
  integrity: { 'remoteEntry.js': `sha256-${'B'.repeat(43)}=` },
});
const lastGood = release('1.0.0');
const composition: Composition = {
  revision: 4,
  shell: { version: '1.0.0', cohort: 'stable' },
  remotes: { hotel: { ...release('2.0.0'), cohort: 'canary', lastGood } },
};

/** A hotel remote whose page and slot say which release they are of. */
function hotel(version: string, more: object = {}) {
  return {
    contract: KERNEL_CONTRACT,
    remote: {
      name: 'hotel',
      routes: [{ path: 'hotel/list', lazy: async () => ({ Component: () => version }) }],
      slots: { 'hotel:ticket': async () => ({ default: () => version }) },
      messages: { en: async () => ({ default: { version } }), id: async () => ({ default: {} }) },
      events: { publishes: [], reads: [] },
      ...more,
    },
  };
}

type Release = () => unknown;
const lost = (message: string) => () => Promise.reject(new Error(message));
const never = () => new Promise(() => undefined);

/** A loader over one prepared answer for each release. */
function loaderOf(chosen: Release, good: Release = () => hotel('1.0.0'), more: Partial<RemoteLoaderOptions> = {}) {
  const told: ReleaseReport[] = [];
  const asked: string[] = [];
  const removed: string[] = [];
  const messages: unknown[] = [];
  const memory = createMemoryStore();
  const loader = createRemoteLoader({
    composition,
    owners: TEST_OFFER.owners,
    origin: 'http://wisata.test',
    locale: 'en',
    memory,
    addMessages: (_remote, texts) => messages.push(texts),
    onFailure: () => undefined,
    tell: (report) => told.push(report),
    ask: async () => new Response('', { status: 404 }),
    onRemoved: ({ version }) => removed.push(version),
    pause: async () => undefined,
    importRemote: async (_remote, { version }) => {
      asked.push(version);
      return version === '2.0.0' ? chosen() : good();
    },
    ...more,
  });
  const kinds = () => told.map(({ kind, version, code }) => `${kind} ${version} ${code}`);
  return { loader, told, kinds, asked, removed, messages, memory };
}

const componentOf = async (loader: ReturnType<typeof loaderOf>['loader']) => {
  const { module } = await loader.loadPage('hotel', 'hotel/list');
  return (module.Component as unknown as () => string)();
};

afterEach(() => {
  jest.useRealTimers();
});

describe('a release that does not load', () => {
  test.each([
    ['cannot be reached', lost('ScriptNetworkError: Failed to load script'), 'network'],
    ['throws', lost('ScriptExecutionError: no such thing'), 'execution'],
    ['is of another contract', () => ({ ...hotel('2.0.0'), contract: '0.9.0' }), 'contract'],
    ['is no manifest', () => ({}), 'contract'],
    [
      'has no messages',
      () => hotel('2.0.0', { messages: { en: lost('Loading chunk 7 failed'), id: never } }),
      'network',
    ],
  ])('because it %s is replaced by the last good one', async (_what, chosen, code) => {
    const { loader, kinds, removed, messages } = loaderOf(chosen);
    expect((await loader.loadRemote('hotel')).name).toBe('hotel');
    expect(await componentOf(loader)).toBe('1.0.0');
    expect(messages).toEqual([{ version: '1.0.0' }]);
    await Promise.resolve();
    expect(kinds().sort()).toEqual([`failover 2.0.0 ${code}`, `failure 2.0.0 ${code}`, 'load 1.0.0 ok']);
    expect(removed).toEqual(['2.0.0']);
    expect(loader.versions()).toEqual({ hotel: '1.0.0' });
  });

  test('within seconds when it hangs', async () => {
    jest.useFakeTimers();
    const { loader, asked } = loaderOf(never);
    const loading = loader.loadRemote('hotel');
    await jest.advanceTimersByTimeAsync(3_900);
    expect(asked).toEqual(['2.0.0']);
    await jest.advanceTimersByTimeAsync(200);
    expect((await loading).name).toBe('hotel');
    expect(asked).toEqual(['2.0.0', '1.0.0']);
  });

  test('leaves the designed state when the last good one fails too, and both are asked for again later', async () => {
    const { loader, asked, memory } = loaderOf(lost('gone'), lost('gone too'));
    expect(isRemoteUnavailable(await loader.loadRemote('hotel').catch((error: unknown) => error))).toBe(true);
    expect(asked).toEqual(['2.0.0', '2.0.0', '1.0.0', '1.0.0']);
    expect(JSON.parse(memory.get('failed_releases')!)).toEqual({});
  });

  test('is told as refused when its files are there but have other bytes', async () => {
    const ask = (async (_url: string, { integrity }: RequestInit = {}) => {
      if (integrity) throw new TypeError('Failed to fetch');
      return new Response('other bytes');
    }) as typeof fetch;
    const { loader, told } = loaderOf(lost('ScriptNetworkError: Failed to load script'), undefined, { ask });
    await loader.loadRemote('hotel');
    await new Promise(process.nextTick);
    expect(told.find(({ kind }) => kind === 'failure')?.code).toBe('integrity');
  });
});

describe('a release that is in use', () => {
  const good = () => hotel('2.0.0');

  test('tells one load, with its cohort', async () => {
    const { loader, told } = loaderOf(good);
    await Promise.all([loader.loadRemote('hotel'), loader.loadRemote('hotel')]);
    expect(told).toEqual([expect.objectContaining({ kind: 'load', version: '2.0.0', cohort: 'canary', code: 'ok' })]);
  });

  test('is replaced when a page crashes: the generation grows once the other is ready', async () => {
    const { loader, kinds, removed } = loaderOf(good);
    expect(await componentOf(loader)).toBe('2.0.0');
    let generation: number | undefined;
    loader.subscribe(() => (generation = loader.generationOf('hotel')));
    const rescue = loader.rescue('hotel', new Error('x is undefined'));
    expect([loader.generationOf('hotel'), generation, removed]).toEqual([0, undefined, []]);
    await rescue;
    expect([loader.generationOf('hotel'), generation, removed]).toEqual([1, 1, ['2.0.0']]);
    expect(await componentOf(loader)).toBe('1.0.0');
    expect(kinds()).toEqual(['load 2.0.0 ok', 'render-crash 2.0.0 crash', 'load 1.0.0 ok', 'failover 2.0.0 crash']);
  });

  test('is replaced once, however many of its pieces crash at the same time', async () => {
    const { loader, kinds, asked } = loaderOf(good);
    await loader.loadRemote('hotel');
    await Promise.all([
      loader.rescue('hotel', new Error('one')),
      loader.report('hotel:ticket', new Error('two')),
      loader.rescue('hotel', new Error('three')),
    ]);
    expect(asked).toEqual(['2.0.0', '1.0.0']);
    expect(kinds().filter((kind) => kind.startsWith('render-crash'))).toEqual(['render-crash 2.0.0 crash']);
  });

  test('has nothing left behind it when the last good one crashes too', async () => {
    const { loader, kinds } = loaderOf(good);
    await loader.loadRemote('hotel');
    await loader.rescue('hotel', new Error('one'));
    expect(loader.rescue('hotel', new Error('two'))).toBeUndefined();
    expect(kinds().at(-1)).toBe('render-crash 1.0.0 crash');
  });

  test('gives up its slots too', async () => {
    const { loader } = loaderOf(good);
    const versionOf = async () => ((await loader.load('hotel:ticket')) as unknown as () => string)();
    expect(await versionOf()).toBe('2.0.0');
    await loader.report('hotel:ticket', new Error('crash'));
    expect(loader.generation!('hotel:ticket')).toBe(1);
    expect(await versionOf()).toBe('1.0.0');
  });

  test.each([
    ['page', { routes: [{ path: 'hotel/list', lazy: lost('Loading chunk 7 failed') }] }],
    ['slot', { slots: { 'hotel:ticket': lost('Loading chunk 7 failed') } }],
  ])('that has lost the code of a %s is replaced before anything is shown', async (what, more) => {
    const { loader, told } = loaderOf(() => hotel('2.0.0', more));
    const shown =
      what === 'page' ? await componentOf(loader) : ((await loader.load('hotel:ticket')) as unknown as () => string)();
    expect(shown).toBe('1.0.0');
    await new Promise(process.nextTick);
    expect(told.find(({ kind }) => kind === 'failure')).toMatchObject({ phase: what, code: 'network' });
  });
});

describe('the tab', () => {
  test('does not try again what failed', async () => {
    const memory = createMemoryStore();
    await loaderOf(lost('gone'), undefined, { memory }).loader.loadRemote('hotel');
    const { loader, asked, kinds } = loaderOf(() => hotel('2.0.0'), undefined, { memory });
    await loader.loadRemote('hotel');
    expect([asked, kinds()]).toEqual([['1.0.0'], ['load 1.0.0 ok']]);
  });

  test('takes a version that nobody has seen failing', async () => {
    const memory = createMemoryStore({ failed_releases: '{"hotel":"1.9.0"}' });
    const { loader, asked } = loaderOf(() => hotel('2.0.0'), undefined, { memory });
    await loader.loadRemote('hotel');
    expect(asked).toEqual(['2.0.0']);
  });

  test.each(['not json', 'null', '7'])('bears a memory that makes no sense: %s', async (text) => {
    const { loader, asked } = loaderOf(() => hotel('2.0.0'), undefined, {
      memory: createMemoryStore({ failed_releases: text }),
    });
    await loader.loadRemote('hotel');
    expect(asked).toEqual(['2.0.0']);
  });
});
