import { useLocation } from 'react-router-dom';
import { useAddressStep } from '@wisata/runtime/address-step';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { useChangeFilter } from './use-change-filter.ts';
import { useListPath } from './use-list-path.ts';

interface List {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
}

/** A sheet or dialog that the list's address opens. */
export function useOpenPanel({ search, filter }: List, panel: 'filters' | 'saved' | 'compare') {
  const location = useLocation();
  const step = useAddressStep();
  const changeFilter = useChangeFilter(search);
  const pathOf = useListPath(search);
  return {
    isOpen: new URLSearchParams(location.search).get('open') === panel,
    open: () => step.open(`${pathOf(filter)}&open=${panel}`),
    close: () => step.close(() => changeFilter(filter, { replace: true })),
  };
}
