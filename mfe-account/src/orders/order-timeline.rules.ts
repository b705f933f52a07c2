import { BOOKING_EVENTS, isExpired } from '@wisata/kernel/booking-status';
import { compareText } from '@wisata/kernel/compare-text';
import type { BookingEvent, Line, OrderRequest } from '../api/order.schema.ts';

/** Steps that the page has words for; what the server may add later is left out. */
const KNOWN = [
  'created',
  ...BOOKING_EVENTS,
  'refund-requested',
  'reschedule-requested',
  'refund-declined',
  'reschedule-accepted',
  'reschedule-declined',
  'request-question',
  'request-reply',
] as const;
export type StepKind = (typeof KNOWN)[number] | 'pay' | 'voucher';

/** One point of an order's story. `next` has not happened yet. */
export interface OrderStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'next' | 'failed';
  /** The wish that this step has answered with a yes: its amount and day belong to the step. */
  readonly agreed?: OrderRequest;
}

const FAILED: readonly StepKind[] = ['payment-failed', 'issue-failed', 'expired', 'canceled'];

const isKnown = (kind: string): kind is (typeof KNOWN)[number] => KNOWN.some((known) => known === kind);

/** Tries that follow each other tell one thing: the last of them stays. */
function withoutRepeats(events: readonly BookingEvent[]): readonly BookingEvent[] {
  return events.filter((event, index) => events[index + 1]?.kind !== event.kind);
}

/** A step that only began says nothing once it has ended. */
function withoutBeginnings(events: readonly BookingEvent[]): readonly BookingEvent[] {
  const endOf: Readonly<Record<string, readonly string[]>> = {
    'payment-started': ['payment-settled', 'payment-failed'],
    'issue-started': ['issued', 'issue-failed'],
  };
  return events.filter((event, index) => {
    const ends = endOf[event.kind];
    return !ends || !events.slice(index + 1).some(({ kind }) => ends.includes(kind));
  });
}

function stillToCome(line: Line, nowMs: number): StepKind[] {
  if (line.payment_status === 'paid') return line.status_issue === 'issued' ? [] : ['voucher'];
  const isOver = ['canceled', 'refunded', 'expired'].includes(line.payment_status) || isExpired(line, nowMs);
  return isOver ? [] : ['pay', 'voucher'];
}

const ANSWERS: readonly StepKind[] = ['refunded', 'reschedule-accepted'];

function findAgreed({ requests }: Line, kind: StepKind, at: string): OrderRequest | undefined {
  if (!ANSWERS.includes(kind)) return undefined;
  return requests.find(({ decision, timeline }) => decision === 'accepted' && timeline.at(-1)?.at === at);
}

/** What happened to a booking and what is still to come, oldest first. */
export function orderSteps(line: Line, nowMs: number): readonly OrderStep[] {
  const known = line.timeline.filter(({ kind }) => isKnown(kind));
  const hasStart = known.some(({ kind }) => kind === 'created');
  const events = [...(hasStart ? [] : [{ at: line.created_at, kind: 'created', note: null }]), ...known];
  const told = withoutBeginnings(withoutRepeats([...events].sort((a, b) => compareText(a.at, b.at))));
  const ahead = stillToCome(line, nowMs);
  const past = told.flatMap(({ at, kind }, index): OrderStep[] => {
    if (!isKnown(kind)) return [];
    const isOpen = kind === 'payment-started' || kind === 'issue-started';
    const state = FAILED.includes(kind) ? 'failed' : isOpen && index === told.length - 1 ? 'current' : 'done';
    const agreed = findAgreed(line, kind, at);
    return [{ id: `${at} ${kind}`, kind, at, state, ...(agreed ? { agreed } : {}) }];
  });
  return [...past, ...ahead.map((kind): OrderStep => ({ id: kind, kind, at: undefined, state: 'next' }))];
}
