import { ListFilter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Button } from '@wisata/ui/button';
import { Chip } from '@wisata/ui/chip';
import styles from './trip-results.module.css';
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

/** Chips of what is on, the classes beside them, everything else in the sheet. */
export function FilterBar({ view }: ViewProps) {
  const { filter, setFilter, pathOf, names } = view;
  const { t } = useTranslation('transport');
  const sheet = usePanelStep('filters', (open) => pathOf(filter, open));
  const count = VEHICLE_FILTER.active(filter).length;
  return (
    <div>
      <FilterChips
        service="transport"
        of={VEHICLE_FILTER}
        filter={filter}
        nameOf={(each) => names.active(filter, each)}
        onChange={setFilter}
        first={
          <span className={styles.sheetOpener}>
            <Button size="s" icon={ListFilter} onClick={sheet.open} aria-haspopup="dialog">
              {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
            </Button>
          </span>
        }
        quick={<QuickChips view={view} />}
      />
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <FilterSheet view={view} onClose={sheet.close} onApply={setFilter} />
        </Suspense>
      )}
    </div>
  );
}
