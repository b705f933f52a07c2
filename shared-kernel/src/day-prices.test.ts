import { expect, test } from '@jest/globals';
import { money } from './money.ts';
import { daysAround, listDays, lowestMinor, totalOn } from './day-prices.ts';
import { daysOfMonth } from './month-days.ts';

const LIMITS = { from: '2026-12-10', to: '2027-12-05' };
const totals = {
  out: { '2026-12-12': money(800_000, 'IDR'), '2026-12-13': money(700_000, 'IDR') },
  back: { '2026-12-12': money(500_000, 'IDR'), '2026-12-15': money(600_000, 'IDR') },
};

test('only days that can be booked stand around the chosen one', () => {
  expect(listDays(daysAround('2026-12-12', LIMITS))).toEqual([
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
    '2026-12-14',
    '2026-12-15',
  ]);
  expect(daysAround('2027-12-04', LIMITS)).toEqual({ from: '2027-12-01', to: '2027-12-05' });
});

test('a month begins today at the earliest, and one that has gone by has no days', () => {
  expect(daysOfMonth('2026-12-24', LIMITS)).toEqual({ from: '2026-12-10', to: '2026-12-31' });
  expect(daysOfMonth('2027-02-01', LIMITS)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(listDays(daysOfMonth('2026-11-30', LIMITS))).toEqual([]);
});

test('a trip costs both ways, and nothing where it cannot be flown', () => {
  expect(totalOn(totals, '2026-12-12', '2026-12-15')).toEqual(money(1_400_000, 'IDR'));
  expect(totalOn(totals, '2026-12-13', '2026-12-12')).toBeUndefined();
  expect(totalOn(totals, '2026-12-13', '2026-12-16')).toBeUndefined();
  expect(totalOn({ out: totals.out, back: undefined }, '2026-12-13', undefined)).toEqual(money(700_000, 'IDR'));
});

test('the lowest of no totals is none', () => {
  expect(lowestMinor([undefined, money(3, 'IDR'), money(2, 'IDR')])).toBe(2);
  expect(lowestMinor([undefined])).toBeUndefined();
});
