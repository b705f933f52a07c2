import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exactPrice, money, price } from './money.ts';
import { readPrices } from './read-prices.ts';

const RATES = { IDR: 1, SGD: 12_000, USD: 16_000, JPY: 100 };
const about = (text: string, to = 'USD') =>
  readPrices(text, to, RATES, 'en').map((each) => each.replace('\u00a0', ' '));

test.each([
  [price(money(1_248_000, 'IDR')), ['USD 78']],
  [`${price(money(1_600_000, 'IDR'))}.`, ['USD 100']],
  [`from ${price(money(16_000_000, 'IDR'))} to ${price(money(32_000_000, 'IDR'))}`, ['USD 1,000', 'USD 2,000']],
  [exactPrice(money(1_333_34, 'SGD')), ['USD 1,000']],
  [price(money(1_600_00, 'SGD')), ['USD 1,200']],
  [price(money(40_000, 'IDR')), ['USD 2.50']],
  [price(money(0, 'IDR')), []],
  ['740\u00a0rb', []],
  ['Room 12.500', []],
])('%s is %j', (text, expected) => expect(about(text)).toEqual(expected));

test('rupiah and dollars are written as everywhere on the site, yen without decimals', () => {
  expect(about(price(money(50_00, 'SGD')), 'IDR')).toEqual(['Rp. 600.000']);
  expect(about(price(money(600_000, 'IDR')), 'SGD')).toEqual(['S$ 50']);
  expect(about(price(money(500, 'IDR')), 'JPY')).toEqual(['JPY 5']);
});

test('what is in that currency already needs no second amount, nor what no rate is known for', () => {
  expect(about(price(money(600_000, 'IDR')), 'IDR')).toEqual([]);
  expect(about(price(money(600_000, 'IDR')), 'EUR')).toEqual([]);
});

test('whatever is written is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (minor) => {
      const rupiah = Number(about(exactPrice(money(minor, 'SGD')), 'IDR')[0]!.replace(/\D/g, ''));
      expect(rupiah).toBe(minor * 120);
    }),
  );
});
