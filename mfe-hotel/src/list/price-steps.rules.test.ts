import { expect, test } from '@jest/globals';
import { priceScale } from './price-steps.rules.ts';

test('rupiah have the range of the contract, dollars one that covers the dearest night', () => {
  expect(priceScale('IDR', 9_000_000)).toEqual({ min: 0, max: 5_000_000, step: 50_000 });
  expect(priceScale('SGD', 412.5)).toEqual({ min: 0, max: 450, step: 10 });
});
