import { useMemo } from 'react';
import { useDistances } from '@wisata/runtime/journey/use-distances';
import { useOptimisticQuery, useQueryNavigate, useQueryReader } from '@wisata/runtime/optimistic-query';
import type { VisitCard } from '../api/visit.model.ts';
import { partyQuery, visitDetailPath, visitListPath } from '../visit/visit-paths.rules.ts';
import { countVisits, pageOf, sortVisits, VISIT_FILTER, type VisitFilter } from './visit-filter.rules.ts';
import type { VisitListData } from './visit-list.data.ts';

/** The list that a visitor looks at: what it holds and how it is changed. */
export function useListView(data: VisitListData, all: readonly VisitCard[]) {
  const { service, search, filter, place } = data;
  const ask = useQueryNavigate();
  const counts = useMemo(() => countVisits(all, filter), [all, filter]);
  const { place: from, drives } = useDistances();
  // Whoever is sent an address without a place sees the list in its own order until they name one.
  const sortOf = ({ sort }: VisitFilter) => (sort === 'nearest' && !from ? VISIT_FILTER.none.sort : sort);
  const sort = sortOf(filter);
  const sorted = useMemo(() => sortVisits(counts.items, sort, drives), [counts, sort, drives]);
  const pathOf = (wanted: VisitFilter, open?: string) =>
    visitListPath(service, search, [...VISIT_FILTER.write(wanted), ...(open ? [['open', open] as const] : [])]);
  return {
    service,
    search,
    filter,
    /** The filter that is asked for at that moment, which the list may still be on its way to. */
    askedNow: useQueryReader(filter, VISIT_FILTER.read),
    place,
    all,
    counts,
    sort,
    sortOf,
    /** The place that the nearest would be near to; empty where none is named. */
    near: from?.id ?? filter.near,
    sorts: VISIT_FILTER.sorts.filter((each) => from || each !== 'nearest'),
    /** Everything that the filter leaves, in order. */
    sorted,
    ...pageOf(sorted, filter.page),
    pageCount: pageOf(sorted, filter.page).count,
    pathOf,
    /** One step of history each, so that Back undoes it; what a sheet applies takes the place of the sheet's own step. */
    setFilter: (wanted: VisitFilter, { replace = false } = {}) =>
      ask(pathOf(wanted), { preventScrollReset: true, replace }),
    productPath: ({ id }: VisitCard) => visitDetailPath(service, id, partyQuery(search)),
  };
}

export type ListView = ReturnType<typeof useListView>;

/** The filter that is asked for: what shows it is rendered anew at a press, before the list follows. */
export const useAskedFilter = ({ filter }: Pick<ListView, 'filter'>) => useOptimisticQuery(filter, VISIT_FILTER.read);
