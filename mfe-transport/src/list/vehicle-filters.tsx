import { useTranslation } from 'react-i18next';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import type { ListView } from './use-list-view.ts';
import { countVehicles, OPTION_KINDS, priceScale, VEHICLE_FILTER, type VehicleFilter } from './vehicle-filter.rules.ts';

interface VehicleFiltersProps {
  readonly view: ListView;
  readonly filter: VehicleFilter;
  readonly onChange: (filter: VehicleFilter) => void;
}

/** Everything that narrows the list, each choice with how many it would leave. */
export function VehicleFilters({ view, filter, onChange }: VehicleFiltersProps) {
  const { names, all, search } = view;
  const { t } = useTranslation('transport');
  const { options, flags } = countVehicles(all, filter, search.bags);
  const scale = priceScale(all);
  return (
    <FilterGroups>
      {OPTION_KINDS.map((kind) => (
        <OptionGroup
          key={kind}
          service="transport"
          title={t(`filter.${kind}`)}
          options={options[kind].map((each) => ({ ...each, name: names.option(kind, each.value) }))}
          chosen={filter[kind]}
          onToggle={(value) => onChange(VEHICLE_FILTER.toggle(filter, kind, value))}
        />
      ))}
      <OptionGroup
        service="transport"
        title={t('filter.room')}
        options={[{ value: 'fitsBags', name: t('filter.fitsBags'), count: flags.fitsBags }]}
        chosen={filter.fitsBags ? ['fitsBags'] : []}
        onToggle={() => onChange(VEHICLE_FILTER.change(filter, { fitsBags: !filter.fitsBags }))}
      />
      {scale && (
        <FilterGroup>
          <FilterRange
            service="transport"
            label={t('filter.price')}
            scale={scale}
            value={filter.price}
            formatValue={names.amount}
            onChange={(price) => onChange(VEHICLE_FILTER.change(filter, { price }))}
          />
        </FilterGroup>
      )}
    </FilterGroups>
  );
}
