import { listPath } from '@wisata/kernel/services';
import { toMajor, type Money } from '@wisata/kernel/money';
import type { ChosenFlight } from '../api/flight.model.ts';
import { formatFlightSearch, type FlightSearch } from './flight-search.rules.ts';

/** The flights of a search that were chosen so far. */
export interface Choice {
  readonly depart: ChosenFlight | undefined;
  readonly return: ChosenFlight | undefined;
  /** Of the answer that the flights came with; empty when unknown. */
  readonly correlationId: string;
}

export const NO_CHOICE: Choice = { depart: undefined, return: undefined, correlationId: '' };

function chosenIn(query: URLSearchParams, name: 'depart' | 'return'): ChosenFlight | undefined {
  const flightId = query.get(`${name}Id`)?.trim() ?? '';
  return flightId ? { flightId, classId: query.get(`${name}Class`)?.trim() ?? '' } : undefined;
}

/** Reads `departId, departClass, returnId, returnClass, correlationId`. */
export function parseChoice(query: URLSearchParams): Choice {
  return {
    depart: chosenIn(query, 'depart'),
    return: chosenIn(query, 'return'),
    correlationId: query.get('correlationId')?.trim() ?? '',
  };
}

export function formatChoice(choice: Choice): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['depart', 'return'] as const) {
    const chosen = choice[name];
    if (!chosen) continue;
    query.set(`${name}Id`, chosen.flightId);
    if (chosen.classId) query.set(`${name}Class`, chosen.classId);
  }
  if (choice.correlationId) query.set('correlationId', choice.correlationId);
  return query;
}

/** The result list of a search, with whatever else its address carries. */
export function flightListPath(search: FlightSearch, ...more: readonly URLSearchParams[]): string {
  const query = formatFlightSearch(search);
  for (const part of more) part.forEach((value, name) => query.append(name, value));
  return `${listPath('flight')}?${query}`;
}

/** The checkout of a choice; `totalPrice` is what the traveller saw, in major units, so that a changed price is noticed. */
export function flightCheckoutPath(search: FlightSearch, choice: Choice, total: Money): string {
  const query = formatFlightSearch(search);
  formatChoice(choice).forEach((value, name) => query.set(name, value));
  query.set('totalPrice', String(toMajor(total)));
  return `/flight/checkout?${query}`;
}
