import { ListFilter } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import type { ListView } from './use-list-view.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import styles from './order-tabs.module.css';

// Where a filter is set, this code has loaded before: all filters are one chunk.
const ActiveFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filters" */ './active-filters.tsx')).ActiveFilters,
}));
const FilterSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "filters" */ './filter-sheet.tsx')).FilterSheet,
}));

interface FilterBarProps {
  readonly view: ListView;
  /** Stands beside the button. */
  readonly children: ReactNode;
}

/** What is filtered; on phones the button to the sheet with everything else. */
export function FilterBar({ view, children }: FilterBarProps) {
  const { t } = useTranslation('flight');
  const { state, all } = view;
  const count = FLIGHT_FILTER.active(state.filter).length;
  const { isOpen, open, close } = useOpenPanel(view, 'filters');

  return (
    <>
      <span className={styles.open}>
        <Button icon={ListFilter} onClick={open} disabled={all.length === 0} aria-haspopup="dialog">
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </Button>
      </span>
      {children}
      {count > 0 && (
        <Suspense fallback={null}>
          <ActiveFilters view={view} />
        </Suspense>
      )}
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
