import { useMemo, useState } from 'react';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import type { ListView } from './use-list-view.ts';
import { findFacets } from './flight-facets.rules.ts';
import { FLIGHT_FILTER, type FlightFilter } from './flight-filter.rules.ts';
import { FlightFilters } from './flight-filters.tsx';

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: FlightFilter) => void;
}

/** All filters of the list; the flights of a draft are counted at once. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const { all, state } = view;
  const [draft, setDraft] = useState(state.filter);
  const facets = useMemo(() => findFacets(all, draft), [all, draft]);
  return (
    <FilterSheetFrame
      service="flight"
      of={FLIGHT_FILTER}
      draft={draft}
      count={facets.items.length}
      onChange={setDraft}
      onClose={onClose}
      onApply={onApply}
    >
      <FlightFilters {...view} filter={draft} facets={facets} onChange={setDraft} />
    </FilterSheetFrame>
  );
}
