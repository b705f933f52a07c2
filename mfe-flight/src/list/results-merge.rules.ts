import { stateOfSearch, type AskedGroup } from '@wisata/kernel/search-progress';
import type { Flight, GroupAnswer } from '../api/flight.model.ts';
import type { AskedAirlines } from '../api/kept-answers.ts';
import type { Leg } from '@wisata/kernel/trip-legs';

/** The state of one call of a search. */
export type AskedSource = AskedGroup<AskedAirlines, GroupAnswer>;

/** An airline that failed inside a group is asked again by itself under this id. */
const airlineId = (provider: number) => `airline-${provider}`;

/** The calls and airlines that failed, each with what asks it again; a whole group has no name, the page names it. */
function failuresOf(sources: readonly AskedSource[]) {
  return sources.flatMap(({ id, airlines, outcome }) => {
    if (outcome === undefined) return [];
    if (!outcome.ok) return [{ id, airlines, name: '' }];
    return outcome.data.failed.flatMap(({ provider, name }) => {
      const again = airlineId(provider);
      const isAskedAgain = again !== id && sources.some((source) => source.id === again);
      return isAskedAgain ? [] : [{ id: again, airlines: [provider], name }];
    });
  });
}

/** Puts the answers of a search together: each flight once, in the order of the calls. */
export function mergeResults(sources: readonly AskedSource[], leg: Leg) {
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
    /** When the first price ends; undefined when none says so. */
    expiresAtMs: ends.length > 0 ? Math.min(...ends) : undefined,
  };
}
export type MergedResults = ReturnType<typeof mergeResults>;
