import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plainErrorText } from './error-text.ts';

test.each([
  ['x is not a function', 'x is not a function'],
  ['No order for rani@example.test', 'No order for <e-mail>'],
  ['No order for "Rani" of \'Jalan Mawar 3\'', 'No order for <value> of <value>'],
  ["Cannot read properties of undefined (reading 'price')", 'Cannot read properties of undefined (reading <value>)'],
  ["can't find guest 'O'Brien' here", "can't find guest <value> here"],
  ['guest “Rani” and ‘Budi’ and `Sari` and «Dewi»', 'guest <value> and <value> and <value> and <value>'],
  ['broken "Rani Wijaya', 'broken <value>'],
  ["broken 'Rani Wijaya", 'broken <value>'],
  ['order 12345 of +62 812-3456-7890, card 4111 1111 1111 1111', 'order <number> of +<number>, card <number>'],
  ['born 1990-04-12, room 101', 'born <number>, room 101'],
  ['GET https://wisata.test/order?email=rani&x=1 failed', 'GET https://wisata.test/order failed'],
  ['at /order/list#rani failed', 'at /order/list failed'],
  ['two\nlines\u0000 of\u202e it', 'two lines of it'],
])('%s', (said, told) => {
  expect(plainErrorText(said)).toBe(told);
});

test('is at most 200 characters, and a value that is cut there is gone before', () => {
  const told = plainErrorText(`${'word '.repeat(36)}"${'secret'.repeat(40)}"`);
  expect(told.length).toBeLessThanOrEqual(200);
  expect(told).not.toContain('secret');
});

test('said again it changes nothing, and no four digits in a row are left', () => {
  const part = fc.constantFrom(
    '"',
    "'",
    '`',
    '“',
    '”',
    'a',
    'é',
    '@',
    '.',
    '/',
    '?',
    '#',
    ' ',
    '7',
    '42',
    '2026',
    'https://',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const told = plainErrorText(parts.join(''));
      expect(plainErrorText(told)).toBe(told);
      expect(told).not.toMatch(/\d{4}/);
    }),
    { numRuns: 2_000 },
  );
});
