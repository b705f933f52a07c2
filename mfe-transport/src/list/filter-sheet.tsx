import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import type { ListView } from './use-list-view.ts';
import { countVehicles, OPTION_KINDS, priceScale, VEHICLE_FILTER, type VehicleFilter } from './vehicle-filter.rules.ts';

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: VehicleFilter) => void;
}

/** All filters of the list; what a draft leaves is counted at once. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const { names, all, search } = view;
  const { t } = useTranslation('transport');
  const [draft, setDraft] = useState(view.filter);
  const { items, options, flags } = countVehicles(all, draft, search.bags);
  const scale = priceScale(all);
  return (
    <FilterSheetFrame
      service="transport"
      of={VEHICLE_FILTER}
      draft={draft}
      count={items.length}
      onChange={setDraft}
      onClose={onClose}
      onApply={onApply}
    >
      <FilterGroups>
        {OPTION_KINDS.map((kind) => (
          <OptionGroup
            key={kind}
            service="transport"
            title={t(`filter.${kind}`)}
            options={options[kind].map((each) => ({ ...each, name: names.option(kind, each.value) }))}
            chosen={draft[kind]}
            onToggle={(value) => setDraft(VEHICLE_FILTER.toggle(draft, kind, value))}
          />
        ))}
        <OptionGroup
          service="transport"
          title={t('filter.room')}
          options={[{ value: 'fitsBags', name: t('filter.fitsBags'), count: flags.fitsBags }]}
          chosen={draft.fitsBags ? ['fitsBags'] : []}
          onToggle={() => setDraft(VEHICLE_FILTER.change(draft, { fitsBags: !draft.fitsBags }))}
        />
        {scale && (
          <FilterGroup>
            <FilterRange
              service="transport"
              label={t('filter.price')}
              scale={scale}
              value={draft.price}
              formatValue={names.amount}
              onChange={(price) => setDraft(VEHICLE_FILTER.change(draft, { price }))}
            />
          </FilterGroup>
        )}
      </FilterGroups>
    </FilterSheetFrame>
  );
}
