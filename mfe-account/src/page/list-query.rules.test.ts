import { describe, expect, test } from '@jest/globals';
import { lastPageInstead } from './list-query.rules.ts';

describe('an empty page', () => {
  const instead = (query: string, total: number, items: readonly number[] = []) =>
    lastPageInstead(new URLSearchParams(query), { items, pagination: { total, perPage: 10 } });

  test('gives way to the last one, and the rest of the address stays', () => {
    expect(instead('view=list&page=2', 10)).toBe('?view=list&page=1');
    expect(instead('page=9', 21)).toBe('?page=3');
  });

  test.each([
    ['page=2', 11, [1]],
    ['page=2', 0, []],
    ['', 0, []],
    // A server that counts what it does not give.
    ['page=2', 11, []],
  ])('%s of %d things stays', (query, total, items) => {
    expect(instead(query, total, items)).toBeUndefined();
  });
});
