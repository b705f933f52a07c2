import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import type { Composition, RevisionAnswer } from '@wisata/runtime/composition';
import { isOutdated, watchRevision } from './revision-watch.ts';

const release = (version: string) => ({ version, base: `/r/hotel/${version}/`, integrity: {} });
const composition: Composition = {
  revision: 4,
  shell: { version: '1.0.0', cohort: 'stable' },
  remotes: { hotel: release('2.0.0'), account: release('1.0.0') },
};
const same: RevisionAnswer = { revision: 4, shell: '1.0.0', remotes: { hotel: '2.0.0', account: '1.0.0' } };
const rolledBack: RevisionAnswer = { ...same, revision: 5, remotes: { hotel: '1.0.0', account: '1.0.0' } };

test.each<[string, RevisionAnswer, boolean]>([
  ['nothing new', same, false],
  ['a change that does not concern this visitor', { ...same, revision: 9 }, false],
  ['another version', rolledBack, true],
  ['a remote that is gone', { ...same, revision: 5, remotes: { hotel: '2.0.0' } }, true],
  ['another shell', { ...same, revision: 5, shell: '1.1.0' }, true],
  ['a new remote', { ...same, revision: 5, remotes: { ...same.remotes, train: '1.0.0' } }, true],
  ['a slot that was turned off', { ...same, revision: 5, slotsOff: ['hotel:search-form'] }, true],
  [
    'other versions of the same revision, as a visitor without cookies gets them',
    { ...rolledBack, revision: 4 },
    false,
  ],
])('%s', (_what, now, expected) => {
  expect(isOutdated(composition, now)).toBe(expected);
});

test('a slot that was turned on again is news, and one that is off still is none', () => {
  const without = { ...composition, slotsOff: ['hotel:search-form'] };
  expect(isOutdated(without, { ...same, revision: 5 })).toBe(true);
  expect(isOutdated(without, { ...same, revision: 5, slotsOff: ['hotel:search-form'] })).toBe(false);
});

describe('a page that is open', () => {
  const nativeFetch = window.fetch;
  const answers: RevisionAnswer[] = [];
  let asked = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    answers.length = 0;
    asked = 0;
    window.fetch = async () => {
      asked += 1;
      return Response.json(answers.at(-1) ?? same);
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    window.fetch = nativeFetch;
  });

  async function open(at: string) {
    const page = (path: string, layout?: string) => ({ path, handle: { layout }, element: null, loader: () => null });
    const router = createMemoryRouter(
      [page('/hotel/list'), page('/hotel/detail'), page('/hotel/checkout', 'checkout'), page('/payment', 'checkout')],
      { initialEntries: [at] },
    );
    const loaded: string[] = [];
    watchRevision({ window, composition, router, random: () => 0, load: (href) => loaded.push(href) });
    await jest.advanceTimersByTimeAsync(0);
    return { router, loaded };
  }

  test('asks every half minute and loads the next page anew once it differs', async () => {
    const { router, loaded } = await open('/hotel/list');
    await jest.advanceTimersByTimeAsync(30_000);
    await router.navigate('/hotel/detail');
    expect([asked, loaded]).toEqual([1, []]);
    answers.push(rolledBack);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(loaded).toEqual([]);
    await router.navigate('/hotel/list?city=Bali#map');
    expect(loaded).toEqual(['/hotel/list?city=Bali#map']);
  });

  test('asks when it is looked at again, not at every switch', async () => {
    await open('/hotel/list');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    expect(asked).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    expect(asked).toBe(1);
  });

  test('waits for the end of a checkout', async () => {
    answers.push(rolledBack);
    const { router, loaded } = await open('/hotel/checkout');
    await jest.advanceTimersByTimeAsync(30_000);
    await router.navigate('/payment?booking=1');
    await router.navigate('/hotel/list');
    expect(loaded).toEqual([]);
    await router.navigate('/hotel/detail');
    expect(loaded).toEqual(['/hotel/detail']);
  });

  test('keeps what one page hands to the next, and its place in a list', async () => {
    answers.push(rolledBack);
    const { router, loaded } = await open('/hotel/list');
    await jest.advanceTimersByTimeAsync(30_000);
    await router.navigate('/hotel/list?sort=price');
    await router.navigate('/hotel/detail', { state: { email: 'a@b.test' } });
    expect(loaded).toEqual([]);
  });

  test('bears an answer that makes no sense', async () => {
    window.fetch = async () => new Response('<!doctype html>', { status: 404 });
    const { router, loaded } = await open('/hotel/list');
    await jest.advanceTimersByTimeAsync(60_000);
    await router.navigate('/hotel/detail');
    expect(loaded).toEqual([]);
  });
});
