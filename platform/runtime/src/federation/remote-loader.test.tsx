import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import type { Composition } from './composition.ts';
import type { RemoteFailure } from './release-reports.ts';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { createRemoteLoader, type RemoteLoaderOptions } from './remote-loader.ts';
import { isRemoteUnavailable } from './remote-unavailable-error.ts';
import { createMemoryStore } from '../context/storage.ts';

const ref = { version: '1.0.0', base: '/r/hotel/1.0.0/', integrity: {} };
const composition: Composition = {
  revision: 1,
  shell: { version: '1.0.0', cohort: 'stable' },
  remotes: { hotel: ref, 'tour-venue': ref },
};
const SearchForm = () => null;

function manifestOf(name: string, more: object = {}) {
  return {
    contract: KERNEL_CONTRACT,
    remote: {
      name,
      contract: KERNEL_CONTRACT,
      routes: [{ path: `${name}/list` }],
      slots: { [`${name}:search-form`]: async () => ({ default: SearchForm }) },
      messages: {
        en: async () => ({ default: { title: 'Hotels' } }),
        id: async () => ({ default: { title: 'Hotel' } }),
      },
      events: { publishes: [], reads: [] },
      ...more,
    },
  };
}

/** A loader whose imports give the prepared results in turn; the last one stays. */
function loaderOf(results: readonly (() => unknown)[], more: Partial<RemoteLoaderOptions> = {}) {
  const failures: RemoteFailure[] = [];
  const messages: [string, unknown][] = [];
  const imported: string[] = [];
  const pauses: number[] = [];
  const loader = createRemoteLoader({
    composition,
    owners: TEST_OFFER.owners,
    origin: 'http://wisata.test',
    locale: 'id',
    addMessages: (remote, texts) => messages.push([remote, texts]),
    onFailure: (failure) => failures.push(failure),
    memory: createMemoryStore(),
    pause: async (ms) => void pauses.push(ms),
    importRemote: async (name) => {
      imported.push(name);
      return results[Math.min(imported.length, results.length) - 1]?.();
    },
    ...more,
  });
  return { loader, failures, messages, imported, pauses };
}

const good = () => manifestOf('hotel');
const lost = () => Promise.reject(new Error('Loading script failed'));
const never = () => new Promise(() => undefined);

afterEach(() => {
  jest.useRealTimers();
});

describe('a remote', () => {
  test('is loaded once for everybody, with its messages in the language of the page', async () => {
    const { loader, imported, messages } = loaderOf([good]);
    const [first, second] = await Promise.all([loader.loadRemote('hotel'), loader.loadRemote('hotel')]);
    expect(second).toBe(first);
    expect((await loader.loadRemote('hotel')).name).toBe('hotel');
    expect(imported).toEqual(['hotel']);
    expect(messages).toEqual([['hotel', { title: 'Hotel' }]]);
  });

  test('is asked for a second time after a pause', async () => {
    const { loader, imported, pauses, failures } = loaderOf([lost, good]);
    expect((await loader.loadRemote('hotel')).name).toBe('hotel');
    expect([imported.length, pauses, failures]).toEqual([2, [300], []]);
  });

  test('that cannot be loaded is reported once, and asked for again by the next who wants it', async () => {
    const { loader, imported, failures } = loaderOf([lost, lost, good]);
    const error = await loader.loadRemote('hotel').catch((reason: unknown) => reason);
    expect(isRemoteUnavailable(error)).toBe(true);
    expect(failures).toEqual([{ remote: 'hotel', phase: 'load', message: 'Loading script failed' }]);
    expect((await loader.loadRemote('hotel')).name).toBe('hotel');
    expect(imported).toHaveLength(3);
  });

  test('that is not in the composition is asked for nowhere', async () => {
    const { loader, imported, failures } = loaderOf([good]);
    await expect(loader.loadRemote('flight')).rejects.toThrow('Remote flight is not available');
    expect([imported, failures[0]?.remote, failures[0]?.phase]).toEqual([[], 'flight', 'load']);
  });

  test.each([
    ['of another major contract', () => ({ ...good(), contract: '1.1.0' }), /Contract 1\.1\.0 does not fit/],
    ['of another name', () => manifestOf('flight'), /says it is flight/],
    ['without a manifest', () => ({}), /no manifest/],
    ['that is nothing', () => undefined, /no manifest/],
    ['without messages', () => manifestOf('hotel', { messages: undefined }), /no manifest/],
  ])('%s is refused, without asking again', async (_what, given, message) => {
    const { loader, imported, failures } = loaderOf([given]);
    await expect(loader.loadRemote('hotel')).rejects.toMatchObject({ name: 'RemoteUnavailableError', remote: 'hotel' });
    expect(imported).toHaveLength(1);
    expect(failures).toEqual([{ remote: 'hotel', phase: 'contract', message: expect.stringMatching(message) }]);
  });

  test('of the same major contract is taken, newer or older', async () => {
    const major = KERNEL_CONTRACT.split('.')[0];
    const { loader } = loaderOf([() => ({ ...good(), contract: `${major}.99.0` })]);
    expect((await loader.loadRemote('hotel')).name).toBe('hotel');
  });

  test.each([
    ['entry', never],
    ['messages', () => manifestOf('hotel', { messages: { en: never, id: never } })],
  ])('whose %s never comes is given up after two waits', async (_what, given) => {
    jest.useFakeTimers();
    const { loader, failures } = loaderOf([given]);
    const loading = loader.loadRemote('hotel').catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(15_900);
    expect(failures).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(isRemoteUnavailable(await loading)).toBe(true);
    expect(failures[0]?.message).toMatch(/No answer within 8000 ms/);
  });
});

