import { expect, test } from '@jest/globals';
import { REMOTE_NAMES } from './remote.ts';
import { findTicketPath, JOURNEY_PATHS, ownerOf, ROUTE_OWNERS } from './route-map.ts';

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
])('%s belongs to %s', (path, owner) => expect(ownerOf(path)).toBe(owner));

test('every remote owns something, and the journeys belong to their service', () => {
  expect(new Set(Object.values(ROUTE_OWNERS))).toEqual(new Set(REMOTE_NAMES));
  for (const [service, paths] of Object.entries(JOURNEY_PATHS)) {
    expect(Object.values(paths).map(ownerOf)).toEqual([service, service, service]);
  }
});

test('a booking has a ticket page where its service has one', () => {
  expect(findTicketPath({ service: 'hotel', id: '7b1c' })).toBe('/hotel/eticket?id=7b1c');
  expect(findTicketPath({ service: 'flight', id: 'a&b' })).toBe('/flight/eticket?id=a%26b');
  expect(findTicketPath({ service: 'tour', id: '7b1c' })).toBeUndefined();
  expect(findTicketPath({ service: 'constructor', id: '7b1c' })).toBeUndefined();
});
