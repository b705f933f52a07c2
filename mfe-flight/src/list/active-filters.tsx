import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { useFilterControl } from './use-filter-control.ts';
import type { ListView } from './use-list-view.ts';

/** Chips of the active filters; a press takes one off. */
export function ActiveFilters({ view }: { readonly view: ListView }) {
  return <FilterChips {...useFilterControl(view)} />;
}
