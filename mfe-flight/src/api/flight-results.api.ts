import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { askGroupAgain, askGroups } from '@wisata/runtime/journey/ask-groups';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { ProviderGroup } from '../list/provider-groups.rules.ts';
import { AIRPORT_SEARCH } from './airports.api.ts';
import { searchFlights } from './flight.api.ts';
import { flightSearches, type AskedAirlines, type NamedAnswer, type SourceAnswer } from './kept-answers.ts';

/** Stores the airports of an answer: the page may not know those where planes are changed. */
async function searchNamed(
  app: AppContext,
  search: FlightSearch,
  airlines: readonly number[],
): Promise<Outcome<NamedAnswer>> {
  // Several are asked at once, and a slow phone takes some time for each.
  await yieldToMain();
  const [outcome] = await Promise.all([searchFlights(app.api, search, airlines), AIRPORT_SEARCH.loadPopular(app)]);
  if (!outcome.ok) return outcome;
  const { outbound, inbound } = outcome.data;
  const codes = [...outbound, ...inbound].flatMap(({ segments }) => segments.map(({ destination }) => destination));
  const places = await Promise.all([...new Set(codes)].map((code) => AIRPORT_SEARCH.load(app, code)));
  const airports = places.flatMap((place) => (place.ok ? [place.data] : []));
  return success({ ...outcome.data, airports });
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
