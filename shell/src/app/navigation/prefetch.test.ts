import { expect, test } from '@jest/globals';
import { inAppPath } from './prefetch.ts';

const link = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
};

test('only links that stay in the app count', () => {
  const origin = window.location.origin;
  expect(inAppPath(link('<a href="/id/hotel/list?x=1">x</a>'), origin)).toBe('/hotel/list');
  expect(inAppPath(link('<a href="https://other.test/hotel">x</a>'), origin)).toBeUndefined();
  expect(inAppPath(link('<a href="/hotel/list" target="_blank">x</a>'), origin)).toBeUndefined();
  expect(inAppPath(link('<a href="/file.pdf" download>x</a>'), origin)).toBeUndefined();
});
