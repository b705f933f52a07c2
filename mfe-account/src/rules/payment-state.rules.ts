import { earliestDeadline, isExpired } from '@wisata/kernel/booking-status';
import type { Line, Transaction } from '../api/order.schema.ts';

/** What the payment page has to say about the bookings at its address. */
export type PaymentState = 'payable' | 'paid' | 'expired';

export function paymentState(lines: readonly Line[], nowMs: number): PaymentState {
  if (lines.every((line) => line.payment_status === 'paid')) return 'paid';
  const over = lines.some((line) => line.payment_status === 'canceled' || isExpired(line, nowMs));
  return over ? 'expired' : 'payable';
}

/** Until when all lines can still be paid together. */
export function payableUntilMs(lines: readonly Line[]): number | undefined {
  return earliestDeadline(lines);
}

/** What the result page shows; `issuing` once the money is there and the voucher is not. */
export type ResultState = 'waiting' | 'issuing' | 'done' | 'issue-failed' | 'failed' | 'expired';

export function resultState({ paymentStatus, bookings }: Pick<Transaction, 'paymentStatus' | 'bookings'>): ResultState {
  if (paymentStatus === 'paid') {
    if (bookings.every((line) => line.status_issue === 'issued')) return 'done';
    return bookings.some((line) => line.status_issue === 'failed') ? 'issue-failed' : 'issuing';
  }
  if (paymentStatus === 'failed') return 'failed';
  return ['expired', 'canceled', 'refunded'].includes(paymentStatus) ? 'expired' : 'waiting';
}

/** Step of the checkout header: paying is done only once the money is there, and nothing goes on after a deadline. */
export function checkoutStepOf(state: ResultState): 3 | 4 | null {
  if (state === 'expired') return null;
  return state === 'waiting' || state === 'failed' ? 3 : 4;
}
