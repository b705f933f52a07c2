import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  allocate,
  compactPrice,
  convert,
  exactPrice,
  formatMoney,
  fromMajor,
  inRupiah,
  money,
  multiply,
  parseCurrency,
  price,
  sumMoney,
  toMajor,
} from './money.ts';
import type { Currency, Money } from './money.ts';

const currencies = fc.constantFrom<Currency>('IDR', 'SGD');
const amounts = fc.record({ minor: fc.integer({ min: -1e12, max: 1e12 }), currency: currencies });

const rupiah = (minor: number) => money(minor, 'IDR');
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  test.each([0.5, NaN, Infinity, 2 ** 53])('refuses %p minor units', (minor) => {
    expect(() => rupiah(minor)).toThrow(RangeError);
  });

  test('major units survive the way out and back', () => {
    fc.assert(
      fc.property(amounts, (amount) =>
        expect(fromMajor(toMajor(amount), amount.currency)).toEqual(money(amount.minor, amount.currency)),
      ),
    );
  });

  test.each([
    [1.005, 'SGD', 101],
    [-1.005, 'SGD', -101],
    [12.5, 'SGD', 1250],
    [0.1 + 0.2, 'SGD', 30],
    [1e-7, 'SGD', 0],
    [1345000, 'IDR', 1345000],
    [0.5, 'IDR', 1],
    [-0.5, 'IDR', -1],
  ] as const)('%p %s is %p minor units', (major, currency, minor) => {
    expect(fromMajor(major, currency).minor).toBe(minor);
  });
});

describe('arithmetic', () => {
  test('a sum of one currency is exact and independent of order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 20 }), (minors) => {
        const total = minors.reduce((sum, minor) => sum + minor, 0);
        expect(sumMoney(minors.map(rupiah))).toEqual({ ok: true, data: rupiah(total) });
        expect(sumMoney([...minors].reverse().map(rupiah))).toEqual({ ok: true, data: rupiah(total) });
      }),
    );
  });

  test('currencies are never added to each other', () => {
    const mixed: Money[] = [rupiah(1), money(1, 'SGD')];
    expect(sumMoney(mixed)).toMatchObject({
      ok: false,
      failure: { code: 'CURRENCY_ERROR', message: 'Currency Error' },
    });
  });

  test('an empty sum is zero in the currency that was asked for', () => {
    expect(sumMoney([], 'SGD')).toEqual({ ok: true, data: money(0, 'SGD') });
  });

  test('parts sum to the whole and none is off its share by a unit', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const parts = allocate(amount, weights);
        expect(sumMoney(parts, amount.currency)).toEqual({ ok: true, data: money(amount.minor, amount.currency) });
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        parts.forEach((part, index) => {
          const share = total === 0 ? amount.minor / weights.length : (amount.minor * (weights[index] ?? 0)) / total;
          expect(Math.abs(part.minor - share)).toBeLessThan(1.001);
        });
      }),
    );
  });

  test('what does not divide goes to the largest remainder, then to the first', () => {
    expect(allocate(rupiah(100), [1, 1, 1]).map((part) => part.minor)).toEqual([34, 33, 33]);
    expect(allocate(rupiah(-100), [1, 1, 1]).map((part) => part.minor)).toEqual([-34, -33, -33]);
    expect(allocate(rupiah(10), [0.5, 0.25, 0.25]).map((part) => part.minor)).toEqual([5, 3, 2]);
    expect(allocate(rupiah(5), [0, 0]).map((part) => part.minor)).toEqual([3, 2]);
  });

  test('an amount cannot be allocated over nothing or over less than nothing', () => {
    expect(() => allocate(rupiah(1), [])).toThrow(RangeError);
    expect(() => allocate(rupiah(1), [2, -1])).toThrow(RangeError);
    expect(() => allocate(rupiah(1), [NaN])).toThrow(RangeError);
  });

  test('rates round half away from zero by their decimals', () => {
    expect(multiply(rupiah(1_000_000), 3).minor).toBe(3_000_000);
    expect(multiply(money(100, 'SGD'), 0.145).minor).toBe(15);
    expect(multiply(money(-100, 'SGD'), 0.145).minor).toBe(-15);
  });

  test('converts by a rate in major units and leaves its own currency alone', () => {
    expect(convert(fromMajor(12, 'SGD'), 'IDR', 11_900)).toEqual(rupiah(142_800));
    expect(convert(rupiah(11_900), 'SGD', 1 / 11_900)).toEqual(money(100, 'SGD'));
    expect(convert(rupiah(5), 'IDR', 99)).toEqual(rupiah(5));
  });

  test('says a foreign amount in rupiah where the rate is known', () => {
    expect(inRupiah(fromMajor(218.24, 'SGD'), 12_000)).toEqual(rupiah(2_618_880));
    expect(inRupiah(fromMajor(218.24, 'SGD'), 1)).toBeUndefined();
    expect(inRupiah(rupiah(5), 12_000)).toBeUndefined();
  });
});

