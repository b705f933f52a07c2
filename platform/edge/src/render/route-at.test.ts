import { expect, test } from '@jest/globals';
import { routeAt } from './route-at.ts';

const ROUTES = ['', 'blog', 'blog/:slug', 'blog/category', 'passwordreset/:token', 'hotel/list'];

test.each([
  ['/', ''],
  ['/hotel/list', 'hotel/list'],
  ['/hotel/list/', 'hotel/list'],
  ['/blog/bali', 'blog/:slug'],
  ['/blog/category', 'blog/category'],
  ['/blog/', 'blog'],
  ['/hotel', undefined],
  ['/hotel/list/return', undefined],
  ['/passwordreset//', undefined],
])('%s leads to %j', (path, route) => {
  expect(routeAt(path, ROUTES)).toBe(route);
});