describe('a slot', () => {
  test('comes from its owner, and the same promise is kept for every render', async () => {
    const { loader, imported } = loaderOf([good]);
    const first = loader.load('hotel:search-form');
    expect(loader.load('hotel:search-form')).toBe(first);
    expect(await first).toBe(SearchForm);
    expect(imported).toEqual(['hotel']);
  });

  test('that failed stays failed until it is forgotten', async () => {
    const { loader } = loaderOf([lost, lost, good]);
    const failed = loader.load('hotel:search-form');
    await expect(failed).rejects.toThrow('Remote hotel is not available');
    expect(loader.load('hotel:search-form')).toBe(failed);
    loader.forget('hotel:search-form');
    expect(await loader.load('hotel:search-form')).toBe(SearchForm);
  });

  test('whose own file is lost is asked for a second time', async () => {
    let tries = 0;
    const slot = async () => {
      if (tries++ === 0) throw new Error('Loading chunk failed');
      return { default: SearchForm };
    };
    const { loader } = loaderOf([() => manifestOf('hotel', { slots: { 'hotel:search-form': slot } })]);
    expect(await loader.load('hotel:search-form')).toBe(SearchForm);
  });

  test('that nobody offers is an error which says so', async () => {
    const { loader } = loaderOf([good]);
    await expect(loader.load('hotel:ticket')).rejects.toThrow('hotel does not offer hotel:ticket');
    await expect(loader.load('cruise:ticket')).rejects.toThrow('Nobody owns the slot cruise:ticket');
  });
});

test('crashes of slots and pages are told with their owner', () => {
  const { loader, failures } = loaderOf([good]);
  void loader.report('venue:ticket', new Error('No seats'));
  void loader.report('cruise:ticket', new Error('Nobody hears'));
  loader.reportCrash('hotel', 'thrown text');
  expect(failures).toEqual([
    { remote: 'tour-venue', phase: 'slot', message: 'No seats' },
    { remote: 'hotel', phase: 'render', message: 'thrown text' },
  ]);
});

test('the code of the page that a visitor goes to comes beside the texts, and only that page', async () => {
  const begun: string[] = [];
  const page = (path: string) => ({ path, lazy: async () => (begun.push(path), { Component: () => null }) });
  let textsAreHere: (texts: object) => void = () => undefined;
  const texts = new Promise<object>((resolve) => (textsAreHere = resolve));
  const routes = [page('hotel/list'), page('hotel/:key')];
  const { loader } = loaderOf([() => manifestOf('hotel', { routes, messages: { en: () => texts, id: () => texts } })]);
  const loading = loader.loadRemote('hotel', '/hotel/kencana');
  await new Promise(process.nextTick);
  expect(begun).toEqual(['hotel/:key']);
  textsAreHere({ default: {} });
  expect((await loading).name).toBe('hotel');
});
