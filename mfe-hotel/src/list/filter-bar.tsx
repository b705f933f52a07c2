import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { FilterBar as Bar } from '@wisata/runtime/journey/filter-bar';
import { useChangeFilter } from './use-change-filter.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { useFilterNames } from './use-filter-names.ts';
import { HOTEL_FILTER, RATE_FILTERS } from './hotel-filter.rules.ts';
import type { HotelResultsViewProps } from './hotel-results-props.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

const POOL = 'POOL';
/** The most used filters, each with the number of hotels that it leaves. */
function useQuickFilters({ search, filter, results: { page } }: HotelResultsViewProps) {
  const { t } = useTranslation('hotel');
  const changeFilter = useChangeFilter(search);
  const pool = page.facilities.find(({ value }) => value === POOL);
  const kinds = RATE_FILTERS.map((kind) => ({
    part: { kind } as const,
    name: t(`filter.${kind}`),
    count: page[kind],
    onChoose: () => changeFilter(HOTEL_FILTER.change(filter, { [kind]: true })),
  }));
  if (!pool) return kinds;
  const onChoose = () => changeFilter(HOTEL_FILTER.toggle(filter, 'facilities', POOL));
  return [
    ...kinds,
    { part: { kind: 'facilities', value: POOL } as const, name: pool.name, count: pool.count, onChoose },
  ];
}

/** What narrows the list: the most used filters at hand, everything else in the sheet. */
export function FilterBar(props: HotelResultsViewProps) {
  const { search, results } = props;
  const { page, overview } = results;
  const filter = useOptimisticQuery(props.filter, HOTEL_FILTER.read);
  const changeFilter = useChangeFilter(search);
  const nameOf = useFilterNames(page, overview.hotels[0]?.perNight.currency ?? 'IDR');
  const panel = useOpenPanel({ search, filter }, 'filters');
  const quick = useQuickFilters({ ...props, filter });
  return (
    <Bar
      service="hotel"
      of={HOTEL_FILTER}
      filter={filter}
      nameOf={(each) => nameOf(filter, each)}
      onChange={changeFilter}
      quick={quick}
      panel={panel}
      sheet={
        <FilterSheet
          {...props}
          filter={filter}
          onClose={panel.close}
          onApply={(next) => changeFilter(next, { replace: true })}
        />
      }
    />
  );
}
