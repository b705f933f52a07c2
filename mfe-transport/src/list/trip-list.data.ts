import type { AppContext } from '@wisata/kernel/app-context';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { todayInJakarta } from '@wisata/kernel/dates';
import { listPath } from '@wisata/kernel/services';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import {
  parseTripSearch,
  PLACE_ID,
  PLACES,
  POPULAR,
  popularName,
  searchIdentity,
  type TripSearch,
} from '../trip/trip-search.rules.ts';
import { VEHICLE_FILTER, type VehicleFilter } from './vehicle-filter.rules.ts';

/** What calls the API, for a page whose server did not wait for its answer. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/transport.api.ts');

type Answer = Outcome<TransportListAnswer>;

/** Fleets change slowly: an answer is shown again without asking for this long. */
const KEEP_MS = 5 * 60_000;
const searches = createSearchCache<{ readonly answer: Answer }>(KEEP_MS);

/** Keeps an answer for filters and pages of the same search, also the one that the server has found before this page began. */
export function keepList(app: AppContext, search: TripSearch, answer: Answer): void {
  const name = searchIdentity(search);
  if (answer.ok && !searches.find(app, name)) searches.keep(app, name, { answer });
}

/** What a list begins with. */
export interface TripListData {
  readonly search: TripSearch;
  readonly filter: VehicleFilter;
  readonly today: string;
  /** There at once when it was asked for before; undefined while nobody has said where a transfer goes. */
  readonly list: Answer | Promise<Answer> | undefined;
}

async function ask(app: AppContext, search: TripSearch): Promise<Answer> {
  const { searchVehicles } = await loadCalls();
  return searchVehicles(app.api, search);
}

/** A form that was sent without script has the names of its places in the address. */
async function leadToPlaces(app: AppContext, query: URLSearchParams): Promise<void> {
  if (PLACES.every((name) => PLACE_ID.test(query.get(name)?.trim() ?? ''))) return;
  const [{ leadToCodes }, { findPlaces }] = await Promise.all([
    import(/* webpackChunkName: "typed" */ '@wisata/runtime/journey/typed-places'),
    import(/* webpackChunkName: "typed" */ '@wisata/runtime/journey/places-api'),
  ]);
  const find = async (_app: AppContext, text: string, signal: AbortSignal) => {
    const known = POPULAR.filter((id) => app.t(`transport:${popularName(id)}`) === text);
    const ids = known.length > 0 ? known : (await findPlaces(app, text, signal)).map(({ id }) => id);
    return ids.map((code) => ({ code }));
  };
  const search = { app, calls: { find }, names: PLACES, isCode: PLACE_ID, listPath: listPath('transport') };
  await leadToCodes(search, query);
}

/** The list of an address. Filters, order and pages are the list's own and ask for nothing. */
export async function loadTripList(app: AppContext, query: URLSearchParams): Promise<TripListData> {
  await leadToPlaces(app, query);
  const today = todayInJakarta(app.clock.now());
  const search = parseTripSearch(query, today);
  const isWhole = search.mode !== 'transfer' || search.dropOff !== '';
  const list = searches.find(app, searchIdentity(search))?.answer ?? (isWhole ? ask(app, search) : undefined);
  return { search, filter: VEHICLE_FILTER.read(query), today, list };
}
