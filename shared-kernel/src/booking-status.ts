import { parseInstant } from './dates.ts';
import type { OrderLine } from './remote.ts';

/** What can happen to a booking once it is made. */
export const BOOKING_EVENTS = [
  'payment-started',
  'payment-settled',
  'payment-failed',
  'expired',
  'canceled',
  'issue-started',
  'issued',
  'issue-failed',
  'refunded',
] as const;

/** Badge of a cart line (spec section 4). */
export type OrderBadge = 'paid' | 'process' | 'error' | 'canceled' | 'expired' | 'unpaid';

/** The fields of a line that decide its status. */
export type StatusFields = Pick<OrderLine, 'time_limit' | 'payment_status' | 'status' | 'status_issue'>;

/** Where a payment stands for a page that waits for it. */
export type PaymentResult = 'success' | 'failed' | 'pending';

/**
 * The badge of a line now. First match wins: canceled or refunded, then for paid lines issued, failed, still issuing,
 * then expired, then unpaid with its counter. A paid line never expires.
 */
export function orderBadge(line: StatusFields, nowMs: number): OrderBadge {
  if (isCanceled(line)) return 'canceled';
  if (line.payment_status === 'paid') {
    if (line.status_issue === 'issued') return 'paid';
    return line.status_issue === 'failed' ? 'error' : 'process';
  }
  return isExpired(line, nowMs) ? 'expired' : 'unpaid';
}

/** True for a line whose voucher can be had: paid, issued and not given back since. */
export const isIssued = (line: Omit<StatusFields, 'time_limit'>): boolean =>
  line.payment_status === 'paid' && line.status_issue === 'issued' && !isCanceled(line);

/** True for a paid line that the supplier has not answered yet. */
export const isIssuing = (line: Pick<StatusFields, 'payment_status' | 'status_issue'>): boolean =>
  line.payment_status === 'paid' && line.status_issue !== 'issued' && line.status_issue !== 'failed';

/** True for an unpaid line whose time limit is missing, unreadable or reached, and for one that the server calls expired. */
export function isExpired(line: StatusFields, nowMs: number): boolean {
  if (line.payment_status === 'paid' || isCanceled(line)) return false;
  const limitMs = parseInstant(line.time_limit);
  return line.payment_status === 'expired' || limitMs === undefined || limitMs <= nowMs;
}

/** The first time limit of several bookings that are paid together, epoch milliseconds; undefined when none has one. */
export function earliestDeadline(lines: readonly Pick<OrderLine, 'time_limit'>[]): number | undefined {
  const limits = lines.map((line) => parseInstant(line.time_limit)).filter((limitMs) => limitMs !== undefined);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Label of a transaction in lists (spec section 4), or undefined when it has none: it is paid, or still payable. */
export function transactionLabel(
  transaction: { readonly paymentStatus: string; readonly bookings: readonly StatusFields[] },
  nowMs: number,
): 'Expired' | 'Error' | 'Canceled' | undefined {
  if (transaction.paymentStatus === 'paid') return undefined;
  if (transaction.paymentStatus === 'canceled' || transaction.paymentStatus === 'refunded') return 'Canceled';
  if (transaction.paymentStatus === 'failed') return 'Error';
  const expired =
    transaction.paymentStatus === 'expired' || transaction.bookings.some((line) => isExpired(line, nowMs));
  return expired ? 'Expired' : undefined;
}

/** What `payment_status` means to the page that waits for the gateway: failed, expired and canceled have all failed. */
export function paymentResult(paymentStatus: string): PaymentResult {
  if (paymentStatus === 'paid') return 'success';
  return ['failed', 'expired', 'canceled', 'refunded'].includes(paymentStatus) ? 'failed' : 'pending';
}

/** True for a line that was cancelled, paid or not. */
export function isCanceled(line: Pick<OrderLine, 'payment_status' | 'status'>): boolean {
  return ['canceled', 'refunded'].includes(line.payment_status) || line.status === 'canceled';
}
