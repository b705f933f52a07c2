import type { AppContext } from '@wisata/kernel/app-context';
import { compareRecommended } from '@wisata/kernel/hotel-ranking';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import { HOTEL_FILTER, PAGE_SIZE, type HotelFilter } from '../list/hotel-filter.rules.ts';
import { searchIdentity, type HotelSearch } from '../stay/hotel-search.rules.ts';
import type { HotelPage, ListedHotel } from './hotel.model.ts';

/** A page of results, and the whole search before filtering for the map, the price slider and the counts. */
export interface HotelResults {
  readonly page: HotelPage;
  readonly overview: HotelPage;
}

interface Kept {
  readonly overview: HotelPage;
  readonly pages: Map<string, HotelPage>;
}

// Loaded with the first call: a page that the server has rendered makes none at first.

/** How long an answer is cached; the quote binds for longer. */
const KEEP_MS = 10 * 60_000;
const searches = createSearchCache<Kept>(KEEP_MS);

const findKept = (app: AppContext, search: HotelSearch) => searches.find(app, searchIdentity(search));
const keep = (app: AppContext, search: HotelSearch, overview: HotelPage) =>
  searches.keep(app, searchIdentity(search), { overview, pages: new Map<string, HotelPage>() });

/** Caches the shown hotel, also one that came with the server's page. */
export function keepResults(app: AppContext, search: HotelSearch, filter: HotelFilter, results: HotelResults): void {
  const { pages } = findKept(app, search) ?? keep(app, search, results.overview);
  pages.set(pageKey(filter), results.page);
}

const pageKey = (filter: HotelFilter) => new URLSearchParams(HOTEL_FILTER.write(filter)).toString();

/** The first page of the unfiltered list is the beginning of the overview in the recommended order. */
function firstPage(overview: HotelPage): HotelPage {
  const hotels = overview.hotels.toSorted((a, b) => compareRecommended(rankOf(a), rankOf(b)));
  return { ...overview, hotels: hotels.slice(0, PAGE_SIZE), perPage: PAGE_SIZE, page: 1 };
}

const rankOf = ({ total, refundable, ...stay }: ListedHotel) => ({
  ...stay,
  totalMinor: total.minor,
  isRefundable: refundable !== undefined,
});

function findPage({ overview, pages }: Kept, filter: HotelFilter): HotelPage | undefined {
  return pageKey(filter) === '' ? firstPage(overview) : pages.get(pageKey(filter));
}

/** What is known already, so that going back neither waits nor flashes. */
export function findResults(app: AppContext, search: HotelSearch, filter: HotelFilter): HotelResults | undefined {
  const known = findKept(app, search);
  const page = known && findPage(known, filter);
  return page && { page, overview: known.overview };
}

/** The hotels of every page that was shown under a filter, whatever its order. */
export function findShown(app: AppContext, search: HotelSearch, filter: HotelFilter): ListedHotel[] {
  const anyPage = (each: HotelFilter) => pageKey({ ...each, sort: HOTEL_FILTER.none.sort, page: 1 });
  const pages = [...(findKept(app, search)?.pages ?? [])];
  return pages
    .filter(([key]) => anyPage(HOTEL_FILTER.read(new URLSearchParams(key))) === anyPage(filter))
    .flatMap(([, page]) => page.hotels);
}

/** Picture of a hotel in the list that it is opened from. */
export const findListedPicture = (app: AppContext, search: HotelSearch): string | undefined =>
  findKept(app, search)?.overview.hotels.find(({ key }) => key === search.hotelKey)?.picture;

export function isSearchKept(app: AppContext, search: HotelSearch): boolean {
  return findKept(app, search) !== undefined;
}

async function openSearch(app: AppContext, search: HotelSearch): Promise<Outcome<Kept>> {
  const known = findKept(app, search);
  if (known) return success(known);
  const { searchAvailability } = await import('./hotel.api.ts');
  const answer = await searchAvailability(app.api, search, app.t('hotel:filter.allAreas'));
  return answer.ok ? success(keep(app, search, answer.data)) : answer;
}

/** Opens a search once by the availability call, then asks for its pages; what was answered is kept for ten minutes. */
export async function loadResults(
  app: AppContext,
  search: HotelSearch,
  filter: HotelFilter,
): Promise<Outcome<HotelResults>> {
  const opened = await openSearch(app, search);
  if (!opened.ok) return opened;
  const { overview, pages } = opened.data;
  const known = findPage(opened.data, filter);
  if (known) return success({ page: known, overview });
  const quoted = { ...search, correlationId: overview.correlationId };
  const { searchAvailabilityPage } = await import('./hotel.api.ts');
  const ask = async (number: number) =>
    searchAvailabilityPage(app.api, quoted, { ...filter, page: number }, app.t('hotel:filter.allAreas'));
  let answer = await ask(filter.page);
  // A page past the end, of an old link or after a stricter filter, is the last one.
  if (answer.ok && answer.data.hotels.length === 0 && answer.data.total > 0) {
    answer = await ask(Math.ceil(answer.data.total / PAGE_SIZE));
  }
  if (!answer.ok) return answer;
  const page = { ...answer.data, correlationId: overview.correlationId || answer.data.correlationId };
  pages.set(pageKey(filter), page);
  return success({ page, overview });
}
