import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';

/** Chips of the active filters; a press takes one off. */
export function ActiveFilters({ view }: { readonly view: ListView }) {
  const { state, facets, all, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  return (
    <FilterChips
      service="flight"
      of={FLIGHT_FILTER}
      filter={filter}
      nameOf={(each) => names.active(filter, each)}
      onChange={setFilter}
    />
  );
}
