import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { yieldToMain } from '@wisata/runtime/scheduling';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { ProviderGroup } from '../list/provider-groups.rules.ts';
import { loadAirport, loadPopularAirports } from './airports.api.ts';
import { searchFlights } from './flight.api.ts';
import { openSearch, type Entry, type NamedAnswer, type SourceAnswer } from './kept-answers.ts';

/** The answer with its places known by name: those of a change on the way are new to the page. */
async function searchNamed(
  app: AppContext,
  search: FlightSearch,
  airlines: readonly number[],
): Promise<Outcome<NamedAnswer>> {
  // Several are asked at once, and a slow phone takes some time for each.
  await yieldToMain();
  const [outcome] = await Promise.all([searchFlights(app.api, search, airlines), loadPopularAirports(app)]);
  if (!outcome.ok) return outcome;
  const { outbound, inbound } = outcome.data;
  const codes = [...outbound, ...inbound].flatMap(({ segments }) => segments.map(({ destination }) => destination));
  const places = await Promise.all([...new Set(codes)].map((code) => loadAirport(app, code)));
  const airports = places.flatMap((place) => (place.ok ? [place.data] : []));
  return success({ ...outcome.data, airports });
}

function ask(app: AppContext, search: FlightSearch, id: string, airlines: readonly number[]): Entry {
  const entry: Entry = { id, airlines, promise: searchNamed(app, search, airlines), outcome: undefined };
  void entry.promise.then((outcome) => {
    entry.outcome = outcome;
    void Object.assign(entry.promise, { status: 'fulfilled', value: outcome });
  });
  return entry;
}

/** Asks every group that has not been asked yet, all at the same time, and gives what is known of each. */
export function startSearch(
  app: AppContext,
  search: FlightSearch,
  groups: readonly ProviderGroup[],
): readonly SourceAnswer[] {
  const { entries } = openSearch(app, search);
  for (const { id, airlines } of groups) {
    if (!entries.some((entry) => entry.id === id)) entries.push(ask(app, search, id, airlines));
  }
  return entries.map(({ id, airlines, promise, outcome }) => ({ id, airlines, answer: outcome ?? promise }));
}

/** Asks one failed call again, or one airline of a group that answered without it; the other answers stay. */
export function askAgain(app: AppContext, search: FlightSearch, id: string, airlines: readonly number[]): void {
  const opened = openSearch(app, search);
  const again = ask(app, search, id, airlines);
  const isKnown = opened.entries.some((entry) => entry.id === id);
  opened.entries = isKnown
    ? opened.entries.map((entry) => (entry.id === id ? again : entry))
    : [...opened.entries, again];
}
