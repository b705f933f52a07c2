import { earliestDeadline, isCanceled, isExpired, isIssued } from '@wisata/kernel/booking-status';
import type { Line, Transaction } from '../api/order.schema.ts';

/** What the payment page has to say about the bookings at its address. */
export type PaymentState = 'payable' | 'paid' | 'expired' | 'canceled';

export function paymentState(lines: readonly Line[], nowMs: number): PaymentState {
  const kept = lines.filter((line) => !isCanceled(line));
  if (kept.length > 0 && kept.every((line) => line.payment_status === 'paid')) return 'paid';
  if (kept.length < lines.length) return 'canceled';
  return lines.some((line) => isExpired(line, nowMs)) ? 'expired' : 'payable';
}

/** Until when all lines can still be paid together. */
export function payableUntilMs(lines: readonly Line[]): number | undefined {
  return earliestDeadline(lines);
}

/** What the result page shows; `issuing` once the money is there and the voucher is not, `canceled` once all of it was given back. */
export type ResultState = 'waiting' | 'issuing' | 'done' | 'issue-failed' | 'failed' | 'expired' | 'canceled';

export function resultState({ paymentStatus, bookings }: Pick<Transaction, 'paymentStatus' | 'bookings'>): ResultState {
  if (paymentStatus === 'paid') {
    const kept = bookings.filter((line) => !isCanceled(line));
    if (kept.length === 0) return 'canceled';
    if (kept.every(isIssued)) return 'done';
    return kept.some((line) => line.status_issue === 'failed') ? 'issue-failed' : 'issuing';
  }
  if (paymentStatus === 'failed') return 'failed';
  return ['expired', 'canceled', 'refunded'].includes(paymentStatus) ? 'expired' : 'waiting';
}

/** Step of the checkout header: paying is done only once the money is there, and nothing goes on after a deadline. */
export function checkoutStepOf(state: ResultState): 3 | 4 | null {
  if (state === 'expired' || state === 'canceled') return null;
  return state === 'waiting' || state === 'failed' ? 3 : 4;
}
