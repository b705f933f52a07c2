import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from './dates.ts';
import { money } from './money.ts';
import { comparePrice, withLook, type PriceLook } from './price-looks.ts';

const TODAY = '2026-11-25';
const totals = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 9 });

/** A look on each day up to yesterday. */
const looksOf = (minors: readonly number[]): readonly PriceLook[] =>
  minors.reduce<readonly PriceLook[]>(
    (looks, minor, at) => withLook(looks, { on: addDays(TODAY, at - minors.length), minor, currency: 'IDR' }),
    [],
  );

test('a total is lower, higher or the same only where it is so for each of the last five days that were looked at', () => {
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 4 }), (minors, now) => {
      const compared = comparePrice(looksOf(minors), TODAY, money(now, 'IDR'))!;
      const last = minors.slice(-5).toReversed();
      expect(compared.looks.map(({ minor }) => minor)).toEqual(last);
      const [least, most] = [Math.min(...last), Math.max(...last)];
      const plain = now < least ? 'lower' : now > most ? 'higher' : least === most ? 'same' : 'between';
      expect(compared.kind).toBe(plain);
    }),
  );
});

test('a day has one look, the latest; today and other currencies are not held against it', () => {
  const first = withLook([], { on: TODAY, minor: 5, currency: 'IDR' });
  const again = withLook(first, { on: TODAY, minor: 7, currency: 'IDR' });
  expect(again).toEqual([{ on: TODAY, minor: 7, currency: 'IDR' }]);
  expect(comparePrice(again, TODAY, money(6, 'IDR'))).toBeUndefined();
  expect(comparePrice(again, addDays(TODAY, 1), money(6, 'SGD'))).toBeUndefined();
  expect(comparePrice(again, addDays(TODAY, 1), money(6, 'IDR'))?.kind).toBe('lower');
});
