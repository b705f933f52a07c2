import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Flight } from '../api/flight.model.ts';
import { findFacets } from '../rules/flight-facets.rules.ts';
import type { FlightFilter } from '../rules/flight-filter.rules.ts';
import { listStatePath, type ListState } from '../rules/flight-list-query.rules.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';
import { findHighlights, sortFlights } from '../rules/flight-sort.rules.ts';
import type { Leg } from '../rules/selected-flights.rules.ts';

/** The array of an earlier render for as long as the same things are in it, so that nothing is counted again for them. */
function useSameList<T>(list: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(list);
  const isSame = known.length === list.length && known.every((item, index) => item === list[index]);
  if (!isSame) setKnown(list);
  return isSame ? known : list;
}

/** The list that a visitor looks at: where it is, what it holds and how it is changed. */
export function useListView(search: FlightSearch, state: ListState, leg: Leg, found: readonly Flight[]) {
  const navigate = useNavigate();
  const all = useSameList(found);
  // Thousands of rows are filtered beside the press of a box, not before it.
  const filter = useDeferredValue(state.filter);
  const facets = useMemo(() => findFacets(all, filter), [all, filter]);
  const flights = useMemo(() => sortFlights(facets.flights, filter.order), [facets, filter.order]);
  const highlights = useMemo(() => findHighlights(facets.flights), [facets]);
  const go = (next: Partial<ListState>, options: { readonly replace?: boolean } = {}) =>
    void navigate(listStatePath(search, { ...state, ...next }), { preventScrollReset: true, ...options });
  return {
    search,
    state,
    leg,
    all,
    facets,
    flights,
    highlights,
    go,
    setFilter: (next: FlightFilter, options?: { readonly replace?: boolean }) =>
      go({ filter: next, detail: '' }, options),
  };
}

export type ListView = ReturnType<typeof useListView>;
