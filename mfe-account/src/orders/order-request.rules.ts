import { isCalendarDate, todayInJakarta } from '@wisata/kernel/dates';
import type { Line, OrderRequest } from '../api/order.schema.ts';

export type RequestType = OrderRequest['type'];
export const REQUEST_TYPES: readonly RequestType[] = ['refund', 'reschedule'];

/** What the form of a request has; texts as typed, the day `YYYY-MM-DD`, empty or what was typed for it. */
export interface RequestInput {
  readonly reason: string;
  readonly wantedDate: string;
}

export const EMPTY_REQUEST: RequestInput = { reason: '', wantedDate: '' };
export const MIN_REASON = 10;
export const MAX_REASON = 2000;

/** Keys of the messages beside the fields; empty when the request may be sent. */
export function checkRequest(
  type: RequestType,
  { reason, wantedDate }: RequestInput,
  nowMs: number,
): Partial<Record<keyof RequestInput, string>> {
  const length = reason.trim().length;
  const reasonProblem =
    length === 0 ? 'reasonMissing' : length < MIN_REASON ? 'reasonShort' : length > MAX_REASON ? 'reasonLong' : '';
  const dateProblem = type === 'reschedule' ? findDateProblem(wantedDate, nowMs) : '';
  return {
    ...(reasonProblem ? { reason: reasonProblem } : {}),
    ...(dateProblem ? { wantedDate: dateProblem } : {}),
  };
}

function findDateProblem(date: string, nowMs: number): string {
  if (!isCalendarDate(date)) return date ? 'dayUnreadable' : 'dateMissing';
  return date <= todayInJakarta(nowMs) ? 'datePast' : '';
}

/** A request that still waits for its answer; only one of a kind may. */
export function findOpenRequest(line: Pick<Line, 'requests'>, type: RequestType): OrderRequest | undefined {
  return line.requests.find((request) => request.type === type && request.status !== 'answered');
}

/** Requests are for what is paid and has not come back already. */
export function mayRequest(line: Pick<Line, 'payment_status' | 'status_issue'>): boolean {
  return line.payment_status === 'paid';
}

/** Whether the help desk waits for the traveller's word. */
export function isAsked({ status, timeline }: Pick<OrderRequest, 'status' | 'timeline'>): boolean {
  return status !== 'answered' && timeline.at(-1)?.kind === 'question';
}
