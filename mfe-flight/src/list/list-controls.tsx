import type { JourneyBadge } from '@wisata/kernel/journey-orders';
import { price } from '@wisata/kernel/money';
import { JourneyControls } from '@wisata/runtime/journey/journey-controls';
import { lazyPart } from '@wisata/runtime';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { useFlightText } from '../journey/use-flight-text.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { useOpenPanel, type ListView } from './use-list-view.ts';

// Where a filter is set, this code has loaded before: all filters are one chunk.
const ActiveFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './active-filters.tsx')).ActiveFilters,
);
const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './filter-sheet.tsx')).FilterSheet,
);

/** What orders and narrows the flights of a list. */
export function ListControls({ view }: { readonly view: ListView }) {
  const { duration } = useFlightText();
  const { search, state, all, flights, leaders, trips, setFilter } = view;
  const filter = useOptimisticQuery(state.filter, FLIGHT_FILTER.read);
  const panel = useOpenPanel({ search, state: { ...state, filter } }, 'filters');
  function leadOf(badge: JourneyBadge) {
    const flight = leaders?.[badge];
    return flight && { price: price(trips.totalOf(flight)), more: duration(flight.durationMinutes) };
  }
  return (
    <JourneyControls
      service="flight"
      sort={filter.sort}
      shownSort={state.filter.sort}
      onSort={(sort) => setFilter({ ...filter, sort })}
      leadOf={leadOf}
      hasTabs={leaders !== undefined || all.length === 0}
      count={flights.length}
      filterCount={FLIGHT_FILTER.active(filter).length}
      panel={panel}
      disabled={all.length === 0}
      chips={<ActiveFilters view={view} />}
      sheet={
        <FilterSheet
          view={view}
          onClose={panel.close}
          onApply={(next) => view.go({ filter: next, open: undefined, detail: '' }, { replace: true })}
        />
      }
    />
  );
}
