import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { searchIdentity, type FlightSearch } from '../rules/flight-search.rules.ts';
import type { ProviderGroup } from '../rules/provider-groups.rules.ts';
import { loadAirport, loadPopularAirports } from './airports.api.ts';
import { searchFlights } from './flight.api.ts';
import type { GroupAnswer } from './flight.model.ts';

/** One call of a search: to a group of airlines, or to a single airline that is asked once more. */
export interface SourceAnswer {
  readonly id: string;
  readonly airlines: readonly number[];
  /** There at once when it was asked for before. */
  readonly answer: Outcome<GroupAnswer> | Promise<Outcome<GroupAnswer>>;
}

interface Entry {
  readonly id: string;
  readonly airlines: readonly number[];
  readonly promise: Promise<Outcome<GroupAnswer>>;
  outcome: Outcome<GroupAnswer> | undefined;
}

interface Kept {
  entries: Entry[];
  readonly atMs: number;
}

/** How long answers are shown again without asking; the prices themselves hold about as long. */
const KEEP_MS = 25 * 60_000;
const MOST_KEPT = 5;
const kept = new WeakMap<AppContext, Map<string, Kept>>();

function searchesOf(app: AppContext): Map<string, Kept> {
  const known = kept.get(app) ?? new Map<string, Kept>();
  kept.set(app, known);
  return known;
}

function openSearch(app: AppContext, search: FlightSearch): Kept {
  const searches = searchesOf(app);
  const identity = searchIdentity(search);
  const known = searches.get(identity);
  if (known && app.clock.now() - known.atMs < KEEP_MS) return known;
  const opened = { entries: [], atMs: app.clock.now() };
  searches.delete(identity);
  searches.set(identity, opened);
  for (const oldest of [...searches.keys()].slice(0, -MOST_KEPT)) searches.delete(oldest);
  return opened;
}

/** The answer with its places known by name: those of a change on the way are new to the page. */
async function searchNamed(app: AppContext, search: FlightSearch, airlines: readonly number[]) {
  const [outcome] = await Promise.all([searchFlights(app.api, search, airlines), loadPopularAirports(app)]);
  if (!outcome.ok) return outcome;
  const { outbound, inbound } = outcome.data;
  const codes = [...outbound, ...inbound].flatMap(({ segments }) => segments.map(({ destination }) => destination));
  await Promise.all([...new Set(codes)].map((code) => loadAirport(app, code)));
  return outcome;
}

function ask(app: AppContext, search: FlightSearch, id: string, airlines: readonly number[]): Entry {
  const entry: Entry = { id, airlines, promise: searchNamed(app, search, airlines), outcome: undefined };
  void entry.promise.then((outcome) => {
    entry.outcome = outcome;
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

/** Drops what is kept of a search, so that the next visit asks for it anew. */
export function forgetSearch(app: AppContext, search: FlightSearch): void {
  searchesOf(app).delete(searchIdentity(search));
}
