import type { AppContext } from '@wisata/kernel/app-context';
import { createGroupedSearch, knownOutcome, type GroupSource } from '@wisata/runtime/journey/grouped-search';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Airport, GroupAnswer } from './flight.model.ts';
import { AIRPORTS } from './known-airports.ts';

/** One call: for a group of airlines, or for a single airline that is asked again. */
export interface AskedAirlines {
  readonly id: string;
  readonly airlines: readonly number[];
}

export type SourceAnswer = GroupSource<AskedAirlines, GroupAnswer>;

/** How long answers are cached; the prices hold about as long. */
const KEEP_MS = 25 * 60_000;

export const flightSearches = createGroupedSearch<AskedAirlines, GroupAnswer>(KEEP_MS, ({ id, airlines }) => ({
  id,
  airlines,
}));

/** Stores the answers and airports that came with the server's page, so that only the rest is requested. */
export function keepAnswers(app: AppContext, search: FlightSearch, sources: readonly SourceAnswer[]): void {
  flightSearches.keep(app, searchIdentity(search), sources);
}

/** Stores the airports of a search by code. */
export function keepPlaces(app: AppContext, ends: readonly Airport[], sources: readonly SourceAnswer[]): void {
  const found = sources.flatMap(({ answer }) => {
    const outcome = knownOutcome(answer);
    return outcome?.ok ? outcome.data.airports : [];
  });
  AIRPORTS.meet(app, [...ends, ...found]);
}

/** Removes the stored answers of a search, so that the next visit requests them again. */
export function forgetSearch(app: AppContext, search: FlightSearch): void {
  flightSearches.forget(app, searchIdentity(search));
}
