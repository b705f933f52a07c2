import { expect, test } from '@jest/globals';
import { stayTotal } from './stay-total.rules.ts';

const idr = (minor: number) => ({ minor, currency: 'IDR' as const });
const PRICES = { '2026-12-24': idr(500_000), '2026-12-25': idr(700_000), '2026-12-26': idr(650_000) };

test('the nights of a stay are counted, the day of leaving is not', () => {
  expect(stayTotal(PRICES, '2026-12-24', '2026-12-26')).toEqual(idr(1_200_000));
});

test('a stay with a night whose price is not known has no total', () => {
  expect(stayTotal(PRICES, '2026-12-24', '2026-12-28')).toBeUndefined();
  expect(stayTotal({}, '2026-12-24', '2026-12-25')).toBeUndefined();
});
