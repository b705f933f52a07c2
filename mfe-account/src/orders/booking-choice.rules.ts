import { isExpired } from '@wisata/kernel/booking-status';
import { fromMajor, sumMoney } from '@wisata/kernel/money';
import type { BookingTime } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { parsePage } from '../page/list-query.rules.ts';

/** Every booking stands under one of them. */
export const BOOKING_TIMES: readonly BookingTime[] = ['upcoming', 'past', 'cancelled'];

/** What the address of the booking list says; an empty service means every one. */
export interface BookingQuery {
  readonly when: BookingTime;
  readonly service: string;
  readonly page: number;
}

export function readBookingQuery(query: URLSearchParams, known: readonly string[]): BookingQuery {
  const when = BOOKING_TIMES.find((each) => each === query.get('when')) ?? 'upcoming';
  // Addresses that were kept from earlier name the service as a tab.
  const named = [query.get('service'), query.get('tab')];
  return { when, service: known.find((each) => named.includes(each)) ?? '', page: parsePage(query) };
}

export function bookingsPath({ when, service, page }: Partial<BookingQuery>): string {
  const query = new URLSearchParams({
    ...(when && when !== 'upcoming' ? { when } : {}),
    ...(service ? { service } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/dashboard/order?${query}` : '/dashboard/order';
}

/** True while the booking waits for its money. */
export function isPayable(line: Line, nowMs: number): boolean {
  return line.payment_status !== 'paid' && line.status !== 'canceled' && !isOver(line, nowMs);
}

function isOver(line: Line, nowMs: number): boolean {
  return ['canceled', 'refunded'].includes(line.payment_status) || isExpired(line, nowMs);
}

/** A trip has what will take place: paid, or still to be paid. */
export function mayJoinTrip(line: Line, nowMs: number): boolean {
  return line.payment_status === 'paid' || isPayable(line, nowMs);
}

/** Adds a booking to those that are chosen, or takes it out again. */
export function toggleChoice(chosen: readonly Line[], line: Line): readonly Line[] {
  return chosen.some(({ id }) => id === line.id) ? chosen.filter(({ id }) => id !== line.id) : [...chosen, line];
}

/** What can be done with the chosen bookings together, and why not. */
export interface ChoiceView {
  readonly payable: readonly Line[];
  /** Text of the amount, or the literal 'Currency Error' for two currencies at once. */
  readonly total: ReturnType<typeof sumMoney>;
  readonly travelling: readonly Line[];
}

export function viewChoice(chosen: readonly Line[], nowMs: number): ChoiceView {
  const payable = chosen.filter((line) => isPayable(line, nowMs));
  return {
    payable,
    total: sumMoney(payable.map(({ amount, currency }) => fromMajor(amount, currency))),
    travelling: chosen.filter((line) => mayJoinTrip(line, nowMs)),
  };
}
