import type { BOOKING_EVENTS } from '@wisata/kernel/booking-status';
import type { Statuses } from '@wisata/kernel/contracts/order-line-fields';
import { failure, success } from '@wisata/kernel/outcome';
import type { Outcome } from '@wisata/kernel/outcome';

export type PaymentStatus = Statuses['payment_status'];
export type CheckoutStatus = Statuses['status_checkout'];
export type IssueStatus = Statuses['status_issue'];

export interface BookingState {
  readonly paymentStatus: PaymentStatus;
  readonly statusCheckout: CheckoutStatus;
  readonly statusIssue: IssueStatus;
}

export type BookingEventKind = (typeof BOOKING_EVENTS)[number];

/** What the event `created` leaves behind. */
export const CREATED_STATE: BookingState = { paymentStatus: 'unpaid', statusCheckout: 'open', statusIssue: 'waiting' };

/** Payment statuses in which the traveller may still pay and the stock is held for them. */
export const PAYABLE_STATUSES: readonly PaymentStatus[] = ['unpaid', 'process', 'failed'];
/** Statuses after which the stock went back and the same stay may be booked again. */
export const ENDED_STATUSES: readonly PaymentStatus[] = ['expired', 'canceled', 'refunded'];

const payable = (state: BookingState) => PAYABLE_STATUSES.includes(state.paymentStatus);
const paid = (state: BookingState) => state.paymentStatus === 'paid';

interface Transition {
  allowed(state: BookingState): boolean;
  next: Partial<BookingState>;
}

const TRANSITIONS: Record<BookingEventKind, Transition> = {
  'payment-started': { allowed: payable, next: { paymentStatus: 'process', statusCheckout: 'locked' } },
  // A payment that was replaced by another method, or that failed first, can still bring the money.
  'payment-settled': { allowed: payable, next: { paymentStatus: 'paid', statusCheckout: 'done' } },
  'payment-failed': {
    allowed: (state) => state.paymentStatus === 'process',
    next: { paymentStatus: 'failed', statusCheckout: 'open' },
  },
  expired: { allowed: payable, next: { paymentStatus: 'expired', statusCheckout: 'done' } },
  canceled: { allowed: payable, next: { paymentStatus: 'canceled', statusCheckout: 'done' } },
  'issue-started': {
    allowed: (state) => paid(state) && (state.statusIssue === 'waiting' || state.statusIssue === 'failed'),
    next: { statusIssue: 'process' },
  },
  issued: { allowed: (state) => paid(state) && state.statusIssue === 'process', next: { statusIssue: 'issued' } },
  'issue-failed': {
    allowed: (state) => paid(state) && state.statusIssue === 'process',
    next: { statusIssue: 'failed' },
  },
  refunded: {
    allowed: (state) => paid(state) && state.statusIssue !== 'process',
    next: { paymentStatus: 'refunded' },
  },
};

/** The state after an event, or a failure that leaves everything as it was. */
export function transition(state: BookingState, event: BookingEventKind): Outcome<BookingState> {
  const rule = TRANSITIONS[event];
  if (rule.allowed(state)) return success({ ...state, ...rule.next });
  const now = `${state.paymentStatus}/${state.statusCheckout}/${state.statusIssue}`;
  return failure('BOOKING_STATE', `A booking in ${now} does not accept ${event}.`);
}

/** Whether the three statuses may stand together at all. */
export function isLegalState({ paymentStatus, statusCheckout, statusIssue }: BookingState): boolean {
  switch (paymentStatus) {
    case 'unpaid':
    case 'failed':
      return statusCheckout === 'open' && statusIssue === 'waiting';
    case 'process':
      return statusCheckout === 'locked' && statusIssue === 'waiting';
    case 'expired':
    case 'canceled':
      return statusCheckout === 'done' && statusIssue === 'waiting';
    case 'paid':
      return statusCheckout === 'done';
    case 'refunded':
      return statusCheckout === 'done' && statusIssue !== 'process';
  }
}
