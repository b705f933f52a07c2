import { ListFilter } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { Button } from '@wisata/ui/button';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { activeFilters, clearedFilter, withoutFilter, type ActiveFilter } from './flight-filter.rules.ts';
import styles from './order-tabs.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Chips of what is on, one press takes one off. */
function Chips({ view, active }: { readonly view: ListView; readonly active: readonly ActiveFilter[] }) {
  const { state, facets, all, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  return (
    <div className={styles.chips}>
      <FilterChips
        service="flight"
        active={active}
        nameOf={(each) => names.active(filter, each)}
        onRemove={(each) => setFilter(withoutFilter(filter, each))}
        onClear={() => setFilter(clearedFilter(filter))}
      />
    </div>
  );
}

interface FilterBarProps {
  readonly view: ListView;
  /** Stands beside the button. */
  readonly children: ReactNode;
}

/** What is filtered; on phones the button to the sheet with everything else. */
export function FilterBar({ view, children }: FilterBarProps) {
  const { t } = useTranslation('flight');
  const { state, all } = view;
  const active = activeFilters(state.filter);
  const { isOpen, open, close } = useOpenPanel(view, 'filters');

  return (
    <>
      <span className={styles.open}>
        <Button icon={ListFilter} onClick={open} disabled={all.length === 0} aria-haspopup="dialog">
          {active.length > 0 ? t('filter.titleCount', { count: active.length }) : t('filter.title')}
        </Button>
      </span>
      {children}
      {active.length > 0 && <Chips view={view} active={active} />}
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            view={view}
            onClose={close}
            onApply={(next) => view.go({ filter: next, open: undefined, detail: '' }, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
