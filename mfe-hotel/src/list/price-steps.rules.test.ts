import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceHistogram, priceScale } from './price-steps.rules.ts';

test('rupiah have the range of the contract, dollars one that covers the dearest night', () => {
  expect(priceScale('IDR', 9_000_000)).toEqual({ min: 0, max: 5_000_000, step: 50_000 });
  expect(priceScale('SGD', 412.5)).toEqual({ min: 0, max: 450, step: 10 });
});

test('every hotel is counted in exactly one slice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000_000 })), (nights) => {
      const counts = priceHistogram(nights, { min: 0, max: 5_000_000 });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(nights.length);
    }),
  );
});
