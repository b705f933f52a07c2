import { expect, test } from '@jest/globals';
import { findMatch } from './highlight.tsx';

test.each([
  ['Yogyakarta', 'YOGYA', 0],
  ['Bandara Adi Sumarmo', 'adi', 8],
  ['Kepulauan Seribu', 'ribu', 12],
  ['São Paulo', 'sao', 0],
  ['Bali', 'java', -1],
  ['Bali', '  ', -1],
])('%s is matched by "%s" at %i', (text, query, at) => {
  expect(findMatch(text, query)).toBe(at);
});

test('the beginning of a word comes before the middle of an earlier one', () => {
  expect(findMatch('Sebali Bali', 'bali')).toBe(7);
});
