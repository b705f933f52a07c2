import { FilterBar } from '@wisata/runtime/journey/filter-bar';
import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { lazyPart } from '@wisata/runtime';
import type { ListView } from './use-list-view.ts';
import { VEHICLE_FILTER, type VehicleFilter } from './vehicle-filter.rules.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface ViewProps {
  readonly view: ListView;
}

/** Classes of this list and room for all bags, with how many they would leave. */
function quickFilters(filter: VehicleFilter, { counts }: ListView) {
  const classes = counts.options.class
    .filter(({ value, count }) => count > 0 || filter.class.includes(value))
    .map(({ value, count }) => ({ part: { kind: 'class', value } as const, count }));
  const { fitsBags } = counts.flags;
  if (fitsBags === 0 && !filter.fitsBags) return classes;
  return [...classes, { part: { kind: 'fitsBags' } as const, count: fitsBags }];
}

/** What narrows the list: classes and bags at hand, everything else in the sheet. */
export function VehicleFilterBar({ view }: ViewProps) {
  const { setFilter, pathOf } = view;
  const control = useFilterControl('transport', VEHICLE_FILTER, view);
  const panel = usePanelStep('filters', (open) => pathOf(control.filter, open));
  return (
    <div>
      <FilterBar
        {...control}
        beside
        quick={quickFilters(control.filter, view)}
        panel={panel}
        sheet={<FilterSheet view={view} onClose={panel.close} onApply={(next) => setFilter(next, { replace: true })} />}
      />
    </div>
  );
}
