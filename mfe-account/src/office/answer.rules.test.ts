import { expect, test } from '@jest/globals';
import { exactPrice, fromMajor, type Currency } from '@wisata/kernel/money';
import fc from 'fast-check';
import { typedAmount } from './answer.rules.ts';

test.each<[Currency, string, number | undefined]>([
  ['IDR', '250000', 250_000],
  ['IDR', ' 250.000 ', 250_000],
  ['IDR', '250,000', 250_000],
  ['IDR', '1.500.000', 1_500_000],
  ['IDR', '1 500 000', 1_500_000],
  ['IDR', 'Rp. 1.500.000', 1_500_000],
  ['IDR', 'Rp250.000', 250_000],
  ['SGD', '1059.5', 1059.5],
  ['SGD', '12,50', 12.5],
  ['SGD', '1.250', 1250],
  ['SGD', '1,250', 1250],
  ['SGD', 'S$ 1,059.50', 1059.5],
  ['SGD', '1.059,50', 1059.5],
  ['SGD', '0.50', 0.5],
  // What could be read two ways is asked for again.
  ['IDR', '250.00', undefined],
  ['IDR', '250.000,00', undefined],
  ['IDR', '1.500.00', undefined],
  ['IDR', '1.500,000', undefined],
  ['IDR', '0.500', undefined],
  ['IDR', 'S$ 100', undefined],
  ['SGD', '0.500', undefined],
  ['SGD', '12.5000', undefined],
  ['SGD', '1.250.5.0', undefined],
  ['IDR', '-5', undefined],
  ['IDR', '2e5', undefined],
  ['IDR', '', undefined],
  ['SGD', 'ten', undefined],
  ['SGD', '.', undefined],
])('in %s %s is read as %s', (currency, text, amount) => {
  expect(typedAmount(text, currency)).toBe(amount);
});

test('an amount is read as the site writes it, and as it stands in the field at first', () => {
  fc.assert(
    fc.property(fc.constantFrom('IDR' as const, 'SGD' as const), fc.nat(2_000_000_000), (currency, minor) => {
      const amount = currency === 'IDR' ? minor : minor / 100;
      expect(typedAmount(exactPrice(fromMajor(amount, currency)), currency)).toBe(amount);
      expect(typedAmount(String(amount), currency)).toBe(amount);
    }),
  );
});
