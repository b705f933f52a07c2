import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@wisata/runtime/journey/filter-bar';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Chip } from '@wisata/ui/chip';
import type { ListView } from './use-list-view.ts';
import { VEHICLE_FILTER } from './vehicle-filter.rules.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface ViewProps {
  readonly view: ListView;
}

/** Classes of this list and room for all bags, one press each, with how many they would leave. */
function QuickChips({ view: { filter, counts, setFilter, names } }: ViewProps) {
  const { t } = useTranslation('transport');
  const { fitsBags } = counts.flags;
  return (
    <>
      {counts.options.class
        .filter(({ value, count }) => count > 0 && !filter.class.includes(value))
        .map(({ value, count }) => (
          <Chip
            key={value}
            selected={false}
            count={count}
            onToggle={() => setFilter(VEHICLE_FILTER.toggle(filter, 'class', value))}
          >
            {names.option('class', value)}
          </Chip>
        ))}
      {!filter.fitsBags && fitsBags > 0 && (
        <Chip
          selected={false}
          count={fitsBags}
          onToggle={() => setFilter(VEHICLE_FILTER.change(filter, { fitsBags: true }))}
        >
          {t('filter.fitsBags')}
        </Chip>
      )}
    </>
  );
}

/** What narrows the list: classes and bags at hand, everything else in the sheet. */
export function VehicleFilterBar({ view }: ViewProps) {
  const { filter, setFilter, pathOf, names } = view;
  const panel = usePanelStep('filters', (open) => pathOf(filter, open));
  return (
    <div>
      <FilterBar
        service="transport"
        of={VEHICLE_FILTER}
        filter={filter}
        nameOf={(each) => names.active(filter, each)}
        onChange={setFilter}
        beside
        quick={<QuickChips view={view} />}
        panel={panel}
        sheet={<FilterSheet view={view} onClose={panel.close} onApply={setFilter} />}
      />
    </div>
  );
}
