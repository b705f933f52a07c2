import { ListFilter } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { Button } from '@wisata/ui/button';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import styles from './order-tabs.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Chips of what is on, one press takes one off. */
function Chips({ view }: { readonly view: ListView }) {
  const { state, facets, all, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames(facets, all[0]?.perAdult.currency ?? 'IDR');
  return (
    <div className={styles.chips}>
      <FilterChips
        service="flight"
        of={FLIGHT_FILTER}
        filter={filter}
        nameOf={(each) => names.active(filter, each)}
        onChange={setFilter}
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
      {count > 0 && <Chips view={view} />}
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
