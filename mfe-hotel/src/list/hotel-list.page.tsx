import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { asPromise } from '@wisata/runtime/promised-data';
import { findResults, isSearchKept, keepResults, loadResults, type HotelResults } from '../api/hotel-results.api.ts';
import type { WayOut } from '../api/ways-out.api.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { HotelResultsView } from './hotel-results.tsx';
import { hotelPage } from '../stay/page-facts.ts';
import { SummaryBar } from '../stay/summary-bar.tsx';
import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import {
  findPlaceProblem,
  findSearchChanges,
  findStayProblem,
  parseHotelSearch,
  searchIdentity,
  type HotelSearch,
  type SearchChange,
  type SearchProblem,
} from '../stay/hotel-search.rules.ts';

export const loadCalls = () => import('../api/hotel.api.ts');

const ProblemResults = lazyPart(async () => (await import('./list-states.tsx')).ProblemResults);
const SearchChanges = lazyPart(async () => (await import('./list-states.tsx')).SearchChanges, null);
const LoadFailed = lazyPart(async () => (await import('../stay/load-failed.tsx')).LoadFailed);
const EmptyResults = lazyPart(async () => (await import('./list-states.tsx')).EmptyResults);

type Answer = Outcome<HotelResults & { readonly waysOut: readonly WayOut[] }>;

/** What the page shows. `results` is a value when it is cached, and a promise for a new search. */
export interface HotelListData {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly problem: SearchProblem | undefined;
  readonly results: Answer | Promise<Answer> | undefined;
  readonly documentTitle: string;
  /** Parts of the address that were changed for the search. */
  readonly changes: readonly SearchChange[];
}

/** Adds the name of the place from the answer, where the address has its key only. */
const named = (search: HotelSearch, { page }: HotelResults): HotelSearch =>
  search.city ? search : { ...search, city: page.destination.name };

export const loader = pageLoader(async (app, { query }): Promise<HotelListData> => {
  const today = todayInJakarta(app.clock.now());
  const search = parseHotelSearch(query, today);
  const filter = HOTEL_FILTER.read(query);
  // Only the hotel's own page is about one hotel by name.
  if (search.hotelKey || search.hotelName) throw redirect(hotelListPath(search, HOTEL_FILTER.write(filter)));
  const problem = findPlaceProblem(search) ?? findStayProblem(search, today);
  const facts = (of: HotelSearch) => ({
    search: of,
    filter,
    problem,
    documentTitle: of.city
      ? app.t('hotel:list.documentTitleIn', { place: of.city })
      : app.t('hotel:list.documentTitle'),
    changes: findSearchChanges(query, of),
  });
  if (problem) return { ...facts(search), results: undefined };
  const known = findResults(app, search, filter);
  if (known && known.page.total > 0) {
    return { ...facts(named(search, known)), results: success({ ...known, waysOut: [] }) };
  }
  const load = async (): Promise<Answer> => {
    const answer = await loadResults(app, search, filter);
    if (!answer.ok) return answer;
    if (answer.data.page.total > 0) return success({ ...answer.data, waysOut: [] });
    const { searchWaysOut } = await import('../api/ways-out.api.ts');
    return success({ ...answer.data, waysOut: await searchWaysOut(app, search, filter) });
  };
  if (search.city && !isSearchKept(app, search)) return { ...facts(search), results: load() };
  const results = await load();
  return { ...facts(results.ok ? named(search, results.data) : search), results };
});

/** Lists of certain nights change daily: search engines index the list of the place. */
export function head({ data, app }: HeadOf<typeof loader>): PageHead {
  if (data.problem) return { noIndex: true };
  const answer = data.results instanceof Promise ? undefined : data.results;
  const found = answer?.ok ? answer.data.page : undefined;
  return {
    title: data.documentTitle,
    description: clipDescription(app.t('hotel:list.description', { place: data.search.city })),
    canonicalQuery: ['destinationKey', 'city'],
    ...(found?.total === 0 ? { noIndex: true } : {}),
    ...(found ? { structuredData: [itemListData(app, found.hotels.map(hotelPage))] } : {}),
  };
}

function Results({ data }: { readonly data: HotelListData }) {
  const { search, filter, problem, results } = data;
  const app = useApp();
  const answer = use(asPromise(results));
  useEffect(() => {
    if (answer?.ok) keepResults(app, search, filter, answer.data);
  }, [app, search, filter, answer]);
  if (problem || !answer) return <ProblemResults problem={problem} search={search} />;
  if (!answer.ok) return <LoadFailed what="list" failure={answer.failure} />;
  const { page, waysOut } = answer.data;
  if (page.total === 0) return <EmptyResults search={search} filter={filter} page={page} waysOut={waysOut} />;
  return (
    <HotelResultsView search={search} filter={filter} results={answer.data} isKnown={!(results instanceof Promise)} />
  );
}

/** Hotels of a search with filters, order, pages and a map; the address alone rebuilds all of it. */
export function Component() {
  const { t } = useTranslation('hotel');
  const data = useLoaderData<typeof loader>();
  const identity = searchIdentity(data.search);
  return (
    <>
      <SummaryBar key={identity} search={data.search} open={data.problem !== undefined} />
      {data.changes.length > 0 && <SearchChanges search={data.search} changes={data.changes} />}
      <Deferred key={`results ${identity}`} data={data.results} fallback={<ListSkeleton label={t('list.loading')} />}>
        <Results data={data} />
      </Deferred>
    </>
  );
}
