import { stateOfSearch, type AskedGroup, type SearchState } from '@wisata/kernel/search-progress';
import type { Flight, GroupAnswer } from '../api/flight.model.ts';
import type { AskedAirlines } from '../api/kept-answers.ts';
import type { Leg } from '@wisata/kernel/trip-legs';

/** The state of one call of a search. */
export type AskedSource = AskedGroup<AskedAirlines, GroupAnswer>;

/** A call or airline that failed and can be asked again by itself. */
export interface FailedSource {
  /** Id for asking again. */
  readonly id: string;
  readonly airlines: readonly number[];
  /** The airline's name; undefined for a whole group, which the page names. */
  readonly name: string | undefined;
}

/** Everything that has been answered so far, in one list. */
export interface MergedResults extends SearchState {
  readonly flights: readonly Flight[];
  readonly failed: readonly FailedSource[];
  /** Epoch milliseconds at which the first price ends; undefined when none says so. */
  readonly expiresAtMs: number | undefined;
}

/** An airline that failed inside a group is asked again by itself under this id. */
const airlineId = (provider: number) => `airline-${provider}`;

function failuresOf(sources: readonly AskedSource[]): FailedSource[] {
  return sources.flatMap(({ id, airlines, outcome }): FailedSource[] => {
    if (outcome === undefined) return [];
    if (!outcome.ok) return [{ id, airlines, name: undefined }];
    return outcome.data.failed.flatMap(({ provider, name }) => {
      const again = airlineId(provider);
      const isAskedAgain = again !== id && sources.some((source) => source.id === again);
      return isAskedAgain ? [] : [{ id: again, airlines: [provider], name }];
    });
  });
}

/** Puts the answers of a search together: each flight once, in the order of the calls. */
export function mergeResults(sources: readonly AskedSource[], leg: Leg): MergedResults {
  const flights = new Map<string, Flight>();
  const ends: number[] = [];
  for (const { outcome } of sources) {
    if (!outcome?.ok) continue;
    const { outbound, inbound, expiresAtMs } = outcome.data;
    for (const flight of leg === 'depart' ? outbound : inbound) {
      if (!flights.has(flight.id)) flights.set(flight.id, flight);
    }
    if (expiresAtMs !== undefined) ends.push(expiresAtMs);
  }
  return {
    ...stateOfSearch(sources),
    flights: [...flights.values()],
    failed: failuresOf(sources),
    expiresAtMs: ends.length > 0 ? Math.min(...ends) : undefined,
  };
}
