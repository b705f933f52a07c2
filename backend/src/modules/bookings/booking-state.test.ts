import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BOOKING_EVENTS } from '@wisata/kernel/booking-status';
import { CREATED_STATE, ENDED_STATUSES, isLegalState, transition } from './booking-state.ts';
import type { BookingEventKind, BookingState } from './booking-state.ts';

const events = fc.array(fc.constantFrom(...BOOKING_EVENTS), { maxLength: 30 });

function states(sequence: readonly BookingEventKind[]): BookingState[] {
  const list = [CREATED_STATE];
  for (const event of sequence) {
    const before = list.at(-1)!;
    const after = transition(before, event);
    list.push(after.ok ? after.data : before);
  }
  return list;
}

describe('the booking state machine', () => {
  test('no sequence of events reaches an illegal combination', () => {
    fc.assert(fc.property(events, (sequence) => states(sequence).every(isLegalState)));
  });

  test('money once taken is never lost: paid only ever becomes refunded', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const reached = states(sequence).map((state) => state.paymentStatus);
        const first = reached.indexOf('paid');
        return first === -1 || reached.slice(first).every((status) => status === 'paid' || status === 'refunded');
      }),
    );
  });

  test('an ended booking accepts nothing any more, so its stock goes back once', () => {
    fc.assert(
      fc.property(events, fc.constantFrom(...BOOKING_EVENTS), (sequence, event) => {
        const last = states(sequence).at(-1)!;
        return !ENDED_STATUSES.includes(last.paymentStatus) || !transition(last, event).ok;
      }),
    );
  });

  test('a voucher exists only for money: every issue event before payment is refused', () => {
    fc.assert(
      fc.property(events, (sequence) =>
        states(sequence).every(
          (state) => state.statusIssue === 'waiting' || ['paid', 'refunded'].includes(state.paymentStatus),
        ),
      ),
    );
  });

  test('a booking is paid at most once and issued at most once', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let state = CREATED_STATE;
        const seen = { 'payment-settled': 0, issued: 0 };
        for (const event of sequence) {
          const next = transition(state, event);
          if (!next.ok) continue;
          state = next.data;
          if (event === 'payment-settled' || event === 'issued') seen[event] += 1;
        }
        return seen['payment-settled'] <= 1 && seen.issued <= 1;
      }),
    );
  });

  test('the ordinary way leads to an issued voucher', () => {
    const last = states(['payment-started', 'payment-settled', 'issue-started', 'issued']).at(-1);
    expect(last).toEqual({ paymentStatus: 'paid', statusCheckout: 'done', statusIssue: 'issued' });
  });

  test('after a failed payment another method may be tried, and a failed issue may be tried again', () => {
    const last = states([
      'payment-started',
      'payment-failed',
      'payment-started',
      'payment-settled',
      'issue-started',
      'issue-failed',
      'issue-started',
      'issued',
    ]).at(-1);
    expect(last).toEqual({ paymentStatus: 'paid', statusCheckout: 'done', statusIssue: 'issued' });
  });

  test('a refusal names the state and the event', () => {
    expect(transition(CREATED_STATE, 'issued')).toEqual({
      ok: false,
      failure: {
        code: 'BOOKING_STATE',
        message: 'A booking in unpaid/open/waiting does not accept issued.',
        retryable: false,
      },
    });
  });
});
