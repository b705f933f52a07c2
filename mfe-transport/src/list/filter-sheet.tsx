import { useState } from 'react';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import type { ListView } from './use-list-view.ts';
import { countVehicles, VEHICLE_FILTER, type VehicleFilter } from './vehicle-filter.rules.ts';
import { VehicleFilters } from './vehicle-filters.tsx';

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: VehicleFilter) => void;
}

/** All filters of the list; what a draft leaves is counted at once. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(view.filter);
  return (
    <FilterSheetFrame
      service="transport"
      of={VEHICLE_FILTER}
      draft={draft}
      count={countVehicles(view.all, draft, view.search.bags).items.length}
      onChange={setDraft}
      onClose={onClose}
      onApply={onApply}
    >
      <VehicleFilters view={view} filter={draft} onChange={setDraft} />
    </FilterSheetFrame>
  );
}
