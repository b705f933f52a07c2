import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterAside } from '@wisata/runtime/journey/filter-aside';
import { SkeletonText } from '@wisata/ui/skeleton';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import { lazyPart } from '@wisata/runtime';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';

const loadFilters = () => import(/* webpackChunkName: "filters" */ './flight-filters.tsx');
const FlightFilters = lazyPart(async () => (await loadFilters()).FlightFilters);

/** False on screens without a column, where the filters are not rendered unless the server has done so. */
function useHasColumn(view: ListView): boolean {
  const isInBrowser = useHydrated();
  const isWide = useMediaQuery('(min-width: 960px)');
  const [isServed] = useState(!isInBrowser && view.all.length > 0);
  // The filters depend on the flights, which are still loading.
  useEffect(() => {
    if (isWide) loadFilters().catch(() => undefined);
  }, [isWide]);
  return isWide || isServed;
}

interface FilterColumnProps {
  readonly view: ListView;
  /** True when all airlines have answered and no flight was found. */
  readonly isEmpty: boolean;
}

export function FilterColumn({ view, isEmpty }: FilterColumnProps) {
  const { t } = useTranslation('flight');
  const hasColumn = useHasColumn(view);
  const { setFilter } = view;
  const filter = useOptimisticQuery(view.state.filter, FLIGHT_FILTER.read);
  const bones = <SkeletonText lines={12} />;
  return (
    <FilterAside service="flight" of={FLIGHT_FILTER} filter={filter} onChange={setFilter}>
      {isEmpty ? (
        <p>{t('filter.none')}</p>
      ) : view.all.length === 0 || !hasColumn ? (
        bones
      ) : (
        <Suspense fallback={bones}>
          <FlightFilters {...view} filter={filter} onChange={setFilter} />
        </Suspense>
      )}
    </FilterAside>
  );
}
