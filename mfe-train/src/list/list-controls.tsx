import type { JourneyBadge } from '@wisata/kernel/journey-orders';
import { price } from '@wisata/kernel/money';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { JourneyControls } from '@wisata/runtime/journey/journey-controls';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { lazyPart } from '@wisata/runtime';
import { useTrainText } from '../journey/use-train-text.ts';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { TRAIN_LIST } from './train-list-query.rules.ts';
import { cheapestOffer } from './train-sort.rules.ts';
import { tripTotal } from './train-trip.rules.ts';
import { useTrainFilter } from './use-train-filter.ts';
import type { ListView } from './use-list-view.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** What orders and narrows the trains of a list. */
export function ListControls({ view }: { readonly view: ListView }) {
  const { duration } = useTrainText();
  const { search, state, trains, leaders, depart, setFilter } = view;
  const filters = useTrainFilter(view);
  const { filter } = filters;
  const panel = usePanelStep('filters', (open) => TRAIN_LIST.statePath(search, { ...state, filter, open }));
  function leadOf(badge: JourneyBadge) {
    const train = leaders?.[badge];
    const offer = train && cheapestOffer(train);
    return offer && { price: price(tripTotal(offer, depart)), more: duration(train.durationMinutes) };
  }
  return (
    <JourneyControls
      service="train"
      sort={filter.sort}
      shownSort={state.filter.sort}
      onSort={(sort) => setFilter({ ...filter, sort })}
      leadOf={leadOf}
      hasTabs={leaders !== undefined}
      count={trains.length}
      filterCount={TRAIN_FILTER.active(filter).length}
      panel={panel}
      chips={<FilterChips {...filters} />}
      sheet={
        <FilterSheet
          view={view}
          onClose={panel.close}
          onApply={(next) => view.go({ filter: next, open: undefined }, { replace: true })}
        />
      }
    />
  );
}
