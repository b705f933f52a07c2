import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { SortMenu, SortSaid } from '@wisata/runtime/journey/sort-menu';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { SideColumns } from '@wisata/ui/layout';
import { Pagination } from '@wisata/ui/pagination';
import { TripRoute } from '../trip/trip-route.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterColumn } from './filter-column.tsx';
import { FilteredAway } from './list-states.tsx';
import { ModeLinks } from './mode-links.tsx';
import type { TripListData } from './trip-list.data.ts';
import styles from './trip-results.module.css';
import { useListView, type ListView } from './use-list-view.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { VEHICLE_FILTER } from './vehicle-filter.rules.ts';

interface ViewProps {
  readonly view: ListView;
}

function Heading({ view: { search, answer, filter, count, setFilter } }: ViewProps) {
  const { t } = useTranslation('transport');
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('list.title', { count, place: answer.pickUpLocation.name })}</h1>
        <p className={styles.terms}>{t(`list.covered.${search.mode}`)}</p>
      </div>
      <SortMenu
        service="transport"
        sorts={VEHICLE_FILTER.sorts}
        sort={filter.sort}
        onSort={(sort) => setFilter(VEHICLE_FILTER.change(filter, { sort }))}
      />
      <SortSaid service="transport" sort={filter.sort} count={count} />
    </div>
  );
}

function Pages({ view: { filter, page, pageCount, pathOf } }: ViewProps) {
  const { t } = useTranslation('transport');
  return (
    <Pagination
      label={t('list.pages')}
      page={page}
      pageCount={pageCount}
      hrefFor={(number) => pathOf({ ...filter, page: number })}
      previousLabel={t('list.previousPage')}
      nextLabel={t('list.nextPage')}
      pageLabel={(number) => t('list.page', { number })}
      as={RouterLink}
    />
  );
}

interface TripResultsProps {
  readonly data: TripListData;
  readonly answer: TransportListAnswer;
}

/** The ways to go, the trip, and every vehicle that the filter leaves. */
export function TripResults({ data, answer }: TripResultsProps) {
  const view = useListView(data, answer);
  return (
    <div className={styles.page}>
      <ModeLinks search={data.search} />
      <TripRoute mode={data.search.mode} stops={answer} />
      <SideColumns at="start" side={<FilterColumn view={view} />}>
        <Heading view={view} />
        <FilterBar view={view} />
        {view.count === 0 ? (
          <FilteredAway view={view} />
        ) : (
          <ol className={styles.cards} role="list">
            {view.vehicles.map((vehicle, index) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} view={view} eager={index === 0} />
              </li>
            ))}
          </ol>
        )}
        <Pages view={view} />
      </SideColumns>
    </div>
  );
}
