import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Airport, GroupAnswer } from './flight.model.ts';
import { keepAirports } from './known-airports.ts';

/** An answer with the places of its flights, which the page calls by their names. */
export interface NamedAnswer extends GroupAnswer {
  readonly airports: readonly Airport[];
}

/** One call of a search: to a group of airlines, or to a single airline that is asked once more. */
export interface SourceAnswer {
  readonly id: string;
  readonly airlines: readonly number[];
  /** There at once when it was asked for before. */
  readonly answer: Outcome<NamedAnswer> | Promise<Outcome<NamedAnswer>>;
}

/** One call as it is kept. */
export interface Entry {
  readonly id: string;
  readonly airlines: readonly number[];
  readonly promise: Promise<Outcome<NamedAnswer>>;
  outcome: Outcome<NamedAnswer> | undefined;
}

/** The calls of one search. */
export interface Kept {
  entries: Entry[];
}

/** How long answers are shown again without asking; the prices themselves hold about as long. */
const KEEP_MS = 25 * 60_000;
const searches = createSearchCache<Kept>(KEEP_MS);

/** What is kept of a search, begun anew when there is nothing or when it is too old. */
export function openSearch(app: AppContext, search: FlightSearch): Kept {
  const identity = searchIdentity(search);
  return searches.find(app, identity) ?? searches.keep(app, identity, { entries: [] });
}

/** What is known of an answer without waiting: its promise is marked, as React marks those that it has read. */
export function knownOutcome<T>(answer: Outcome<T> | Promise<Outcome<T>>): Outcome<T> | undefined {
  if (!(answer instanceof Promise)) return answer;
  const { status, value } = answer as { readonly status?: string; readonly value?: Outcome<T> };
  return status === 'fulfilled' ? value : undefined;
}

/** Keeps what the server has found before this page began: only the rest is asked for, and places have their names. */
export function keepAnswers(app: AppContext, search: FlightSearch, sources: readonly SourceAnswer[]): void {
  const { entries } = openSearch(app, search);
  for (const { id, airlines, answer } of sources) {
    const outcome = knownOutcome(answer);
    if (!outcome || entries.some((entry) => entry.id === id)) continue;
    entries.push({ id, airlines, promise: Promise.resolve(outcome), outcome });
  }
}

/** Makes the places of a search known that the page writes by name. */
export function keepPlaces(app: AppContext, ends: readonly Airport[], sources: readonly SourceAnswer[]): void {
  const found = sources.flatMap(({ answer }) => {
    const outcome = knownOutcome(answer);
    return outcome?.ok ? outcome.data.airports : [];
  });
  keepAirports(app, [...ends, ...found]);
}

/** Drops what is kept of a search, so that the next visit asks for it anew. */
export function forgetSearch(app: AppContext, search: FlightSearch): void {
  searches.forget(app, searchIdentity(search));
}
