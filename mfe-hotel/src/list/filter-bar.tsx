import { ListFilter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { Button } from '@wisata/ui/button';
import { Chip } from '@wisata/ui/chip';
import { useChangeFilter } from './use-change-filter.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { useFilterNames } from './use-filter-names.ts';
import { HOTEL_FILTER, RATE_FILTERS } from './hotel-filter.rules.ts';
import type { HotelResultsViewProps } from './hotel-results-props.ts';
import styles from './filter-bar.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

const POOL = 'POOL';
/** The most used filters as chips, each with the number of hotels that it leaves. */
function QuickChips({ search, filter, results: { page } }: HotelResultsViewProps) {
  const { t } = useTranslation('hotel');
  const changeFilter = useChangeFilter(search);
  const pool = page.facilities.find(({ value }) => value === POOL);
  const kinds = RATE_FILTERS.filter((kind) => !filter[kind]);
  return (
    <>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          selected={false}
          count={page[kind]}
          disabled={page[kind] === 0}
          onToggle={() => changeFilter(HOTEL_FILTER.change(filter, { [kind]: true }))}
        >
          {t(`filter.${kind}`)}
        </Chip>
      ))}
      {pool && !filter.facilities.includes(POOL) && (
        <Chip
          selected={false}
          count={pool.count}
          disabled={pool.count === 0}
          onToggle={() => changeFilter(HOTEL_FILTER.toggle(filter, 'facilities', POOL))}
        >
          {pool.name}
        </Chip>
      )}
    </>
  );
}

/** Chips of the active filters, quick filters beside them, and the button to the sheet with all filters. */
export function FilterBar(props: HotelResultsViewProps) {
  const { search, results } = props;
  const filter = useOptimisticQuery(props.filter, HOTEL_FILTER.read);
  const { t } = useTranslation('hotel');
  const changeFilter = useChangeFilter(search);
  const { page, overview } = results;
  const currency = overview.hotels[0]?.perNight.currency ?? 'IDR';
  const nameOf = useFilterNames(page, currency);
  const count = HOTEL_FILTER.active(filter).length;
  const { isOpen, open, close } = useOpenPanel({ search, filter }, 'filters');

  return (
    <>
      <FilterChips
        service="hotel"
        of={HOTEL_FILTER}
        filter={filter}
        nameOf={(each) => nameOf(filter, each)}
        onChange={changeFilter}
        first={
          <Button size="s" icon={ListFilter} onClick={open} aria-haspopup="dialog">
            {t('filter.all')}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </Button>
        }
        quick={<QuickChips {...props} filter={filter} />}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            {...props}
            filter={filter}
            onClose={close}
            onApply={(next) => changeFilter(next, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
