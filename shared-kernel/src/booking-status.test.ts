import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { earliestDeadline, isExpired, orderBadge, paymentResult, transactionLabel } from './booking-status.ts';
import type { StatusFields } from './booking-status.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const LATER = '2026-11-20T08:00:01Z';
const PAST = '2026-11-20T07:59:59Z';

const line = (payment_status: string, more: Partial<StatusFields> = {}): StatusFields => ({
  payment_status,
  status: 'booked',
  status_issue: 'waiting',
  time_limit: LATER,
  ...more,
});

describe('orderBadge', () => {
  test.each([
    [line('unpaid'), 'unpaid'],
    [line('process'), 'unpaid'],
    [line('failed'), 'unpaid'],
    [line('unpaid', { time_limit: PAST }), 'expired'],
    [line('unpaid', { time_limit: '2026-11-20T08:00:00Z' }), 'expired'],
    [line('unpaid', { time_limit: null }), 'expired'],
    [line('unpaid', { time_limit: 'soon' }), 'expired'],
    [line('expired'), 'expired'],
    [line('paid'), 'process'],
    [line('paid', { status_issue: 'process' }), 'process'],
    [line('paid', { status_issue: 'issued', time_limit: PAST }), 'paid'],
    [line('paid', { status_issue: 'failed' }), 'error'],
    [line('paid', { status_issue: 'process', time_limit: null }), 'process'],
    [line('canceled', { time_limit: PAST }), 'canceled'],
    [line('refunded', { status_issue: 'issued' }), 'canceled'],
    [line('paid', { status: 'canceled', status_issue: 'issued' }), 'canceled'],
  ] as const)('%j is %s', (fields, badge) => {
    expect(orderBadge(fields, NOW)).toBe(badge);
  });

  test('a line that is settled stays what it is, however late it gets', () => {
    const settled = fc.constantFrom('paid', 'canceled', 'refunded');
    const issues = fc.constantFrom('waiting', 'process', 'issued', 'failed');
    fc.assert(
      fc.property(settled, issues, fc.integer({ min: -1e9, max: 1e12 }), (payment_status, status_issue, passed) => {
        const fields = line(payment_status, { status_issue });
        expect(isExpired(fields, NOW + passed)).toBe(false);
        expect(orderBadge(fields, NOW + passed)).toBe(orderBadge(fields, NOW));
      }),
    );
  });

  test('an unpaid line expires once and for good', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (offset, wait) => {
        const fields = line('unpaid');
        if (isExpired(fields, NOW + offset)) expect(isExpired(fields, NOW + offset + wait)).toBe(true);
        expect(isExpired(fields, NOW + offset)).toBe(offset >= 1000);
      }),
    );
  });
});

test('several bookings share the earliest limit', () => {
  expect(
    earliestDeadline([line('unpaid'), line('unpaid', { time_limit: PAST }), line('unpaid', { time_limit: null })]),
  ).toBe(Date.parse(PAST));
  expect(earliestDeadline([line('unpaid', { time_limit: null })])).toBeUndefined();
});

test.each([
  ['paid', PAST, undefined],
  ['unpaid', LATER, undefined],
  ['unpaid', PAST, 'Expired'],
  ['expired', LATER, 'Expired'],
  ['failed', PAST, 'Error'],
  ['canceled', PAST, 'Canceled'],
] as const)('a transaction that is %s with a limit at %s is %s', (paymentStatus, time_limit, label) => {
  expect(transactionLabel({ paymentStatus, bookings: [line('unpaid'), line('unpaid', { time_limit })] }, NOW)).toBe(
    label,
  );
});

test('a page that waits knows when to stop', () => {
  expect(['paid', 'failed', 'expired', 'canceled', 'unpaid', 'process', ''].map(paymentResult)).toEqual([
    'success',
    'failed',
    'failed',
    'failed',
    'pending',
    'pending',
    'pending',
  ]);
});
