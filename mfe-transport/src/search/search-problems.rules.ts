import { TRANSPORT_LIMITS } from '@wisata/kernel/contracts/transport-terms';
import { addDays } from '@wisata/kernel/dates';
import { wallClockAt, ZONES } from '@wisata/kernel/zones';
import type { TripSearch } from '../trip/trip-search.rules.ts';

/** What keeps a search from being made, by field of the form, as keys of sentences; the server's refusals say the same ones. */
export type SearchProblems = Partial<Record<'pickUp' | 'dropOff' | 'start' | 'end' | 'flight', string>>;

const FLIGHT = /^[A-Z0-9]{2} ?\d{1,4}[A-Z]?$/i;
/** So long before pick-up the sale ends. */
const SALE_ENDS_MS = 3 * 3_600_000;

/** Nobody knows the clocks of a place here. Those of Jakarta are behind all others: what is too late by them is too late anywhere. */
function startProblem({ pickUpDate, pickUpTime }: TripSearch, nowMs: number): string | undefined {
  const today = wallClockAt(nowMs, ZONES.WIB).date;
  const { date, time } = wallClockAt(nowMs + SALE_ENDS_MS, ZONES.WIB);
  if (pickUpDate < today) return 'search.problem.past';
  if (`${pickUpDate} ${pickUpTime}` <= `${date} ${time}`) return 'refused.TRANSPORT_CLOSED';
  return pickUpDate > addDays(today, TRANSPORT_LIMITS.daysAhead) ? 'refused.TRANSPORT_NOT_OPEN' : undefined;
}

function endProblem({ mode, pickUpDate, pickUpTime, dropOffDate, dropOffTime }: TripSearch): string | undefined {
  if (mode === 'transfer') return undefined;
  if (`${dropOffDate} ${dropOffTime}` <= `${pickUpDate} ${pickUpTime}`) return 'refused.TRANSPORT_BACKWARDS';
  return dropOffDate > addDays(pickUpDate, TRANSPORT_LIMITS.days) ? 'refused.TRANSPORT_TOO_LONG' : undefined;
}

/** What is wrong with a search; empty when it can be made. */
export function findSearchProblems(search: TripSearch, nowMs: number): SearchProblems {
  const { mode, pickUp, dropOff, flight } = search;
  const isTransfer = mode === 'transfer';
  const [start, end] = [startProblem(search, nowMs), endProblem(search)];
  return {
    ...(pickUp ? {} : { pickUp: 'search.problem.place' }),
    ...(isTransfer && !dropOff ? { dropOff: 'search.problem.place' } : {}),
    ...(isTransfer && dropOff && dropOff === pickUp ? { dropOff: 'refused.TRANSPORT_SAME_PLACE' } : {}),
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(isTransfer && flight && !FLIGHT.test(flight) ? { flight: 'search.problem.flight' } : {}),
  };
}
