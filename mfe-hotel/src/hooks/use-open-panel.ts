import { useLocation, useNavigate } from 'react-router-dom';
import type { HotelFilter } from '../rules/hotel-filter.rules.ts';
import type { HotelSearch } from '../rules/hotel-search.rules.ts';
import { useChangeFilter } from './use-change-filter.ts';
import { useListPath } from './use-list-path.ts';

interface List {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
}

/** A sheet or dialog that the list's address opens: a step of history where it was opened here, not where a shared address came with it. */
export function useOpenPanel({ search, filter }: List, panel: 'filters' | 'saved' | 'compare') {
  const navigate = useNavigate();
  const location = useLocation();
  const changeFilter = useChangeFilter(search);
  const pathOf = useListPath(search);
  return {
    isOpen: new URLSearchParams(location.search).get('open') === panel,
    open() {
      const path = `${pathOf(filter)}&open=${panel}`;
      void navigate(path, { preventScrollReset: true, state: { isStep: true } });
    },
    close() {
      if ((location.state as { isStep?: boolean } | null)?.isStep === true) void navigate(-1);
      else changeFilter(filter, { replace: true });
    },
  };
}
