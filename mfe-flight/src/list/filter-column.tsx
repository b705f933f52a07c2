import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterAside } from '@wisata/runtime/journey/filter-aside';
import { SkeletonText } from '@wisata/ui/skeleton';
import { lazyPart } from '@wisata/runtime';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';

const loadFilters = () => import(/* webpackChunkName: "filters" */ './flight-filters.tsx');
const FlightFilters = lazyPart(async () => (await loadFilters()).FlightFilters);

/** Stands there while the flights are loading, which the filters depend on; only where there is a column. */
function AwaitedFilters() {
  useEffect(() => {
    loadFilters().catch(() => undefined);
  }, []);
  return <SkeletonText lines={12} />;
}

interface FilterColumnProps {
  readonly view: ListView;
  /** True when all airlines have answered and no flight was found. */
  readonly isEmpty: boolean;
}

export function FilterColumn({ view, isEmpty }: FilterColumnProps) {
  const { t } = useTranslation('flight');
  const { setFilter } = view;
  const filter = useOptimisticQuery(view.state.filter, FLIGHT_FILTER.read);
  return (
    <FilterAside service="flight" of={FLIGHT_FILTER} filter={filter} onChange={setFilter}>
      {isEmpty ? (
        <p>{t('filter.none')}</p>
      ) : view.all.length === 0 ? (
        <AwaitedFilters />
      ) : (
        <FlightFilters {...view} filter={filter} onChange={setFilter} />
      )}
    </FilterAside>
  );
}
