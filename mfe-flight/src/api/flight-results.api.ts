import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { askGroupAgain, askGroups } from '@wisata/runtime/journey/ask-groups';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { ProviderGroup } from '../list/provider-groups.rules.ts';
import { searchFlights } from './flight.api.ts';
import type { GroupAnswer } from './flight.model.ts';
import { flightSearches, type AskedAirlines, type SourceAnswer } from './kept-answers.ts';
import { AIRPORTS } from './known-airports.ts';

/** Stores the airports of an answer: the page may not know those where planes are changed. */
async function searchNamed(
  app: AppContext,
  search: FlightSearch,
  airlines: readonly number[],
): Promise<Outcome<GroupAnswer>> {
  // Several are asked at once, and a slow phone takes some time for each.
  await yieldToMain();
  const outcome = await searchFlights(app.api, search, airlines);
  if (outcome.ok) AIRPORTS.meet(app, outcome.data.airports);
  return outcome;
}

const asking = (app: AppContext, search: FlightSearch) => (group: AskedAirlines) =>
  searchNamed(app, search, group.airlines);

/** Asks all groups at the same time, except those whose answer is stored, and gives the state of each. */
export function startSearch(
  app: AppContext,
  search: FlightSearch,
  groups: readonly ProviderGroup[],
): readonly SourceAnswer[] {
  return askGroups(flightSearches, app, searchIdentity(search), groups, asking(app, search));
}

/** Asks one failed call again, or one airline of a group that answered without it; the other answers stay. */
export function askAgain(app: AppContext, search: FlightSearch, id: string, airlines: readonly number[]): void {
  askGroupAgain(flightSearches, app, searchIdentity(search), { id, airlines }, asking(app, search));
}
