import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import {
  filterPath,
  filterQuery,
  filterServices,
  isFiltered,
  readFilter,
  updateFilter,
} from './transaction-filter.rules.ts';

const KNOWN = filterServices(TEST_OFFER);

const read = (query: string) => readFilter(new URLSearchParams(query), KNOWN);

describe('the filter of transactions', () => {
  test('is read from the address', () => {
    expect(read('keyword=kuta&service=hotel,flight&startDate=2026-11-01&endDate=2026-11-30&page=2')).toEqual({
      keyword: 'kuta',
      service: ['hotel', 'flight'],
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      page: 2,
    });
  });

  test('forgets what is no filter', () => {
    expect(read('service=hotel,spaceship&startDate=soon&endDate=2026-02-30&page=-3')).toEqual({
      keyword: '',
      service: ['hotel'],
      startDate: '',
      endDate: '',
      page: 1,
    });
  });

  test('comes back from its own address', () => {
    const day = fc.constantFrom('', '2026-11-01', '2027-02-28');
    fc.assert(
      fc.property(
        fc.record({
          keyword: fc.string({ maxLength: 20 }).map((text) => text.trim()),
          service: fc.subarray([...KNOWN]),
          startDate: day,
          endDate: day,
          page: fc.integer({ min: 1, max: 99 }),
        }),
        (filter) => {
          expect(read(filterPath(filter).split('?')[1] ?? '')).toEqual(filter);
        },
      ),
    );
  });

  test('has a plain address', () => {
    expect(filterPath(read('service=hotel,flight&page=1'))).toBe('/member/history?service=hotel,flight');
    expect(filterPath(read(''))).toBe('/member/history');
    expect(filterQuery(read('keyword=a+b'))).toEqual({ keyword: 'a b' });
  });

  test('changes by name and starts at the first page again', () => {
    const filter = read('service=hotel&page=4');
    expect(updateFilter(filter, 'service', 'flight', KNOWN)).toMatchObject({ service: ['hotel', 'flight'], page: 1 });
    expect(updateFilter(filter, 'service', 'hotel', KNOWN)).toMatchObject({ service: [], page: 1 });
    expect(updateFilter(filter, 'keyword', 'bali', KNOWN)).toMatchObject({ keyword: 'bali', page: 1 });
    expect(updateFilter(filter, 'service', 'spaceship', KNOWN).service).toEqual(['hotel']);
    expect(() => updateFilter(filter, 'colour', 'red', KNOWN)).toThrow('Filter colour is not found');
  });

  test('knows whether anything is filtered; a page is not', () => {
    expect(isFiltered(read('page=3'))).toBe(false);
    expect(isFiltered(read('endDate=2026-11-30'))).toBe(true);
  });
});
