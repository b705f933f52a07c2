import { expect, test } from '@jest/globals';
import { compareText } from './compare-text.ts';

test('names stand in the order of letters, capitals or not', () => {
  expect(['Ubud', 'anyer', 'Bandung', 'ubud'].toSorted(compareText)).toEqual(['anyer', 'Bandung', 'Ubud', 'ubud']);
  expect(compareText('IDR', 'idr')).toBe(0);
});
