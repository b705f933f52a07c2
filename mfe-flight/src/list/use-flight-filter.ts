import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

/** How the flights of a list are narrowed; what is pressed shows at once. */
export function useFlightFilter({ state: { filter }, facets, all, setFilter }: ListView) {
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  return useFilterControl('flight', FLIGHT_FILTER, { filter, setFilter, names });
}
