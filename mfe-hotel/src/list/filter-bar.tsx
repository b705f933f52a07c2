import { FilterBar as Bar } from '@wisata/runtime/journey/filter-bar';
import { lazyPart } from '@wisata/runtime';
import type { HotelPage } from '../api/hotel.model.ts';
import { useFilterNames } from './use-filter-names.ts';
import { HOTEL_FILTER, RATE_FILTERS } from './hotel-filter.rules.ts';
import { useHotelFilter, useOpenPanel, type HotelResultsViewProps } from './use-hotel-list.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

const POOL = 'POOL';
/** The most used filters, each with the number of hotels that it leaves. */
function quickFilters(page: HotelPage) {
  const kinds = RATE_FILTERS.map((kind) => ({ part: { kind } as const, count: page[kind] }));
  const pool = page.facilities.find(({ value }) => value === POOL);
  return pool ? [...kinds, { part: { kind: 'facilities', value: POOL } as const, count: pool.count }] : kinds;
}

/** What narrows the list: the most used filters at hand, everything else in the sheet. */
export function FilterBar(props: HotelResultsViewProps) {
  const { page, overview } = props.results;
  const { asked: filter, changeFilter } = useHotelFilter(props);
  const nameOf = useFilterNames(page, overview.hotels[0]?.perNight.currency ?? 'IDR');
  const panel = useOpenPanel(props, 'filters');
  return (
    <Bar
      service="hotel"
      of={HOTEL_FILTER}
      filter={filter}
      nameOf={(each) => nameOf(filter, each)}
      onChange={changeFilter}
      quick={quickFilters(page)}
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
