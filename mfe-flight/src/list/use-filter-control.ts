import { filterControl } from '@wisata/runtime/journey/filter-control';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

/** How the flights of a list are narrowed. */
export function useFilterControl({ state: { filter }, facets, all, setFilter }: ListView) {
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  return filterControl('flight', FLIGHT_FILTER, { filter, setFilter, names });
}
