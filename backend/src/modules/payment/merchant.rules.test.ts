import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findRefusal, formatRefusal, isOutOfReach, merchantFeeMinor } from './merchant.rules.ts';
import { findMerchant, MERCHANTS } from './merchants.ts';

const get = (code: string) => MERCHANTS.find((merchant) => merchant.productCode === code)!;
const HOUR = 3_600_000;
const need = { amountMinor: 1_000_000, currency: 'IDR' as const, millisecondsLeft: HOUR };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function reason(code: string, more: Partial<typeof need>, locale: 'en' | 'id' = 'en'): string | undefined {
  const refusal = findRefusal(get(code), { ...need, ...more });
  return refusal && plain(formatRefusal(get(code), refusal, locale));
}

describe('ways to pay', () => {
  test('QRIS stops at Rp 10,000,000, fee included', () => {
    expect(reason('QRIS', { amountMinor: 9_900_000 })).toBeUndefined();
    expect(reason('QRIS', { amountMinor: 10_660_000 })).toBe(
      'QRIS takes at most Rp. 10.000.000; this order is Rp. 10.734.620 with its fee of Rp. 74.620.',
    );
    expect(reason('QRIS', { amountMinor: 10_000_000 })).toContain('at most');
  });

  test('a shop counter that needs longer than the deadline is closed, and says so', () => {
    expect(reason('INDOMARET', { millisecondsLeft: 39 * 60_000 })).toBe(
      'Indomaret needs 2 hours to confirm; you have 39 minutes left.',
    );
    expect(reason('INDOMARET', { millisecondsLeft: 39 * 60_000 }, 'id')).toBe(
      'Indomaret perlu 2 jam untuk konfirmasi; batas waktu Anda 39 menit lagi.',
    );
    expect(reason('INDOMARET', { millisecondsLeft: 3 * HOUR })).toBeUndefined();
  });

  test('a shop counter is not offered at all for a hold that it can never meet', () => {
    const closed = MERCHANTS.filter((merchant) => isOutOfReach(merchant, HOUR)).map(({ group }) => group);
    expect(new Set(closed)).toEqual(new Set(['retail']));
    expect(MERCHANTS.filter((merchant) => isOutOfReach(merchant, 3 * HOUR))).toEqual([]);
  });

  test('Singapore dollars go by card only', () => {
    const open = MERCHANTS.filter(
      (merchant) => !findRefusal(merchant, { amountMinor: 18_850, currency: 'SGD', millisecondsLeft: HOUR }),
    );
    expect(open.map(({ group }) => group)).toEqual(['card']);
  });

  test('after the deadline nothing is open', () => {
    expect(MERCHANTS.filter((merchant) => !findRefusal(merchant, { ...need, millisecondsLeft: 0 }))).toEqual([]);
  });

  test('every pair of codes finds its own method and ids are unique', () => {
    for (const merchant of MERCHANTS) expect(findMerchant(merchant.bankCode, merchant.productCode)).toBe(merchant);
    expect(new Set(MERCHANTS.map(({ id }) => id)).size).toBe(17);
  });

  test('a fee is a whole amount, never negative, and never falls when the order grows', () => {
    const amounts = fc.integer({ min: 0, max: 500_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...MERCHANTS), amounts, amounts, (merchant, one, other) => {
        const [small, large] = [
          merchantFeeMinor(merchant, Math.min(one, other)),
          merchantFeeMinor(merchant, Math.max(one, other)),
        ];
        return Number.isSafeInteger(small) && small >= 0 && small <= large;
      }),
    );
  });

  test('a method that is open stays open with more time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MERCHANTS),
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.nat(4 * HOUR),
        fc.nat(HOUR),
        (merchant, amountMinor, left, more) => {
          const now = { amountMinor, currency: 'IDR' as const, millisecondsLeft: left };
          return (
            findRefusal(merchant, now) !== undefined ||
            findRefusal(merchant, { ...now, millisecondsLeft: left + more }) === undefined
          );
        },
      ),
    );
  });
});
