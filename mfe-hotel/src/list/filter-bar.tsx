import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { FilterBar as Bar } from '@wisata/runtime/journey/filter-bar';
import { Chip } from '@wisata/ui/chip';
import { useChangeFilter } from './use-change-filter.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { useFilterNames } from './use-filter-names.ts';
import { HOTEL_FILTER, RATE_FILTERS } from './hotel-filter.rules.ts';
import type { HotelResultsViewProps } from './hotel-results-props.ts';

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

/** What narrows the list: the most used filters at hand, everything else in the sheet. */
export function FilterBar(props: HotelResultsViewProps) {
  const { search, results } = props;
  const { page, overview } = results;
  const filter = useOptimisticQuery(props.filter, HOTEL_FILTER.read);
  const changeFilter = useChangeFilter(search);
  const nameOf = useFilterNames(page, overview.hotels[0]?.perNight.currency ?? 'IDR');
  const panel = useOpenPanel({ search, filter }, 'filters');
  return (
    <Bar
      service="hotel"
      of={HOTEL_FILTER}
      filter={filter}
      nameOf={(each) => nameOf(filter, each)}
      onChange={changeFilter}
      quick={<QuickChips {...props} filter={filter} />}
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
