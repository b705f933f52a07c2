import { expect, test } from '@jest/globals';
import { ownerOf, rootOf, slotOwner } from './route-map.ts';

const OWNERS = {
  '': 'content',
  blog: 'content',
  hotel: 'hotel',
  tour: 'tour-venue',
  venue: 'tour-venue',
  passwordreset: 'account',
  dashboard: 'account',
  account: 'account',
};

test.each([
  ['/', 'content'],
  ['', 'content'],
  ['/id', 'content'],
  ['/id/', 'content'],
  ['/?utm=1', 'content'],
  ['/hotel', 'hotel'],
  ['/hotel/list?city=Bali#top', 'hotel'],
  ['/id/hotel/list', 'hotel'],
  ['/hotels', undefined],
  ['/tour/detail', 'tour-venue'],
  ['/venue/list/return', 'tour-venue'],
  ['/passwordreset/abc', 'account'],
  ['/dashboard/member/detail', 'account'],
  ['/blog/category/promo', 'content'],
  ['/maintenance', undefined],
  ['/dev/font', undefined],
  ['/idea', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (path, owner) => expect(ownerOf(path, OWNERS)).toBe(owner));

test.each([
  ['hotel:ticket', 'hotel'],
  ['tour:ticket', 'tour-venue'],
  ['venue:order-line', 'tour-venue'],
  ['account:due-bar', 'account'],
  ['cruise:ticket', undefined],
  ['__proto__:ticket', undefined],
  ['constructor:ticket', undefined],
] as const)('the slot %s belongs to %s', (slot, owner) => expect(slotOwner(slot, OWNERS)).toBe(owner));

test('a route stands under its first segment', () => {
  expect(['', 'hotel', 'hotel/list', 'blog/:slug'].map(rootOf)).toEqual(['', 'hotel', 'hotel', 'blog']);
});
