import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@wisata/runtime/journey/filter-bar';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import type { ListView } from './use-list-view.ts';
import { VEHICLE_FILTER } from './vehicle-filter.rules.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface ViewProps {
  readonly view: ListView;
}

/** Classes of this list and room for all bags, with how many they would leave. */
function useQuickFilters({ filter, counts, setFilter, names }: ListView) {
  const { t } = useTranslation('transport');
  const classes = counts.options.class.map(({ value, count }) => ({
    part: { kind: 'class', value } as const,
    name: names.option('class', value),
    count,
    isOn: filter.class.includes(value),
    onChoose: () => setFilter(VEHICLE_FILTER.toggle(filter, 'class', value)),
  }));
  const bags = {
    part: { kind: 'fitsBags' } as const,
    name: t('filter.fitsBags'),
    count: counts.flags.fitsBags,
    isOn: filter.fitsBags,
    onChoose: () => setFilter(VEHICLE_FILTER.change(filter, { fitsBags: true })),
  };
  return [...classes, bags].filter(({ count, isOn }) => count > 0 || isOn);
}

/** What narrows the list: classes and bags at hand, everything else in the sheet. */
export function VehicleFilterBar({ view }: ViewProps) {
  const { filter, setFilter, pathOf, names } = view;
  const panel = usePanelStep('filters', (open) => pathOf(filter, open));
  const quick = useQuickFilters(view);
  return (
    <div>
      <FilterBar
        service="transport"
        of={VEHICLE_FILTER}
        filter={filter}
        nameOf={(each) => names.active(filter, each)}
        onChange={setFilter}
        beside
        quick={quick}
        panel={panel}
        sheet={<FilterSheet view={view} onClose={panel.close} onApply={setFilter} />}
      />
    </div>
  );
}
