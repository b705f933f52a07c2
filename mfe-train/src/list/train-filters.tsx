import { useTranslation } from 'react-i18next';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import type { Train } from '../api/train.model.ts';
import { countChoices, fareBounds, PRICE_STEP, TRAIN_FILTER, type TrainFilter } from './train-filter.rules.ts';
import { useFilterNames } from './use-filter-names.ts';

interface TrainFiltersProps {
  readonly trains: readonly Train[];
  readonly filter: TrainFilter;
  readonly onChange: (filter: TrainFilter) => void;
}

/** Every filter of the list; each choice says how many trains it would leave. */
export function TrainFilters({ trains, filter, onChange }: TrainFiltersProps) {
  const { t } = useTranslation('train');
  const names = useFilterNames();
  const counts = countChoices(trains, filter);
  const bounds = fareBounds(trains);
  return (
    <FilterGroups lined>
      {(['depart', 'arrive', 'class'] as const).map((kind) => (
        <OptionGroup
          key={kind}
          service="train"
          title={t(`filter.${kind}`)}
          options={counts[kind].map((each) => ({ ...each, name: names.option(kind, each.value) }))}
          chosen={filter[kind]}
          onToggle={(value) => onChange(TRAIN_FILTER.toggle(filter, kind, value))}
          all={counts[kind].map(({ value }) => value)}
          onSet={(values) => onChange(TRAIN_FILTER.change(filter, { [kind]: values }))}
        />
      ))}
      {bounds && bounds.max > bounds.min && (
        <FilterGroup>
          <FilterRange
            service="train"
            label={t('filter.price')}
            scale={{ ...bounds, step: PRICE_STEP }}
            value={filter.price}
            formatValue={names.amount}
            onChange={(price) => onChange(TRAIN_FILTER.change(filter, { price }))}
          />
        </FilterGroup>
      )}
    </FilterGroups>
  );
}
