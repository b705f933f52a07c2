import { describe, expect, test } from '@jest/globals';
import { makeLine, makeTransaction, PAID_LINE, type LineAnswer } from '../api/order.fixture.ts';
import { checkoutStepOf, payableUntilMs, paymentState, resultState } from './payment-state.rules.ts';

const GIVEN_BACK = makeLine({ payment_status: 'refunded', status: 'refunded', status_issue: 'issued' });
const CANCELED = makeLine({ payment_status: 'canceled', status_checkout: 'done' });
const LATE = makeLine({ time_limit: '2026-11-20T06:59:00.000Z' });
const NOW_MS = Date.parse('2026-11-20T07:00:00.000Z');

describe('what the payment page says', () => {
  test('bookings in time can be paid', () => {
    expect(paymentState([makeLine()], NOW_MS)).toBe('payable');
  });

  test('one booking that is over closes the whole payment', () => {
    expect(paymentState([makeLine(), LATE], NOW_MS)).toBe('expired');
  });

  test.each([
    ['unpaid', [CANCELED]],
    ['after it was paid', [GIVEN_BACK]],
    ['beside one that can be paid', [makeLine(), CANCELED]],
    ['beside one that is too late', [LATE, GIVEN_BACK]],
  ])('a booking that was cancelled %s is said to be cancelled, never payable or late', (_when, lines) => {
    expect(paymentState(lines, NOW_MS)).toBe('canceled');
  });

  test('paid bookings stay paid after their time, and when one of them was given back', () => {
    expect(paymentState([PAID_LINE], NOW_MS + 86_400_000)).toBe('paid');
    expect(paymentState([PAID_LINE, GIVEN_BACK], NOW_MS)).toBe('paid');
  });

  test('the first deadline counts', () => {
    const sooner = makeLine({ time_limit: '2026-11-20T07:30:00.000Z' });
    expect(payableUntilMs([makeLine(), sooner])).toBe(Date.parse('2026-11-20T07:30:00.000Z'));
  });
});

describe('what the result page says', () => {
  const paid = (...issues: LineAnswer['status_issue'][]) =>
    makeTransaction({
      paymentStatus: 'paid',
      bookings: issues.map((status_issue) => makeLine({ payment_status: 'paid', status_issue })),
    });

  test.each([
    [makeTransaction(), 'waiting'],
    [makeTransaction({ paymentStatus: 'unpaid' }), 'waiting'],
    [makeTransaction({ paymentStatus: 'failed' }), 'failed'],
    [makeTransaction({ paymentStatus: 'expired' }), 'expired'],
    [makeTransaction({ paymentStatus: 'canceled' }), 'expired'],
    [makeTransaction({ paymentStatus: 'refunded' }), 'expired'],
    [paid('issued', 'issued'), 'done'],
    [paid('issued', 'process'), 'issuing'],
    [paid('issued', 'failed'), 'issue-failed'],
    [makeTransaction({ paymentStatus: 'paid', bookings: [GIVEN_BACK] }), 'canceled'],
    [makeTransaction({ paymentStatus: 'paid', bookings: [GIVEN_BACK, PAID_LINE] }), 'done'],
  ])('%#: %s is %s', (transaction, state) => {
    expect(resultState(transaction)).toBe(state);
  });

  test.each([
    ['waiting', 3],
    ['failed', 3],
    ['expired', null],
    ['canceled', null],
    ['issuing', 4],
    ['issue-failed', 4],
    ['done', 4],
  ] as const)('%s stands at step %p: only money that came ends the payment', (state, step) => {
    expect(checkoutStepOf(state)).toBe(step);
  });
});
