import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultCards } from '@wisata/runtime/journey/list-frame';
import { ListHead } from '@wisata/runtime/journey/list-head';
import { ListPages } from '@wisata/runtime/journey/list-pages';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { fromMajor, price } from '@wisata/kernel/money';
import { SideColumns } from '@wisata/ui/layout';
import { lazyPart } from '@wisata/runtime';
import { TripRoute } from '../trip/trip-route.tsx';
import { VehicleFilterBar } from './filter-bar.tsx';
import { FilteredVehicles } from './list-states.tsx';
import { ModeLinks } from './mode-links.tsx';
import type { TripListData } from './trip-list.data.ts';
import styles from './trip-results.module.css';
import { useAskedFilter, useListView, type ListView } from './use-list-view.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { VEHICLE_FILTER } from './vehicle-filter.rules.ts';

const FilterColumn = lazyPart(async () => (await import('./filter-column.tsx')).FilterColumn);

interface ViewProps {
  readonly view: ListView;
}

function Heading({ view }: ViewProps) {
  const { search, answer, count, setFilter } = view;
  const { t } = useTranslation('transport');
  const filter = useAskedFilter(view);
  return (
    <ListHead
      service="transport"
      title={t('list.title', { count, place: answer.pickUpLocation.name })}
      terms={t(`list.covered.${search.mode}`)}
      sorts={VEHICLE_FILTER.sorts}
      sort={filter.sort}
      shownSort={view.filter.sort}
      onSort={(sort) => setFilter(VEHICLE_FILTER.change(filter, { sort }))}
      count={count}
    />
  );
}

/** Charges for a car that is left somewhere else. */
const RETURN_CHARGES: readonly string[] = ['COLLECTION', 'ONE_WAY'];

/** What leaving the car elsewhere costs, where it costs the same for every car. */
function useReturnNote({ vehicles: { data } }: TransportListAnswer): string | undefined {
  const { t } = useTranslation('transport');
  const amounts = data.map(({ charges }) =>
    charges.reduce((sum, { code, amount }) => sum + (RETURN_CHARGES.includes(code) ? amount : 0), 0),
  );
  const [first = 0] = amounts;
  const currency = data[0]?.currency;
  if (!currency || first === 0 || amounts.some((amount) => amount !== first)) return undefined;
  return t('route.returnCost', { amount: price(fromMajor(first, currency)) });
}

interface TripResultsProps {
  readonly data: TripListData;
  readonly answer: TransportListAnswer;
}

/** The ways to go, the trip, and every vehicle that the filter leaves. */
export function TripResults({ data, answer }: TripResultsProps) {
  const view = useListView(data, answer);
  const note = useReturnNote(answer);
  return (
    <div className={styles.page}>
      <ModeLinks search={data.search} />
      <TripRoute mode={data.search.mode} stops={answer} note={note} />
      <SideColumns
        at="start"
        side={
          <Suspense>
            <FilterColumn view={view} />
          </Suspense>
        }
      >
        <Heading view={view} />
        <VehicleFilterBar view={view} />
        {view.count === 0 ? (
          <FilteredVehicles view={view} />
        ) : (
          <ResultCards>
            {view.vehicles.map((vehicle, index) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} view={view} eager={index === 0} />
              </li>
            ))}
          </ResultCards>
        )}
        <ListPages
          service="transport"
          page={view.page}
          pageCount={view.pageCount}
          pathOf={(page) => view.pathOf({ ...view.filter, page })}
        />
      </SideColumns>
    </div>
  );
}
