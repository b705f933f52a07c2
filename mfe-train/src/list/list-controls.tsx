import { ListFilter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { SortMenu, SortSaid } from '@wisata/runtime/journey/sort-menu';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Button } from '@wisata/ui/button';
import { TRAIN_FILTER, TRAIN_SORTS } from './train-filter.rules.ts';
import { listStatePath } from './train-list-query.rules.ts';
import styles from './train-results.module.css';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** The order of the list, what it is narrowed by, and on phones the button to everything that narrows it. */
export function ListControls({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('train');
  const { search, state, trains, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames();
  const count = TRAIN_FILTER.active(filter).length;
  const sheet = usePanelStep('filters', (open) => listStatePath(search, { ...state, open }));
  return (
    <div className={styles.controls}>
      <span className={styles.open}>
        <Button icon={ListFilter} onClick={sheet.open} aria-haspopup="dialog">
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </Button>
      </span>
      <div className={styles.sort}>
        <SortMenu
          service="train"
          sorts={TRAIN_SORTS}
          sort={filter.sort}
          onSort={(sort) => setFilter({ ...filter, sort })}
        />
      </div>
      <SortSaid service="train" sort={filter.sort} count={trains.length} />
      {count > 0 && (
        <div className={styles.chips}>
          <FilterChips
            service="train"
            of={TRAIN_FILTER}
            filter={filter}
            nameOf={(each) => names.active(filter, each)}
            onChange={setFilter}
          />
        </div>
      )}
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            view={view}
            onClose={sheet.close}
            onApply={(next) => view.go({ filter: next, open: undefined }, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