describe('text', () => {
  test.each([
    [rupiah(1_250_000), 'Rp.\u00a01.250.000', '1,250,000.00'],
    [fromMajor(1250, 'SGD'), 'S$\u00a01.250', '1,250.00'],
    [fromMajor(1250.5, 'SGD'), 'S$\u00a01.251', '1,250.50'],
    [fromMajor(-12.34, 'SGD'), '-S$\u00a012', '-12.34'],
    [money(-4, 'SGD'), 'S$\u00a00', '-0.04'],
    [rupiah(0), 'Rp.\u00a00', '0.00'],
    [rupiah(-999), '-Rp.\u00a0999', '-999.00'],
  ])('%j', (amount, shown, printed) => {
    expect(price(amount)).toBe(shown);
    expect(formatMoney(amount)).toBe(printed);
  });

  test('printed amounts can be read back to the minor unit, shown ones to the whole unit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromMajor(Number(formatMoney(amount).replaceAll(',', '')), amount.currency).minor).toBe(amount.minor);
        const shown = Number(
          price(amount)
            .replace(/Rp\.\u00a0|S\$\u00a0/, '')
            .replaceAll('.', ''),
        );
        expect(Math.abs(shown - toMajor(amount))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test.each([
    [740, 'Rp. 740'],
    [740_000, '740 rb'],
    [999_499, '999 rb'],
    [999_500, '1,00 jt'],
    [5_376_000, '5,38 jt'],
    [9_994_999, '9,99 jt'],
    [9_995_000, '10,0 jt'],
    [53_760_000, '53,8 jt'],
    [99_950_000, '100 jt'],
    [999_499_999, '999 jt'],
    [1_200_000_000, '1,20 M'],
    [-740_000, '-740 rb'],
  ])('%p rupiah is %s on a pin', (minor, shown) => {
    expect(withPlainSpaces(compactPrice(rupiah(minor)))).toBe(shown);
  });

  test('dollars are short already', () => {
    expect(withPlainSpaces(compactPrice(fromMajor(188, 'SGD')))).toBe('S$ 188');
  });
});

describe('currency of a record', () => {
  test('names and signs are understood in any case', () => {
    expect(['idr', 'Rp.', 'RP', 'sgd', 'S$', 'USD', '', 1, null].map(parseCurrency)).toEqual([
      'IDR',
      'IDR',
      'IDR',
      'SGD',
      'SGD',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('what is paid is said to the cent', () => {
  expect(exactPrice(money(105_950, 'SGD'))).toBe('S$\u00a01,059.50');
  expect(exactPrice(money(91_700, 'SGD'))).toBe('S$\u00a0917.00');
  expect(exactPrice(money(-2083, 'SGD'))).toBe('-S$\u00a020.83');
  expect(exactPrice(money(1_345_000, 'IDR'))).toBe('Rp.\u00a01.345.000');
});
