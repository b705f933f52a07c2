import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { useFlightFilter } from './use-flight-filter.ts';
import type { ListView } from './use-list-view.ts';

/** Chips of the active filters; a press takes one off. */
export function ActiveFilters({ view }: { readonly view: ListView }) {
  return <FilterChips {...useFlightFilter(view)} />;
}
