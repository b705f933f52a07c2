import type { AppContext } from '@wisata/kernel/app-context';
import { createGroupedSearch, knownOutcome, type GroupSource } from '@wisata/runtime/journey/grouped-search';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Airport, GroupAnswer } from './flight.model.ts';
import { AIRPORTS } from './known-airports.ts';

/** An answer with the places of its flights, which the page calls by their names. */
export interface NamedAnswer extends GroupAnswer {
  readonly airports: readonly Airport[];
}

/** What one call asks: a group of airlines, or a single airline that is asked once more. */
export interface AskedAirlines {
  readonly id: string;
  readonly airlines: readonly number[];
}

export type SourceAnswer = GroupSource<AskedAirlines, NamedAnswer>;

/** How long answers are shown again without asking; the prices themselves hold about as long. */
const KEEP_MS = 25 * 60_000;

export const flightSearches = createGroupedSearch<AskedAirlines, NamedAnswer>(KEEP_MS, ({ id, airlines }) => ({
  id,
  airlines,
}));

/** Keeps what the server has found before this page began: only the rest is asked for, and places have their names. */
export function keepAnswers(app: AppContext, search: FlightSearch, sources: readonly SourceAnswer[]): void {
  flightSearches.keep(app, searchIdentity(search), sources);
}

/** Makes the places of a search known that the page writes by name. */
export function keepPlaces(app: AppContext, ends: readonly Airport[], sources: readonly SourceAnswer[]): void {
  const found = sources.flatMap(({ answer }) => {
    const outcome = knownOutcome(answer);
    return outcome?.ok ? outcome.data.airports : [];
  });
  AIRPORTS.meet(app, [...ends, ...found]);
}

/** Drops what is kept of a search, so that the next visit asks for it anew. */
export function forgetSearch(app: AppContext, search: FlightSearch): void {
  flightSearches.forget(app, searchIdentity(search));
}
