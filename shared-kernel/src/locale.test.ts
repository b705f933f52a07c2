import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  localePath,
  LOCALES,
  LOCALE_TAGS,
  atMostOneDecimal,
  formatNumber,
  oneDecimal,
  parseLocalePath,
} from './locale.ts';

test.each([
  ['/id', 'id', '/'],
  ['/id/', 'id', '/'],
  ['/id/hotel/list', 'id', '/hotel/list'],
  ['/idea', 'en', '/idea'],
  ['/', 'en', '/'],
])('%s is %s and %s', (pathname, locale, path) => expect(parseLocalePath(pathname)).toEqual({ locale, path }));

test('a path keeps query and hash behind the prefix', () => {
  expect(['/', '/?a=1', '/#top', '/hotel?x=1'].map((path) => localePath('id', path))).toEqual([
    '/id',
    '/id?a=1',
    '/id#top',
    '/id/hotel?x=1',
  ]);
});

test('a prefix that is put on can be taken off', () => {
  const paths = fc
    .array(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(paths, fc.constantFrom(...LOCALES), (path, locale) => {
      expect(parseLocalePath(localePath(locale, path))).toEqual({ locale, path });
    }),
  );
});

test.each(LOCALES)('one decimal reads as the locale writes it in %s', (locale) => {
  for (const value of [0, 7, 8.94, 9.96, 10])
    expect(oneDecimal(value, locale)).toBe(
      value.toLocaleString(LOCALE_TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    );
});

test.each(LOCALES)('a number reads as the locale writes it in %s', (locale) => {
  for (const value of [0, 7, 999, 1_250, -1_250, 12_345.678, 1_250_000])
    for (const decimals of [0, 1, 2])
      expect(formatNumber(value, locale, decimals)).toBe(
        value.toLocaleString(LOCALE_TAGS[locale], { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      );
});

test('a whole number has no decimal where one is only possible', () => {
  expect([atMostOneDecimal(12, 'en'), atMostOneDecimal(12.04, 'id'), atMostOneDecimal(12.06, 'id')]).toEqual([
    '12',
    '12',
    '12,1',
  ]);
  expect(atMostOneDecimal(1_010, 'id')).toBe('1.010');
});
