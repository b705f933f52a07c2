import { expect, test } from '@jest/globals';
import { loaderOf, remoteWith } from '../testing/render-shell.tsx';
import { inAppPath, mayPrefetch, prefetchPath } from './prefetch.ts';

const link = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
};

test('nothing is fetched ahead on 2g or with save-data', () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});

test('only links that stay in the app count', () => {
  const origin = window.location.origin;
  expect(inAppPath(link('<a href="/id/hotel/list?x=1">x</a>'), origin)).toBe('/hotel/list');
  expect(inAppPath(link('<a href="https://other.test/hotel">x</a>'), origin)).toBeUndefined();
  expect(inAppPath(link('<a href="/hotel/list" target="_blank">x</a>'), origin)).toBeUndefined();
  expect(inAppPath(link('<a href="/file.pdf" download>x</a>'), origin)).toBeUndefined();
});

test('the owner is loaded, its page only when asked for', async () => {
  let pages = 0;
  const lazy = async () => {
    pages += 1;
    return {};
  };
  const { loader, asked } = loaderOf({ hotel: remoteWith('hotel', [{ path: 'hotel/list', lazy }]) });
  await prefetchPath(loader, '/hotel/list', false);
  expect([asked.length, pages]).toEqual([1, 0]);
  await prefetchPath(loader, '/hotel/list', true);
  expect(pages).toBe(1);
  await prefetchPath(loader, '/unknown', true);
  expect(asked).toEqual(['hotel', 'hotel']);
});

test('a remote that is down is no news yet', async () => {
  await expect(prefetchPath(loaderOf({}).loader, '/flight/list', true)).resolves.toBeUndefined();
});
