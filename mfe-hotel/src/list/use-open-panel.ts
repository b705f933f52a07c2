import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { useListPath } from './use-list-path.ts';

interface List {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
}

/** A sheet or dialog that the list's address opens. */
export function useOpenPanel({ search, filter }: List, panel: 'filters' | 'saved' | 'compare') {
  const pathOf = useListPath(search);
  return usePanelStep(panel, (open) => `${pathOf(filter)}${open ? `&open=${open}` : ''}`);
}
