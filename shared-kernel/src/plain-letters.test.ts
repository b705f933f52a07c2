import { describe, expect, test } from '@jest/globals';
import { plainLetters, plainWords } from './plain-letters.ts';

describe('text for comparing', () => {
  test.each([
    ['Café Sarinah', 'cafe sarinah'],
    ['ﬁne', 'fine'],
    ['Ōsaka', 'osaka'],
    ['Gili-Trawangan', 'gili-trawangan'],
  ])('has the plain letters of %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });

  test.each([
    ['  Gili-Trawangan ', 'gili trawangan'],
    ["Ma'nene’ (Toraja)", 'ma nene toraja'],
    ['Ubud, 2 malam', 'ubud 2 malam'],
    ['–', ''],
  ])('has the plain words of %s', (text, plain) => {
    expect(plainWords(text)).toBe(plain);
  });
});
