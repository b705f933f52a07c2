import { useTranslation } from 'react-i18next';
import { dayOf, routeOf } from '@wisata/kernel/trip-legs';
import { Deferred } from '@wisata/runtime/deferred';
import { FilteredAway, NearbyDays } from '@wisata/runtime/journey/list-empty';
import { EmptyState } from '@wisata/ui/empty-state';
import type { TrainListData } from '../api/train-list.model.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { filterTrains } from './train-filter.rules.ts';
import { TRAIN_LIST } from './train-list-query.rules.ts';
import { useTrainFilter } from './use-train-filter.ts';
import type { ListView } from './use-list-view.ts';

/** Filters hide everything. */
export function FilteredTrains({ view }: { readonly view: ListView }) {
  const { all } = view;
  return (
    <FilteredAway {...useTrainFilter(view)} total={all.length} countOf={(filter) => filterTrains(all, filter).length} />
  );
}

/** No train runs there on that day. */
export function NothingRuns({ data }: { readonly data: TrainListData }) {
  const { t } = useTranslation('train');
  const { station, day } = useTrainText();
  const { search, leg } = data;
  const { origin, destination } = routeOf({ search, leg });
  const date = day(dayOf(data));
  const days = (
    <Deferred data={data.prices} fallback={null}>
      <NearbyDays
        service="train"
        wanted={dayOf(data)}
        prices={data.prices}
        pathOn={(other) => TRAIN_LIST.pathOnDay(data, other)}
      />
    </Deferred>
  );
  return (
    <EmptyState title={t('list.notFound')} actions={days}>
      <p>{t('empty.none', { origin: station(origin), destination: station(destination), date })}</p>
    </EmptyState>
  );
}
