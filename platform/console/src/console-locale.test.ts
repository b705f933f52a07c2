import { expect, test } from '@jest/globals';
import { findLocale } from './console-locale.ts';

test('a language that was chosen goes before those of the browser', () => {
  expect(findLocale('en', ['id-ID'])).toBe('en');
  expect(findLocale('id', ['en-US'])).toBe('id');
});

test('else it is the first of the browser’s that the console speaks', () => {
  expect(findLocale(null, ['jv-ID', 'id-ID', 'en'])).toBe('id');
  expect(findLocale(null, ['en-GB', 'id'])).toBe('en');
  expect(findLocale('fr', ['fr-FR', 'ID'])).toBe('id');
});

test('and English where it speaks none of them', () => {
  expect([findLocale(null, []), findLocale('', ['fr', 'idb'])]).toEqual(['en', 'en']);
});
