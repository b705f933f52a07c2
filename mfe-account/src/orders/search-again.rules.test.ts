import { describe, expect, test } from '@jest/globals';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { searchAgainPath } from './search-again.rules.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const SEARCH = { destinationKey: 'DPS', checkInDate: '2026-12-12', countRoom: 1, countGuest: 2 };

describe('searching again', () => {
  test('asks for the same as before', () => {
    expect(searchAgainPath(TEST_OFFER, { service: 'hotel', search: SEARCH }, NOW_MS)).toBe(
      '/hotel/list?destinationKey=DPS&checkInDate=2026-12-12&countRoom=1&countGuest=2',
    );
    expect(
      searchAgainPath(TEST_OFFER, { service: 'flight', search: { origin: 'CGK', departDate: '2026-12-12' } }, NOW_MS),
    ).toBe('/flight/list?origin=CGK&departDate=2026-12-12');
  });

  test('leaves out what is no text or number', () => {
    expect(
      searchAgainPath(TEST_OFFER, { service: 'tour', search: { keyword: 'ubud', filters: { a: 1 } } }, NOW_MS),
    ).toBe('/tour/list?keyword=ubud');
  });

  test.each([
    ['a day that is over', { service: 'hotel', search: { ...SEARCH, checkInDate: '2026-11-19' } }],
    ['nothing known', { service: 'hotel', search: {} }],
    ['a service without a list', { service: 'category_product_ancillary', search: SEARCH }],
    ['no booking', undefined],
  ])('begins anew with %s', (_case, line) => {
    expect(searchAgainPath(TEST_OFFER, line, NOW_MS)).toBe('/');
  });
});
