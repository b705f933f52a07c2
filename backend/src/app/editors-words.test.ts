import { expect, test } from '@jest/globals';
import { shownWords } from './editors-words.ts';

test.each([
  ['Rp. 100.000 off orders of Rp 1.250.000', 'Rp.\u00a0100.000 off orders of Rp\u00a01.250.000'],
  ['S$ 12 or IDR 5', 'S$\u00a012 or IDR\u00a05'],
  ['In Rp. or dollars, S$ or not', 'In Rp. or dollars, S$ or not'],
  ['**Bold** and **two words**, 2 ** 3 ** 4', 'Bold and two words, 2 ** 3 ** 4'],
])('%j reads as %j', (written, shown) => {
  expect(shownWords(written)).toBe(shown);
});
