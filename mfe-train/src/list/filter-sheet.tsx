import { useState } from 'react';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import { filterTrains, TRAIN_FILTER, type TrainFilter } from './train-filter.rules.ts';
import { TrainFilters } from './train-filters.tsx';
import type { ListView } from './use-list-view.ts';

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: TrainFilter) => void;
}

/** All filters of the list on a phone; the trains of a draft are counted at once. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(view.state.filter);
  return (
    <FilterSheetFrame
      service="train"
      of={TRAIN_FILTER}
      draft={draft}
      count={filterTrains(view.all, draft).length}
      onChange={setDraft}
      onClose={onClose}
      onApply={onApply}
    >
      <TrainFilters trains={view.all} filter={draft} onChange={setDraft} />
    </FilterSheetFrame>
  );
}
