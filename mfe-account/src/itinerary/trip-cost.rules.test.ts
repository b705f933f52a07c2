import { expect, test } from '@jest/globals';
import { money } from '@wisata/kernel/money';
import { makeLine } from '../api/order.fixture.ts';
import { addUpTrip, parseBudget } from './trip-cost.rules.ts';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const TOMORROW = '2026-11-24T03:00:00Z';
const open = { payment_status: 'unpaid', status: 'unpaid', status_issue: 'waiting', time_limit: TOMORROW } as const;
const paid = { payment_status: 'paid', status: 'issued', status_issue: 'issued' } as const;

test('a trip costs what is paid and what is still to be paid, in rupiah', () => {
  const lines = [
    makeLine({ ...paid, id: 'a', title: 'Arunika', amount: 1_000_000, currency: 'IDR' }),
    makeLine({ ...open, id: 'b', title: 'Orchard', amount: 100, currency: 'SGD', amount_idr: 1_180_000 }),
    makeLine({ ...open, id: 'c', amount: 5_000_000, time_limit: '2026-11-22T03:00:00Z' }),
    makeLine({ ...paid, id: 'd', amount: 7_000_000, payment_status: 'refunded', status: 'refunded' }),
  ];
  expect(addUpTrip(lines, NOW)).toEqual({
    lines: [
      { id: 'a', title: 'Arunika', amount: money(1_000_000, 'IDR') },
      { id: 'b', title: 'Orchard', amount: money(1_180_000, 'IDR') },
    ],
    apart: [],
    total: money(2_180_000, 'IDR'),
    paid: money(1_000_000, 'IDR'),
    due: money(1_180_000, 'IDR'),
  });
});

test('a booking that nobody can say in rupiah stands apart in its own currency and is in no sum', () => {
  const stay = makeLine({ ...paid, id: 'a', amount: 1_000_000 });
  const dollars = makeLine({ ...paid, id: 'b', title: 'Orchard', amount: 100, currency: 'SGD', amount_idr: null });
  expect(addUpTrip([stay, dollars], NOW)).toMatchObject({
    lines: [{ id: 'a' }],
    apart: [{ id: 'b', title: 'Orchard', amount: money(10_000, 'SGD') }],
    total: money(1_000_000, 'IDR'),
    paid: money(1_000_000, 'IDR'),
  });
});

test.each([
  ['3.500.000', 3_500_000],
  ['Rp 3,500,000', 3_500_000],
  ['0', 0],
])('%s is a budget', (text, minor) => {
  expect(parseBudget(text)).toEqual(money(minor, 'IDR'));
});

test.each(['', 'much'])('"%s" is none', (text) => {
  expect(parseBudget(text)).toBeUndefined();
});
